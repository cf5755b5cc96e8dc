// Parts that many places of the page share. Preact draws texts as text, never as markup.
import { h, render } from "./preact.js";

/** @returns {any} the element, of whatever kind */
export const byId = id => document.getElementById(id);

/** Says something to a screen reader. */
export function announce(text) {
  byId("speech").textContent = text;
}

let toastTimer;

export function hideToast() {
  byId("toast").hidden = true;
}

/**
 * Shows a short message that goes away by itself.
 *
 * @param {{text: string, act: () => void}} [more] a button beside it
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

/** Takes the focus from what has it, so that keys are those of the page again. */
export function leaveFocus() {
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) {
    document.activeElement.blur();
  }
}

/** A button with a word on it. */
export function button(text, onclick, properties = {}) {
  return h("button", { type: "button", onclick, ...properties }, text);
}

/** A picture of a tile. */
export function tile(piece, properties = {}) {
  return h("svg", { viewBox: "-45 -51 90 108", class: "tile", "aria-hidden": "true", ...properties }, useTile(piece));
}

/** A tile around (0, 0) of a larger picture; the page holds all of them, so that drawing asks for nothing. */
export function useTile(piece) {
  return h("use", { href: `#${piece}`, x: -45, y: -51, width: 90, height: 108 });
}

/** A sentence in which pieces are small tiles; a screen reader reads their names. */
export function withTiles(text) {
  return text.split(/\b([wb][QSBGAMLP]\d?)\b/).map((part, i) => (i % 2 === 0 ? part
    : h("span", { class: "named", title: part }, tile(part), h("span", { class: "unseen" }, part))));
}

export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
