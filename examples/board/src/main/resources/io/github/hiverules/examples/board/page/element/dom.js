// Elements that are drawn everywhere. Preact escapes texts.
import { h, render } from "../preact.js";
import sheet from "./tiles.js";

export { h, render };

const { colors, shapes, tiles } = sheet;

/** Draws a button. The content is a text, an element, or a list of them. */
export const button = (content, onclick, properties = {}) =>
  h("button", { type: "button", onclick, ...properties }, content);

/** Draws an icon that screen readers ignore, from the data of a path. */
export const icon = path =>
  h("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, h("path", { d: path }));

/**
 * Draws a button with an icon and a name. `isBare` hides the name.
 *
 * @param {{isBare?: boolean, [name: string]: any}} [properties]
 */
export function iconButton(path, label, onclick, properties = {}) {
  const { isBare = false, ...others } = properties;
  return button([icon(path), !isBare && h("span", {}, label)], onclick,
    { title: label, "aria-label": isBare ? label : undefined, ...others });
}

const shapeOf = ([name, attributes, ...children]) => h(name, attributes, ...children.map(shapeOf));

/** Returns a shape of White's tiles in the colours of Black's tiles. */
const inBlack = (shape, bug) => JSON.parse(colors[bug].reduce((text, [white, black]) =>
  text.replaceAll(white, black), JSON.stringify(shape)));

/** Draws all tiles as symbols, which the other tiles of the document or of the shadow tree use. */
export const tileSymbols = () => h("svg", { class: "unseen", "aria-hidden": "true" },
  ...Object.entries(tiles).flatMap(([piece, numbers]) => ["w", "b"].map(color =>
    h("symbol", { id: color + piece.slice(1), viewBox: "-45 -51 90 108", "stroke-linecap": "round",
      "stroke-linejoin": "round" }, ...numbers.map(number => shapes[number])
      .map(shape => shapeOf(color === "w" ? shape : inBlack(shape, piece[1])))))));

export const tile = piece =>
  h("svg", { viewBox: "-45 -51 90 108", class: "tile", "aria-hidden": "true" }, useTile(piece));

/** Draws a tile around the point (0, 0) of an SVG picture. */
export const useTile = piece => h("use", { href: `#${piece}`, x: -45, y: -51, width: 90, height: 108 });

/** Draws a sentence with small tiles instead of the names of pieces. Screen readers read the names. */
export const withTiles = text => text.split(/([-/\\]?\b[wb][QSBGAMLP]\d?\b[-/\\]?)/)
  .map((part, i) => (i % 2 === 0 ? part : h("span", { class: "named", title: part }, ...part.split(/(\w+)/).map(one =>
    (/\w/.test(one) ? [tile(one), h("span", { class: "unseen" }, one)] : one)))));

/** Moves the focus to a sibling element if an arrow key was pressed. Returns the sibling, or null. */
export function stepFocus(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) {
    return null;
  }
  event.preventDefault();
  event.stopPropagation();
  const all = [...event.currentTarget.parentNode.children];
  const next = all[(all.indexOf(event.currentTarget) + step + all.length) % all.length];
  next.focus();
  return next;
}

export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
