// The hands of both sides.
import { button, h, render, stepFocus, tile } from "./dom.js";
import { bugName, cellName, t } from "./words.js";

const ORDER = ["Q", "S", "B", "G", "A", "M", "L", "P"];

/** Draws a side's hand. While the side is to move, pieces that can't be placed are dim. */
export function drawHand(box, color, { hands, sideToMove, playable, inHand, names, status }, choose) {
  const kinds = ORDER.map(bug => hands[color].filter(piece => piece[1] === bug)).filter(kind => kind.length > 0);
  const name = names?.[color] ?? t(color);
  const isDim = kind => sideToMove === color && playable && !playable.has(kind[0]);
  const first = kinds.find(kind => kind.includes(inHand)) ?? kinds.find(kind => !isDim(kind)) ?? kinds[0];
  box.className = `hand hand-${color}${sideToMove === color ? " to-move" : ""}${kinds.length === 0 ? " empty" : ""}`;
  render([
    h("div", { class: "hand-name", title: name },
      h("span", { class: `pawn ${color}`, "aria-hidden": "true" }),
      h("span", {}, name), status && h("span", { class: "hand-status phone-only" }, status)),
    h("div", { class: "hand-tiles", role: "group", "aria-label": t("hand-of", { side: t(color) }) },
      ...kinds.map(kind => button([
        tile(kind[0]), kind.length > 1 && h("span", { class: "count", "aria-hidden": "true" }, `×${kind.length}`),
      ], () => choose(kind[0]), {
        class: `hand-tile${kind.includes(inHand) ? " selected" : ""}${isDim(kind) ? " dim" : ""}`,
        key: kind[0][1], "data-bug": kind[0][1], "data-piece": kind[0],
        tabindex: kind === first ? "0" : "-1",
        onkeydown: stepFocus,
        "aria-pressed": String(kind.includes(inHand)),
        "aria-label": t("in-hand", { piece: cellName(kind[0]), count: kind.length }),
        title: bugName(kind[0]),
      }))),
    kinds.length === 0 && h("span", { class: "quiet unseen" }, t("hand-empty")),
  ], box);
}
