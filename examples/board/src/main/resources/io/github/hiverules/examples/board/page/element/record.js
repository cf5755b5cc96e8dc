// Queries records in the JSON format of the library. The path "0" is the start, and "7" is the seventh move.
// "7.1.2" is the second move of the first variation of the seventh move.
export const START = "0";

const known = new WeakMap();

/** Returns a map from each path to the move, the previous path and the next paths. */
function placesOf(record) {
  const places = known.get(record) ?? new Map();
  const read = (line, start, prefix) => line.reduce((before, move, i) => {
    const path = `${prefix}${i + 1}`;
    places.set(path, { move, before, after: [] });
    places.get(before).after.push(path);
    move.variations?.forEach((variation, k) => read(variation, before, `${path}.${k + 1}.`));
    return path;
  }, start);
  if (places.size === 0) {
    known.set(record, places.set(START, { move: undefined, before: null, after: [] }));
    read(record.moves, START, "");
  }
  return places;
}

export const moveAt = (record, path) => placesOf(record).get(path)?.move;

export const has = (record, path) => placesOf(record).has(path);

/** Returns the comments at a path: on the move or, at the start, on the game. */
export const commentsAt = (record, path) => (path === START ? record : moveAt(record, path)).comments ?? [];

/** Returns the path of the previous move, or null at the start. */
export const before = (record, path) => placesOf(record).get(path).before;

/** Returns the paths of the next move and its alternatives. */
export const choices = (record, path) => placesOf(record).get(path).after;

export const isEmpty = record => record.moves.length === 0;

export const isMain = path => !path.includes(".");

export const mainEnd = record => String(record.moves.length);

/** Returns the paths from the start to a path, both included. */
function pathsTo(record, path) {
  const paths = [];
  for (let at = path; at !== null; at = before(record, at)) {
    paths.push(at);
  }
  return paths.reverse();
}

/** Returns the paths of the whole line through a path. */
export function lineThrough(record, path) {
  const paths = pathsTo(record, path);
  for (let [at] = choices(record, path); at !== undefined; [at] = choices(record, at)) {
    paths.push(at);
  }
  return paths;
}

/** Returns a game as one line: the start and the moves up to a path. */
export const gameLine = ({ record, start }, path) =>
  [start, ...pathsTo(record, path).slice(1).map(one => moveAt(record, one).move)].join(";");

/** Returns a record with other comments on a move or, at the start, on the game. */
export function withComments(record, path, comments) {
  const copy = structuredClone(record);
  const place = path === START ? copy : moveAt(copy, path);
  place.comments = comments.length > 0 ? comments : undefined;
  return copy;
}

/** @returns {Side | undefined} */
export const winnerOf = ({ state }) => ({ WhiteWins: "white", BlackWins: "black" }[state]);

export const isOver = outcome => outcome.state === "Draw" || winnerOf(outcome) !== undefined;

/** Returns the record's outcome at the end of the main line, if the game is over; otherwise null. */
export function resultAt(record, path) {
  return isOver(record.outcome) && path === mainEnd(record) ? record.outcome : null;
}

/** Returns the value of a tag, or undefined. `name` must be in lower case. */
export const tag = ({ tags }, name) => tags.find(one => one.name.toLowerCase() === name)?.value || undefined;

/** The results of finished games, by winner. */
export const SCORES = { white: "1–0", black: "0–1", draw: "½–½" };

export const other = side => (side === "white" ? "black" : "white");
