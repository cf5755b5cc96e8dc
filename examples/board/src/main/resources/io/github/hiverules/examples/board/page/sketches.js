// Circles and arrows that players draw with the right mouse button. Comments store circles as [%csl wA1,bQ/]
// and arrows as [%cal wA1 bQ/]. A cell is named after its top piece or, as in a MoveString, after an adjacent piece.
import { DIRECTIONS, same } from "./hex.js";
import { noteOf, withNote } from "./notes.js";
import { h, render } from "./dom.js";
import { middle, shaft } from "./shapes.js";

/** The cells with names relative to a piece: the six neighbours and, last, the piece's own cell. */
const PLACES = [...DIRECTIONS, { mark: "_", dq: 0, dr: 0 }];

const partsOf = (comments, name) => noteOf(comments, name)?.split(",").slice(0, 100) ?? [];

/** Returns a cell's name, or undefined if no piece is on or beside the cell. */
function nameOf(board, { q, r }) {
  const names = PLACES.map(({ mark, dq, dr }) => {
    const beside = board.find(cell => same(cell, { q: q - dq, r: r - dr }));
    return beside && mark.replace("_", beside.pieces.at(-1));
  });
  return names.at(-1) ?? names.find(Boolean);
}

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

/** Toggles a circle or an arrow in comments. */
export function withSketch(comments, board, from, to) {
  const names = [from, to].map(cell => nameOf(board, cell));
  const [note, text] = same(from, to) ? ["csl", names[0]] : ["cal", names.join(" ")];
  const parts = partsOf(comments, note);
  const left = parts.includes(text) ? parts.filter(part => part !== text) : [...parts, text];
  return names.every(Boolean) ? withNote(comments, note, left.join(",")) : comments;
}

const circle = ({ left, top }) => h("circle", { cx: left, cy: top, r: 36 });

/** Draws sketches into a layer. `heightAt` returns the number of pieces on a cell. */
export function drawSketches(sketches, heightAt, layer) {
  const at = cell => ({ ...cell, height: Math.max(1, heightAt(cell)) });
  render(sketches.map(([from, to]) => (same(from, to)
    ? circle(middle(at(to))) : shaft(at(from), to, at(to)))), layer);
}
