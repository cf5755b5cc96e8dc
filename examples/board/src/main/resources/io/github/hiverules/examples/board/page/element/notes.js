// The notes on moves: texts, evaluations, circles and arrows. Comments store all but texts as data such as [%eval …].
import { same } from "./hex.js";
import { commentsAt } from "./record.js";

/** The glyphs of PGN's annotation numbers. */
export const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

const DATA = /\[%(?:eval|csl|cal) [^\]]*\]/g;

/** Returns the texts of the comments at a path, without data. */
export const textsAt = ({ record, notes }, path) => notes[path]?.texts ?? commentsAt(record, path);

/** Replaces the texts of comments, but keeps data such as [%eval …]. */
export const withText = (comments, text) =>
  [...text.trim() === "" ? [] : [text], ...comments.flatMap(one => one.match(DATA) ?? [])];

/** Lists the circles and arrows at a path as pairs of cells. A circle has two equal cells. */
export function sketchesOf({ notes }, path) {
  const { circles = [], arrows = [] } = notes[path] ?? {};
  return [...circles.map(cell => [cell, cell]), ...arrows];
}

/** Returns the edit that toggles a circle or an arrow at a path. */
export function toggled({ notes }, path, from, to) {
  const { circles = [], arrows = [] } = notes[path] ?? {};
  const toggle = (all, one, isOne) => (all.some(isOne) ? all.filter(other => !isOne(other)) : [...all, one]);
  return same(from, to) ? { circles: toggle(circles, from, cell => same(cell, from)) }
    : { arrows: toggle(arrows, [from, to], ([a, b]) => same(a, from) && same(b, to)) };
}
