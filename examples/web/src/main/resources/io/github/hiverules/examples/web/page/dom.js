// Builds elements. Text goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) {
      continue;
    }
    if (name === "text") {
      element.textContent = value;
    } else if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element with attributes, `text`, listeners such as `onclick`, and children. */
export function el(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/** The same for SVG. */
export function svg(tag, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), properties, children);
}

/** Draws anew, and gives the focus back to the element with the same id, a text with its cursor. */
export function keepingFocus(box, draw) {
  const { activeElement: focused } = document;
  const { id, selectionStart, selectionEnd } = box.contains(focused) ? focused : {};
  const { scrollTop } = box;
  draw();
  box.scrollTop = scrollTop;
  const again = id ? byId(id) : null;
  again?.focus({ preventScroll: true });
  if (again && again === document.activeElement && typeof selectionStart === "number") {
    again.setSelectionRange(selectionStart, selectionEnd);
  }
}

export const byId = id => document.getElementById(id);

/** Says something to a screen reader. */
export function announce(text) {
  byId("speech").textContent = text;
}

let toastTimer;

/** Shows a short message that goes away by itself. */
export function toast(text, isError = false) {
  const box = byId("toast");
  box.textContent = text;
  box.classList.toggle("bad", isError);
  box.hidden = false;
  announce(text);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { box.hidden = true; }, isError ? 6000 : 2500);
}

/** A button with a word on it. */
export function button(text, onclick, properties = {}) {
  return el("button", { type: "button", onclick, text, ...properties });
}

/** A picture of a tile. */
export function tile(piece, properties = {}) {
  return svg("svg", { viewBox: "-45 -51 90 108", class: "tile", "aria-hidden": "true", ...properties }, useTile(piece));
}

/** A tile around (0, 0) of a larger picture; the page holds all of them, so that drawing asks for nothing. */
export function useTile(piece) {
  return svg("use", { href: `#${piece}`, x: -45, y: -51, width: 90, height: 108 });
}

export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
