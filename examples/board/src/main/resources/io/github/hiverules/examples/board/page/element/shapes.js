// Draws marks, badges, routes and arrows on the table.
import { h, useTile } from "./dom.js";
import { HEX } from "./grid.js";
import { same } from "./hex.js";

const PIN = "M0 9V2M-6 2H6C6-1 3-2 3-4V-8H4.5V-10H-4.5V-8H-3V-4C-3-2-6-1-6 2Z";

export const at = (cx, cy, ...children) => h("g", { transform: `translate(${cx} ${cy})` }, ...children);

export const outline = (name, scale = 1) => h("path", { d: HEX, class: name, transform: `scale(${scale})` });

/** Draws a round sign in an upper corner of a tile. */
export function badge(left, name, text) {
  return h("g", { class: `badge ${name}`, transform: `translate(${left} -19)` },
    h("circle", { r: 12 }), h("text", { y: 5.5, "text-anchor": "middle" }, text));
}

export const pin = () => h("g", { class: "badge pin", transform: "translate(-23 19)" },
  h("circle", { r: 11 }), h("path", { d: PIN, transform: "scale(.85)" }));

export function route(grid, steps, name) {
  const points = steps.map(step => grid.middle(step));
  return h("g", { class: `route ${name}` },
    h("polyline", { points: points.map(({ left, top }) => `${left.toFixed(1)},${top.toFixed(1)}`).join(" ") }),
    ...points.slice(1, -1).map(({ left, top }) => h("circle", { cx: left, cy: top, r: 5 })));
}

/** Draws an arrow between two stops, with a light border for contrast. */
function shaft(grid, from, to, room = 20) {
  const begin = grid.middle(from);
  const end = grid.middle(to);
  const length = Math.hypot(end.left - begin.left, end.top - begin.top) || 1;
  const [dx, dy] = [(end.left - begin.left) / length, (end.top - begin.top) / length];
  const tip = { left: end.left - dx * room, top: end.top - dy * room };
  const neck = { left: tip.left - dx * 22, top: tip.top - dy * 22 };
  const corner = side => `${(neck.left - dy * side).toFixed(1)},${(neck.top + dx * side).toFixed(1)}`;
  const line = { x1: begin.left + dx * 18, y1: begin.top + dy * 18, x2: neck.left, y2: neck.top };
  const points = `${tip.left.toFixed(1)},${tip.top.toFixed(1)} ${corner(13)} ${corner(-13)}`;
  return h("g", { class: "shaft" }, h("line", { ...line, class: "casing" }),
    h("polygon", { points, class: "casing" }), h("line", line), h("polygon", { points }));
}

/** Draws a circle or an arrow of a player. `heightAt` returns the number of pieces on a cell. */
export function sketch(grid, from, to, heightAt) {
  const [begin, end] = [from, to].map(cell => ({ to: cell, height: Math.max(1, heightAt(cell)) }));
  const { left, top } = grid.middle(end);
  return same(from, to) ? h("circle", { cx: left, cy: top, r: 36 }) : shaft(grid, begin, end);
}

/**
 * Draws an engine's move. The best move is an arrow to a pale tile. Other moves are numbered dots. A dot on an empty
 * cell shows an arrow while the pointer is over the dot. The dot of the external engine's move is labelled E.
 */
export function arrow(grid, { piece, from, to, rank, under, height, beside }) {
  const { left, top } = grid.middle({ to, height });
  const isBest = rank === 0;
  const dot = h("g", { class: "number", "pointer-events": height > 1 ? "none" : "auto",
    transform: `translate(${left + beside} ${top})` }, h("circle", { r: 13 }),
  h("text", { y: 6, "text-anchor": "middle" }, Number.isInteger(rank) ? String(rank + 1) : "E"));
  return h("g", { class: `arrow rank${rank}` },
    isBest && at(left, top, h("g", { class: "newcomer" }, useTile(piece))),
    from && shaft(grid, { to: from, height: under }, { to, height }), !isBest && dot);
}
