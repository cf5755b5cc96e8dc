// The panel beside the table and its tabs.
import { button } from "./dom.js";
import { h, render } from "./preact.js";

/** Draws sections in the panel. `name` is the mode. */
export function drawPanel(panel, name, ...sections) {
  panel.className = `panel ${name}`;
  render(sections, panel);
}

/** Draws tabs. A tab is a pair of name and text; `choose` receives the chosen name. */
export function tabList(id, label, tabs, current, choose) {
  return h("div", { class: "views", role: "tablist", id, "aria-label": label }, ...tabs.map(([name, text]) =>
    button(text, () => choose(name), {
      role: "tab", id: `view-${name}`, "aria-selected": String(name === current), "aria-controls": "view",
      tabindex: name === current ? "0" : "-1", onkeydown: event => stepTabs(event),
    })));
}

/** Selects tabs by arrow keys. */
export function stepTabs(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step) {
    event.stopPropagation();
    const tabs = [...event.target.parentNode.children];
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
  }
}
