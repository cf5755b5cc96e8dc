// Elements and messages of the page.
import { button, h, icon as drawIcon, iconButton as drawIconButton, render, stepFocus } from "./element/dom.js";
import { ICONS } from "./icons.js";

export { button, h, render };
export { tile, tileSymbols } from "./element/dom.js";

/** @returns {any} */
export const byId = id => document.getElementById(id);

/** Passes a text to screen readers. */
export function announce(text) {
  byId("speech").textContent = text;
}

let toastTimer;

export function hideToast() {
  clearTimeout(toastTimer);
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

const BUSY_MILLIS = 300;

/** Shows a text with a bar until a message replaces it, or until `hideToast`. Short waits show nothing. */
export function showBusy(text) {
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    const box = byId("toast");
    render([h("span", {}, text), h("progress", { "aria-label": text })], box);
    box.classList.remove("bad");
    box.hidden = false;
    announce(text);
  }, BUSY_MILLIS);
}

export const quiet = (text, properties = {}) => h("p", { class: "quiet", ...properties }, text);

/** Draws a labelled field. */
export const field = (label, input, properties = {}) =>
  h("label", { class: "field", ...properties }, h("span", {}, label), input);

/** Draws a labelled checkbox. `choose` receives whether the box is checked. */
export const checkbox = (id, label, checked, choose) => field(label,
  h("input", { type: "checkbox", id, checked, onchange: event => choose(event.target.checked) }));

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

/** Returns a reference that sets a field's text, unless the player is writing there. */
export const keepFocused = value => box => {
  if (box && box !== document.activeElement) {
    box.value = value;
  }
};

export const isDark = () => (document.documentElement.dataset.theme
  || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

/** Draws an icon of the page that screen readers ignore. */
export const icon = name => drawIcon(ICONS[name]);

/** Draws a button with an icon and a name. `isBare` hides the name. */
export const iconButton = (name, label, onclick, properties = {}) =>
  drawIconButton(ICONS[name], label, onclick, properties);
