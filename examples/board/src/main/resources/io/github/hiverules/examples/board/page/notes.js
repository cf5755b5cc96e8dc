// The notes on moves: texts, evaluations, circles and arrows. Comments store all but texts as data such as [%eval …].
import { same } from "./hex.js";
import { judge } from "./judgements.js";
import { commentsAt, resultAt } from "./record.js";

/** The glyphs of PGN's annotation numbers. */
export const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

const DATA = /\[%(?:eval|csl|cal) [^\]]*\]/g;

/** Returns the texts of the comments at a path, without data. */
export const textsAt = ({ record, notes }, path) => notes[path]?.texts ?? commentsAt(record, path);

/** Replaces the texts of comments, but keeps data such as [%eval …]. */
export const withText = (comments, text) =>
  [...text.trim() === "" ? [] : [text], ...comments.flatMap(one => one.match(DATA) ?? [])];

/** Returns the engine's evaluation of a move, or null. */
export const evaluationOf = ({ notes }, path) => (notes[path]?.evaluation?.bestMove ? notes[path].evaluation : null);

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

/** Returns the judgements of the moves of a line, by path. `first` is the ply of the first move. */
export function judgementsOf(game, line, first) {
  const paths = line.slice(1);
  const { state } = resultAt(game.record, line.at(-1)) ?? {};
  const end = state ? { WhiteWins: 100, BlackWins: 0 }[state] ?? 50 : null;
  const all = judge(paths.map((path, i) =>
    ({ isWhite: (first + i) % 2 === 0, evaluation: evaluationOf(game, path) })), end);
  return new Map(paths.map((path, i) => [path, all[i]]));
}
