// The notes on moves: texts, evaluations, circles and arrows. Comments store all but texts as data such as [%eval …].
import { judge } from "./judgements.js";
import { commentsAt, mainEnd, outcomeOf } from "./record.js";

/** The glyphs of PGN's annotation numbers. */
export const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

const DATA = /\[%(?:eval|csl|cal) [^\]]*\]/g;

/** Returns the texts of the comments at a path, without data. */
export const textsAt = ({ record, notes }, path) => notes[path]?.texts ?? commentsAt(record, path);

/** Replaces the texts of comments, but keeps data such as [%eval …]. */
export const withText = (comments, text) =>
  [...text.trim() === "" ? [] : [text], ...comments.flatMap(one => one.match(DATA) ?? [])];

/**
 * Returns the engine's evaluation of a move, or null.
 *
 * @returns {Evaluation | null}
 */
export const evaluationOf = ({ notes }, path) => (notes[path]?.evaluation?.move ? notes[path].evaluation : null);

/** Returns the judgements of the moves of a line, by path. `first` is the ply of the first move. */
export function judgementsOf(game, line, first) {
  const paths = line.slice(1);
  const { over, winner } = line.at(-1) === mainEnd(game.record) ? outcomeOf(game.record.outcome) : { over: false };
  const end = over ? { white: 100, black: 0 }[winner] ?? 50 : null;
  const all = judge(paths.map((path, i) =>
    ({ isWhite: (first + i) % 2 === 0, evaluation: evaluationOf(game, path) })), end);
  return new Map(paths.map((path, i) => [path, all[i]]));
}
