// Elements and messages for the whole page. Preact escapes texts.
import { h, render } from "./preact.js";

/** @returns {any} the element, of any type */
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

/** Runs an action and shows its error, if any. */
export async function showing(act) {
  try {
    await act();
  } catch (error) {
    toast(error.message, true);
  }
}

/** Removes the focus, so that the page handles keys. */
export function leaveFocus() {
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) {
    document.activeElement.blur();
  }
}

export function button(text, onclick, properties = {}) {
  return h("button", { type: "button", onclick, ...properties }, text);
}

export function tile(piece, properties = {}) {
  return h("svg", { viewBox: "-45 -51 90 108", class: "tile", "aria-hidden": "true", ...properties }, useTile(piece));
}

/** Draws a tile around (0, 0) of a larger picture. */
export function useTile(piece) {
  return h("use", { href: `#${piece}`, x: -45, y: -51, width: 90, height: 108 });
}

/** Draws a sentence in which pieces are small tiles; screen readers read the names. */
export function withTiles(text) {
  return text.split(/\b([wb][QSBGAMLP]\d?)\b/).map((part, i) => (i % 2 === 0 ? part
    : h("span", { class: "named", title: part }, tile(part), h("span", { class: "unseen" }, part))));
}

export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
