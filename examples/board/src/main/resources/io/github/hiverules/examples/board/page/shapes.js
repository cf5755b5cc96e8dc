// The shapes that lie on the table beside the tiles: marks, badges, routes and arrows.
import { svg, useTile } from "./dom.js";
import { HEX, LIFT, x, y } from "./hex.js";

const PIN = "M0 9V2M-6 2H6C6-1 3-2 3-4V-8H4.5V-10H-4.5V-8H-3V-4C-3-2-6-1-6 2Z";

export const at = (cx, cy, ...children) => svg("g", { transform: `translate(${cx} ${cy})` }, ...children);
export const outline = (name, scale = 1) => svg("path", { d: HEX, class: name, transform: `scale(${scale})` });

/** A round sign in a tile's corner, so far inside that it touches no other tile. */
export function badge(left, name, text) {
  return svg("g", { class: `badge ${name}`, transform: `translate(${left} -19)` },
    svg("circle", { r: 12 }), svg("text", { y: 5.5, "text-anchor": "middle", text }));
}

/** The sign of a pinned piece. */
export const pin = () => svg("g", { class: "badge pin", transform: "translate(-23 19)" },
  svg("circle", { r: 11 }), svg("path", { d: PIN, transform: "scale(.85)" }));

/** The middle of a step: a cell with the height of the piece there, from 1. */
const middle = step => ({ left: x(step), top: y(step) - LIFT * ((step.height ?? 1) - 1) });

/** A route from cell to cell. */
export function route(steps, name) {
  const points = steps.map(middle);
  return svg("g", { class: `route ${name}` },
    svg("polyline", { points: points.map(({ left, top }) => `${left.toFixed(1)},${top.toFixed(1)}`).join(" ") }),
    ...points.slice(1, -1).map(({ left, top }) => svg("circle", { cx: left, cy: top, r: 5 })));
}

/** An arrow with a word at its head; without `from` a small tile for the piece that enters. */
export function arrow({ piece, from, to, text, rank, height }) {
  const end = middle({ ...to, height });
  const parts = [];
  if (from) {
    const begin = middle(from);
    const length = Math.hypot(end.left - begin.left, end.top - begin.top) || 1;
    const [dx, dy] = [(end.left - begin.left) / length, (end.top - begin.top) / length];
    const tip = { left: end.left - dx * 20, top: end.top - dy * 20 };
    const neck = { left: tip.left - dx * 22, top: tip.top - dy * 22 };
    const corner = side => `${(neck.left - dy * side).toFixed(1)},${(neck.top + dx * side).toFixed(1)}`;
    parts.push(svg("line", { x1: begin.left + dx * 18, y1: begin.top + dy * 18, x2: neck.left, y2: neck.top }),
      svg("polygon", { points: `${tip.left.toFixed(1)},${tip.top.toFixed(1)} ${corner(13)} ${corner(-13)}` }));
  } else {
    parts.push(at(end.left, end.top, svg("g", { class: "newcomer", transform: "scale(.6)" }, useTile(piece))));
  }
  const width = 16 + text.length * 9;
  return svg("g", { class: `arrow rank${rank}` }, ...parts,
    at(end.left, end.top + 20, svg("rect", { x: -width / 2, y: -13, width, height: 25, rx: 8 }),
      svg("text", { y: 5.5, "text-anchor": "middle", text })));
}
