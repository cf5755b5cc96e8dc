// Circles and arrows that players draw with the right mouse button.
import { same } from "./hex.js";
import { h, render } from "./dom.js";
import { middle, shaft } from "./shapes.js";

/** Lists the circles and arrows at a path as pairs of cells. A circle has two equal cells. */
export function sketchesOf({ notes }, path) {
  const { circles = [], arrows = [] } = notes[path] ?? {};
  return [...circles.map(cell => [cell, cell]), ...arrows];
}

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
