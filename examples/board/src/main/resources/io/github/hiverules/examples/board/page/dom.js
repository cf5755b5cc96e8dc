// Elements, icons and messages for the whole page. Preact escapes texts.
import { Component, h, render } from "./preact.js";

export { h, render };

/** @returns {any} */
export const byId = id => document.getElementById(id);

/** A part of the page that its owner can draw again alone, by the method `redraw`. */
export class Part extends Component {
  constructor(props) {
    super(props);
    props.owner.redraw = () => this.forceUpdate();
  }

  render({ draw }) {
    return draw();
  }
}

/** Passes a text to screen readers. */
export function announce(text) {
  byId("speech").textContent = text;
}

let toastTimer;

export function hideToast() {
  byId("toast").hidden = true;
}

/**
 * Shows a message for some seconds.
 *
 * @param {{text: string, act: () => void}} [more] a button beside the message
 */
export function toast(text, isError = false, more = undefined) {
  const box = byId("toast");
  render([h("span", {}, text), more && button(more.text, () => {
    hideToast();
    more.act();
  }, { id: "toast-act" })], box);
  box.classList.toggle("bad", isError);
  box.hidden = false;
  announce(text);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(hideToast, isError || more ? 6000 : 2500);
}

/** Runs an action. If the action fails, shows the error. */
export async function showing(act) {
  try {
    await act();
  } catch (error) {
    toast(error.message, true);
  }
}

export function button(text, onclick, properties = {}) {
  return h("button", { type: "button", onclick, ...properties }, text);
}

export function tile(piece, properties = {}) {
  return h("svg", { viewBox: "-45 -51 90 108", class: "tile", "aria-hidden": "true", ...properties }, useTile(piece));
}

/** Draws a tile around the point (0, 0) of an SVG picture. */
export function useTile(piece) {
  return h("use", { href: `#${piece}`, x: -45, y: -51, width: 90, height: 108 });
}

/** Draws a sentence with small tiles instead of the names of pieces. Screen readers read the names. */
export function withTiles(text) {
  return text.split(/\b([wb][QSBGAMLP]\d?)\b/).map((part, i) => (i % 2 === 0 ? part
    : h("span", { class: "named", title: part }, tile(part), h("span", { class: "unseen" }, part))));
}

/** Draws the sections of a mode in the panel. `name` is the name of the mode. */
export function drawPanel(name, ...sections) {
  const panel = byId("panel");
  panel.className = `panel ${name}`;
  render(sections, panel);
}

/**
 * Draws tabs, which are pairs of name and text. `controls` is the id of the controlled element. `choose` receives a
 * name.
 */
export function tabList(kind, label, controls, tabs, current, choose) {
  return h("div", { class: `${kind}s`, role: "tablist", id: `${kind}s`, "aria-label": label },
    ...tabs.map(([name, text]) => button(text, () => choose(name), {
      role: "tab", id: `${kind}-${name}`, "aria-selected": String(name === current), "aria-controls": controls,
      tabindex: name === current ? "0" : "-1", onkeydown: event => stepFocus(event)?.click(),
    })));
}

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

/** Returns a reference that sets a field's text, unless the player is writing there. */
export const keepFocused = value => box => {
  if (box && box !== document.activeElement) {
    box.value = value;
  }
};

export const isDark = () => (document.documentElement.dataset.theme
  || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The paths of the icons, on a square of 24 by 24 units. */
const PATHS = {
  add: "M12 5V19M5 12H19",
  analyse: "M4 20V10M10 20V4M16 20V13M22 20H2",
  back: "M15 5L8 12L15 19",
  bot: "M5 9H19V20H5ZM12 9V4M9 14H9.1M15 14H15.1M2 13V16M22 13V16",
  close: "M6 6L18 18M18 6L6 18",
  "comment-open": "M4 5H20V16H11L6 20V16H4Z",
  copy: "M9 9H20V20H9ZM15 9V4H4V15H9",
  cut: "M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7M10 11V16M14 11V16",
  "offer-draw": "M6 9H18M6 15H18",
  edit: "M4 20L5 15L16 4L20 8L9 19Z",
  first: "M18 5L11 12L18 19M6 5V19",
  flip: "M4 10C5 6 9 4 12 4C16 4 19 6 20 10M20 5V10H15M20 14C19 18 15 20 12 20C8 20 5 18 4 14M4 19V14H9",
  forward: "M9 5L16 12L9 19",
  halt: "M8 5V19M16 5V19",
  last: "M6 5L13 12L6 19M18 5V19",
  learn: "M3 9L12 5L21 9L12 13ZM7 11V16C9 18 15 18 17 16V11",
  legend: "M2 12C5 7 8 5 12 5C16 5 19 7 22 12C19 17 16 19 12 19C8 19 5 17 2 12ZM12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9",
  menu: "M4 7H20M4 12H20M4 17H20",
  more: "M5 11.5V12.5M12 11.5V12.5M19 11.5V12.5",
  open: "M3 6H10L12 8H21V19H3Z",
  opponent: "M12 12A4 4 0 0 1 12 4A4 4 0 0 1 12 12M4 20C4 16 8 14 12 14C16 14 20 16 20 20",
  picture: "M4 5H20V19H4ZM4 16L9 11L13 15L16 12L20 16M15 9H15.1",
  practise: "M5 9H19V20H5ZM12 9V4M9 14H9.1M15 14H15.1M2 13V16M22 13V16",
  resign: "M6 21V4M6 4H18L15 8L18 12H6",
  run: "M7 4L19 12L7 20Z",
  save: "M12 4V15M7 10L12 15L17 10M4 20H20",
  share: "M8 12L17 6M8 12L17 18M6 10A2 2 0 0 1 6 14A2 2 0 0 1 6 10M19 3A2 2 0 0 1 19 7A2 2 0 0 1 19 3"
    + "M19 17A2 2 0 0 1 19 21A2 2 0 0 1 19 17",
  redo: "M15 6L20 11L15 16M20 11H10C6 11 4 13 4 17V19",
  undo: "M9 6L4 11L9 16M4 11H14C18 11 20 13 20 17V19",
};

/** Draws an icon that screen readers ignore. */
export function icon(name) {
  return h("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, h("path", { d: PATHS[name] }));
}

/**
 * Draws a button with an icon and a name. `isBare` hides the name.
 *
 * @param {{isBare?: boolean, [name: string]: any}} [properties]
 */
export function iconButton(name, label, onclick, properties = {}) {
  const { isBare = false, ...others } = properties;
  return h("button", { type: "button", onclick, title: label, "aria-label": isBare ? label : undefined, ...others },
    icon(name), !isBare && h("span", {}, label));
}
