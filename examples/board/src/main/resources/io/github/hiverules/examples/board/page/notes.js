// Reads and writes data in the comments on moves: [%eval …], [%csl …] and [%cal …].
import { judge } from "./judgements.js";
import { commentsAt, mainEnd, outcomeOf } from "./record.js";

/** The glyphs of PGN's annotation numbers. */
export const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

const NOTE = / ?\[%(eval|csl|cal) ([^\]]*)\]/g;

/** Returns the texts of comments, without data such as [%eval …]. */
export const wordsOf = comments => comments.map(text => text.replace(NOTE, "")).filter(Boolean);

/** Replaces the text of comments, but keeps data such as [%eval …]. */
export const withWords = (comments, text) => [...text.trim() === "" ? [] : [text],
  ...comments.flatMap(one => [...one.matchAll(NOTE)].map(([note]) => note.trim()))];

export const noteOf = (comments, name) =>
  comments.flatMap(text => [...text.matchAll(NOTE)]).find(([, known]) => known === name)?.[2];

/**
 * Returns the engine's evaluation of a move, or null. In `[%eval 47 62 wA1 bQ/]`, 47 is White's chance in percent after
 * the move. 62 is the chance after the best move, wA1 bQ/.
 *
 * @returns {Evaluation | null}
 */
export function evaluationOf(record, path) {
  const text = noteOf(commentsAt(record, path), "eval") ?? "";
  const [note, chance, best, move] = /^(\d\d?|100) (\d\d?|100) (.+)$/.exec(text) ?? [];
  return note ? { chance: Number(chance), best: Number(best), move } : null;
}

/** Returns the judgements of the moves of a line, by path. `first` is the ply of the first move. */
export function judgementsOf(record, line, first) {
  const paths = line.slice(1);
  const { over, winner } = line.at(-1) === mainEnd(record) ? outcomeOf(record.outcome) : { over: false };
  const end = over ? { white: 100, black: 0 }[winner] ?? 50 : null;
  const all = judge(paths.map((path, i) =>
    ({ isWhite: (first + i) % 2 === 0, evaluation: evaluationOf(record, path) })), end);
  return new Map(paths.map((path, i) => [path, all[i]]));
}
