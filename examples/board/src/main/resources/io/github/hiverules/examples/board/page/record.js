// Queries of a record, the JSON of the library's GameRecord. The path "0" is the start, "7" is the seventh move, and
// "7.1.2" is the second move of the first variation of the seventh move. Only the server edits records.
import { outcomeOf } from "./words.js";

export const START = "0";

const PATH = /^\d{1,9}(\.\d{1,9}\.\d{1,9}){0,100}$/;

const stepsOf = path => path.split(".").map(Number);

const withLast = (steps, move) => [...steps.slice(0, -1), move].join(".");

/** Returns the moves of the line of a path. */
function lineAt(record, steps) {
  let line = record.moves;
  for (let i = 0; i + 2 < steps.length; i += 2) {
    line = line?.[steps[i] - 1]?.variations?.[steps[i + 1] - 1];
  }
  return line ?? [];
}

/** Returns the move at a path, or undefined. */
export function moveAt(record, path) {
  const steps = stepsOf(path);
  return lineAt(record, steps)[steps.at(-1) - 1];
}

export const has = (record, path) => PATH.test(path) && (path === START || Boolean(moveAt(record, path)));

/** Returns the comments on a move; at the start, the comments on the game. */
export const commentsAt = (record, path) => (path === START ? record : moveAt(record, path)).comments ?? [];

/** Returns the path of the previous move, or null at the start. */
export function before(path) {
  const steps = stepsOf(path);
  if (steps.length > 1 && steps.at(-1) === 1) {
    return before(withLast(steps.slice(0, -2), steps.at(-3)));
  }
  return path === START ? null : withLast(steps, steps.at(-1) - 1);
}

/** Returns the paths of the next move and of its alternatives. */
export function choices(record, path) {
  const steps = stepsOf(path);
  const next = withLast(steps, steps.at(-1) + 1);
  const move = moveAt(record, next);
  return move ? [next, ...(move.variations ?? []).map((_, i) => `${next}.${i + 1}.1`)] : [];
}

export const isEmpty = record => record.moves.length === 0;

export const isEnd = (record, path) => choices(record, path).length === 0;

export const isMain = path => !path.includes(".");

export const mainEnd = record => String(record.moves.length);

/** Returns the paths from the start to a path, both included. */
export function pathsTo(path) {
  const paths = [];
  for (let at = path; at !== null; at = before(at)) {
    paths.push(at);
  }
  return paths.reverse();
}

/** Returns the paths from the start through a path to the end of its line. */
export function lineThrough(record, path) {
  const steps = stepsOf(path);
  const done = steps.at(-1);
  return [...pathsTo(path), ...lineAt(record, steps).slice(done).map((_, i) => withLast(steps, done + i + 1))];
}

/** Returns whether the line of a path has an alternative after it. */
export function mayDemote(record, path) {
  const steps = stepsOf(path);
  const isFork = lineAt(record, steps).slice(0, steps.at(-1)).some(({ variations }) => variations);
  const beside = !isMain(path) && moveAt(record, withLast(steps.slice(0, -2), steps.at(-3)));
  return isFork || beside && steps.at(-2) < beside.variations.length;
}

/** Returns a game as one line of text: its start and the moves up to a path. */
export const gameLine = ({ record, session }, path) =>
  [session.start, ...pathsTo(path).slice(1).map(one => moveAt(record, one).move)].join(";");

/** Returns the record's outcome at the end of the main line if the players ended the game; otherwise null. */
export function resultAt(record, path) {
  const outcome = outcomeOf(record.outcome);
  return outcome.over && outcome.isOffBoard && path === mainEnd(record) ? outcome : null;
}

/** Returns whether the main lines and outcomes of two records are equal. */
export function isSameGame(one, other) {
  const told = ({ start, outcome, moves }) => JSON.stringify([start, outcome, moves.map(({ move }) => move)]);
  return told(one) === told(other);
}

/** Returns the value of a tag, or undefined. `name` must be in lower case. */
export const tag = ({ tags }, name) => tags.find(one => one.name.toLowerCase() === name)?.value || undefined;

export const hasClocks = ({ moves }) => moves.some(({ clock }) => clock !== undefined);
