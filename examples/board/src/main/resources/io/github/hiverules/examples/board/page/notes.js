// Notes for programs in the comments of moves, as other sites write them: [%eval …], [%csl …], [%cal …].
import { commentsAt } from "./record.js";

const NOTE = / ?\[%(eval|csl|cal) ([^\]]*)\]/g;

/** Returns comments without these notes. */
export const wordsOf = comments => comments.map(text => text.replace(NOTE, "")).filter(Boolean);

/** Returns the comments with a new text; their notes are kept. */
export const withWords = (comments, text) => [...text.trim() === "" ? [] : [text],
  ...comments.flatMap(one => [...one.matchAll(NOTE)].map(([note]) => note.trim()))];

export const noteOf = (comments, name) =>
  comments.flatMap(text => [...text.matchAll(NOTE)]).find(([, known]) => known === name)?.[2];

/** Returns the comments with another value of a note; an empty value removes the note. */
export function withNote(comments, name, value) {
  const others = comments.map(text => text.replace(NOTE, (note, known) => (known === name ? "" : note)));
  return [...others.filter(Boolean), ...value ? [`[%${name} ${value}]`] : []];
}

/**
 * Returns the engine's judgement of a move, stored as `[%eval 47 62 wA1 bQ/]`: White's `chance` after it and after the
 * best move, both in percent, and the best move. The move's `loss` is the difference. Null if the move wasn't judged.
 */
export function judgementOf(record, path) {
  const text = noteOf(commentsAt(record, path), "eval") ?? "";
  const [note, chance, best, better] = /^(\d\d?|100) (\d\d?|100) (.+)$/.exec(text) ?? [];
  return note ? { chance: Number(chance), loss: Math.abs(Number(best) - Number(chance)), better } : null;
}
