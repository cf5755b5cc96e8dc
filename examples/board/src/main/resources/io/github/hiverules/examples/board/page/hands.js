// The pieces that are still in the hand, a button for each kind.
import { el, patch, tile } from "./dom.js";
import { bugName, cellName, t } from "./words.js";

const ORDER = ["Q", "S", "B", "G", "A", "M", "L", "P"];

/**
 * Draws one side's hand: `pieces` by name, those in `playable` bright; `choose` is told the piece that enters next.
 */
export function drawHand(box, color, { pieces, playable, selected, toMove, name, choose }) {
  const kinds = ORDER.map(bug => pieces.filter(piece => piece[1] === bug)).filter(kind => kind.length > 0);
  const isDim = kind => playable && !playable.has(kind[0]);
  patch(box, el("div", { id: box.id, class: `hand hand-${color}${toMove ? " to-move" : ""}` },
    el("div", { class: "hand-name" }, el("span", { class: `pawn ${color}`, "aria-hidden": "true" }),
      el("span", { text: name ?? t(color) })),
    el("div", { class: "hand-tiles", role: "group", "aria-label": t("hand-of", { side: t(color) }) },
      ...kinds.map(kind => el("button", {
        type: "button",
        class: `hand-tile${kind.includes(selected) ? " selected" : ""}${isDim(kind) ? " dim" : ""}`,
        "data-key": kind[0][1],
        "data-bug": kind[0][1],
        "data-piece": kind[0],
        "aria-pressed": String(kind.includes(selected)),
        "aria-label": t("in-hand", { piece: cellName(kind[0]), count: kind.length }),
        title: bugName(kind[0]),
        onclick: () => choose(kind[0]),
      }, tile(kind[0]), kind.length > 1
        && el("span", { class: "count", "aria-hidden": "true", text: `×${kind.length}` })))),
    kinds.length === 0 && el("span", { class: "quiet", text: t("hand-empty") })));
}
