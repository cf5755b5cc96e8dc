// Notes for programs in the comments of moves, as other sites write them: [%eval …], [%csl …], [%cal …].
import { commentsAt } from "./record.js";

const NOTE = / ?\[%(eval|csl|cal) ([^\]]*)\]/g;

/** Comments without these notes. */
export const wordsOf = comments => comments.map(text => text.replace(NOTE, "")).filter(Boolean);

/** The comments with other words, and the same notes. */
export const withWords = (comments, text) => [...text.trim() === "" ? [] : [text],
  ...comments.flatMap(one => [...one.matchAll(NOTE)].map(([note]) => note.trim()))];

export const noteOf = (comments, name) =>
  comments.flatMap(text => [...text.matchAll(NOTE)]).find(([, known]) => known === name)?.[2];

/** The comments with another value for a note; an empty one removes it. */
export function withNote(comments, name, value) {
  const others = comments.map(text => text.replace(NOTE, (note, known) => (known === name ? "" : note)));
  return [...others.filter(Boolean), ...value ? [`[%${name} ${value}]`] : []];
}

/**
 * The engine's judgement of a move, kept as `[%eval 47 62 wA1 bQ/]`: White's `chance` after it, the chance after the
 * best move, both in percent, and the best move. The move's `loss` is the difference. Null if the move wasn't judged.
 */
export function judgementOf(record, path) {
  const text = noteOf(commentsAt(record, path), "eval") ?? "";
  const [note, chance, best, better] = /^(\d\d?|100) (\d\d?|100) (.+)$/.exec(text) ?? [];
  return note ? { chance: Number(chance), loss: Math.abs(Number(best) - Number(chance)), better } : null;
}
