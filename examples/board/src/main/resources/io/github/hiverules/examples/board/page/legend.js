// Explains the symbols on the table. A checkbox lets the player show the symbols of all pieces.
import { badge, outline, pin } from "./element/shapes.js";
import { showDialog } from "./dialogs.js";
import { checkbox, h } from "./dom.js";
import { store, stored } from "./store.js";
import { t } from "./words.js";

const MARKS = "hive.marks";

const hasAllMarks = () => stored(MARKS) === true;

/** Shows or hides the symbols of all pieces, as the player has chosen. */
export const applyMarks = table => table.part("table").classList.toggle("all-marks", hasAllMarks());

const sample = shape => h("svg", { viewBox: "-50 -52 100 104", class: "sample", "aria-hidden": "true" }, shape);

export function showLegend(table) {
  const signs = [
    ["sign-target", h("g", { class: "target" }, outline("slot", 0.94), h("circle", { r: 7, class: "dot" }))],
    ["can-move", outline("can-move", 0.9)], ["sign-pinned", pin()],
    ["is-resting", badge(-23, "rest", t("rest-letter"))], ["sign-last", outline("last-to", 0.9)],
    ["sign-grip", outline("can-grip", 0.9)], ["sign-height", badge(23, "height", "2")],
  ];
  const setMarks = isOn => {
    store(MARKS, isOn);
    applyMarks(table);
  };
  return showDialog(t("legend"), () => [
    h("ul", { class: "signs" }, ...signs.map(([name, shape]) => h("li", {}, sample(shape), h("span", {}, t(name))))),
    checkbox("all-marks", t("all-marks"), hasAllMarks(), setMarks)]);
}
