// Reads and writes data in the comments on moves: [%eval …], [%csl …] and [%cal …].
import { commentsAt } from "./record.js";

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

/** Sets a data item in comments. An empty value removes the item. */
export function withNote(comments, name, value) {
  const others = comments.map(text => text.replace(NOTE, (note, known) => (known === name ? "" : note)));
  return [...others.filter(Boolean), ...value ? [`[%${name} ${value}]`] : []];
}

/**
 * Returns the engine's judgement of a move, or null. In `[%eval 47 62 wA1 bQ/]`, 47 is White's chance in percent after
 * the move. 62 is the chance after the best move, wA1 bQ/. `loss` is the difference of both chances.
 */
export function judgementOf(record, path) {
  const text = noteOf(commentsAt(record, path), "eval") ?? "";
  const [note, chance, best, better] = /^(\d\d?|100) (\d\d?|100) (.+)$/.exec(text) ?? [];
  return note ? { chance: Number(chance), loss: Math.abs(Number(best) - Number(chance)), better } : null;
}
