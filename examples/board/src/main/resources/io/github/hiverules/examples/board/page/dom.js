// Elements, icons and messages for the whole page. Preact escapes texts.
import { h, render } from "./preact.js";

export { h, render };

/** @returns {any} */
export const byId = id => document.getElementById(id);

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

/** Draws a button. The content is a text, an element, or a list of them. */
export const button = (content, onclick, properties = {}) =>
  h("button", { type: "button", onclick, ...properties }, content);

export const quiet = (text, properties = {}) => h("p", { class: "quiet", ...properties }, text);

/** Draws a labelled field. */
export const field = (label, input, properties = {}) =>
  h("label", { class: "field", ...properties }, h("span", {}, label), input);

/** Draws a labelled checkbox. `choose` receives whether the box is checked. */
export const checkbox = (id, label, checked, choose) => field(label,
  h("input", { type: "checkbox", id, checked, onchange: event => choose(event.target.checked) }));

export function tile(piece) {
  return h("svg", { viewBox: "-45 -51 90 108", class: "tile", "aria-hidden": "true" }, useTile(piece));
}

/** Draws a tile around the point (0, 0) of an SVG picture. */
export function useTile(piece) {
  return h("use", { href: `#${piece}`, x: -45, y: -51, width: 90, height: 108 });
}

/** Draws a sentence with small tiles instead of the names of pieces. Screen readers read the names. */
export function withTiles(text) {
  return text.split(/([-/\\]?\b[wb][QSBGAMLP]\d?\b[-/\\]?)/).map((part, i) => (i % 2 === 0 ? part
    : h("span", { class: "named", title: part }, ...part.split(/(\w+)/).map(one =>
      (/\w/.test(one) ? [tile(one), h("span", { class: "unseen" }, one)] : one)))));
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

/** Draws an icon of the page that screen readers ignore. */
export function icon(name) {
  return h("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, h("use", { href: `#icon-${name}` }));
}

/**
 * Draws a button with an icon and a name. `isBare` hides the name.
 *
 * @param {{isBare?: boolean, [name: string]: any}} [properties]
 */
export function iconButton(name, label, onclick, properties = {}) {
  const { isBare = false, ...others } = properties;
  return button([icon(name), !isBare && h("span", {}, label)], onclick,
    { title: label, "aria-label": isBare ? label : undefined, ...others });
}
