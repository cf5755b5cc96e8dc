// The hands of both sides.
import { button, h, render, stepFocus, tile } from "./dom.js";

const ORDER = ["Q", "S", "B", "G", "A", "M", "L", "P"];

/**
 * Draws a side's hand. While the side is to move, pieces that can't be placed are dim.
 *
 * @param {HTMLElement} box
 * @param {import("./words.js").Words} words
 * @param {Side} color
 * @param {Picture & {status: string}} picture
 * @param {(piece: string) => void} choose
 */
export function drawHand(box, words, color, { hands, sideToMove, playable, inHand = null, names, status }, choose) {
  const kinds = ORDER.map(bug => hands[color].filter(piece => piece[1] === bug)).filter(kind => kind.length > 0);
  const name = names?.[color] ?? words.t(color);
  const isDim = kind => sideToMove === color && playable && !playable.has(kind[0]);
  const isChosen = kind => kind.some(piece => piece === inHand);
  const first = kinds.find(isChosen) ?? kinds.find(kind => !isDim(kind)) ?? kinds[0];
  box.className = `hand hand-${color}${sideToMove === color ? " to-move" : ""}${kinds.length === 0 ? " empty" : ""}`;
  render([
    h("div", { class: "hand-name", title: name },
      h("span", { class: `pawn ${color}`, "aria-hidden": "true" }),
      h("span", {}, name), status && h("span", { class: "hand-status phone-only" }, status)),
    h("div", { class: "hand-tiles", role: "group", "aria-label": words.t("hand-of", { side: words.t(color) }) },
      ...kinds.map(kind => button([
        tile(kind[0]), kind.length > 1 && h("span", { class: "count", "aria-hidden": "true" }, `×${kind.length}`),
      ], () => choose(kind[0]), {
        class: `hand-tile${isChosen(kind) ? " selected" : ""}${isDim(kind) ? " dim" : ""}`,
        key: kind[0][1], "data-bug": kind[0][1], "data-piece": kind[0],
        tabindex: kind === first ? "0" : "-1",
        onkeydown: stepFocus,
        "aria-pressed": String(isChosen(kind)),
        "aria-label": words.t("in-hand", { piece: words.cellName(kind[0]), count: kind.length }),
        title: words.bugName(kind[0]),
      }))),
    kinds.length === 0 && h("span", { class: "quiet unseen" }, words.t("hand-empty")),
  ], box);
}
