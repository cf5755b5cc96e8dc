// Builds elements, and changes what is there into what should be. Text goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";
const LISTENERS = ["onclick", "onchange", "oninput", "ontoggle", "onpointerenter", "onpointerleave", "onfocus",
  "onblur", "onkeydown"];

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) {
      continue;
    }
    if (name === "text") {
      element.textContent = value;
    } else if (name.startsWith("on")) {
      element[name] = value;
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

/**
 * Makes an element like a fresh one and touches only what differs, so that focus, scrolling and what is being
 * written stay. Children are told by their `id` or `data-key`; those of an element with `data-own` are left to
 * whoever draws them.
 */
export function patch(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name)) {
      old.removeAttribute(name);
    }
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) {
      old.setAttribute(name, value);
    }
  }
  LISTENERS.forEach(name => { old[name] = fresh[name]; });
  if (!fresh.hasAttribute("data-own")) {
    patchChildren(old, fresh);
  }
  for (const name of ["value", "checked"]) {
    if (name in old && old[name] !== fresh[name]) {
      old[name] = fresh[name];
    }
  }
}

const keyOf = node => node.id || node.dataset?.key || "";

/** The same for the children alone. */
export function patchChildren(old, fresh) {
  const wanted = new Set([...fresh.children].map(keyOf));
  [...old.children].filter(child => keyOf(child) && !wanted.has(keyOf(child))).forEach(child => child.remove());
  const known = new Map([...old.children].map(child => [keyOf(child), child]));
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const name = keyOf(child);
    const there = name ? known.get(name) : at && !keyOf(at) ? at : undefined;
    if (there?.nodeName !== child.nodeName) {
      old.insertBefore(child, at);
      continue;
    }
    if (there === at) {
      at = at.nextSibling;
    } else {
      old.insertBefore(there, at);
    }
    if (there.nodeType === Node.ELEMENT_NODE) {
      patch(there, child);
    } else if (there.data !== child.data) {
      there.data = child.data;
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

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
  box.textContent = text;
  if (more) {
    box.append(button(more.text, () => {
      hideToast();
      more.act();
    }, { id: "toast-act" }));
  }
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
