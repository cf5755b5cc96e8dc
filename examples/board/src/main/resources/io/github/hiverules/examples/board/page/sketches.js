// Circles and arrows that players draw with the right mouse button. Comments store circles as [%csl wA1,bQ/]
// and arrows as [%cal wA1 bQ/]. A cell is named after its top piece or, as in a MoveString, after an adjacent piece.
import { DIRECTIONS, same } from "./hex.js";
import { noteOf } from "./notes.js";
import { h, render } from "./dom.js";
import { middle, shaft } from "./shapes.js";

/** The cells with names relative to a piece: the six neighbours and, last, the piece's own cell. */
const PLACES = [...DIRECTIONS, { mark: "_", dq: 0, dr: 0 }];

const partsOf = (comments, name) => noteOf(comments, name)?.split(",").slice(0, 100) ?? [];

function cellNamed(board, name) {
  const [piece = "_"] = /[wb][A-Z]\d?/.exec(name) ?? [];
  const cell = board.find(({ pieces }) => pieces.includes(piece));
  const direction = PLACES.find(({ mark }) => mark === name.replace(piece, "_"));
  return cell && direction && { q: cell.q + direction.dq, r: cell.r + direction.dr };
}

/** Lists the circles and arrows in comments as pairs of cells. A circle has two equal cells. */
export const sketchesOf = (comments, board) => [
  ...partsOf(comments, "csl").map(name => [name, name]), ...partsOf(comments, "cal").map(text => text.split(" ")),
].map(names => names.map(name => cellNamed(board, name))).filter(([from, to]) => from && to);

/** Returns the edit that toggles a circle or an arrow among the sketches of a move. */
export function toggled(sketches, from, to) {
  const isCircle = same(from, to);
  const left = sketches.filter(([a, b]) => same(a, b) === isCircle && !(same(a, from) && same(b, to)));
  const all = left.length < sketches.filter(([a, b]) => same(a, b) === isCircle).length ? left : [...left, [from, to]];
  return isCircle ? { circles: all.map(([cell]) => cell) } : { arrows: all };
}

const circle = ({ left, top }) => h("circle", { cx: left, cy: top, r: 36 });

/** Draws sketches into a layer. `heightAt` returns the number of pieces on a cell. */
export function drawSketches(sketches, heightAt, layer) {
  const at = cell => ({ ...cell, height: Math.max(1, heightAt(cell)) });
  render(sketches.map(([from, to]) => (same(from, to)
    ? circle(middle(at(to))) : shaft(at(from), to, at(to)))), layer);
}
