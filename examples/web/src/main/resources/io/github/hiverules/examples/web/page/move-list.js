// The moves of a game: two a row, with variations and notes below the move they belong to.
import { el } from "./dom.js";
import { moveInWords, t } from "./words.js";

/**
 * The list of a tree's moves; `at` is the node shown, `first` the ply of the game's first move, as a game may begin with Black.
 * `choose` is told the node that was clicked.
 */
export function moveList(tree, { at, first, clocks, choose }) {
  const list = el("ol", { class: "moves", id: "moves", "aria-label": t("moves") });
  const context = { tree, at, first, clocks, choose };
  let row = null;
  for (const [i, node] of tree.line(0).slice(1).entries()) {
    const ply = first + i;
    if (!row || ply % 2 === 0) {
      row = el("li", { class: "turn" }, el("span", { class: "number", text: `${numberOf(ply)}.` }), ply % 2 === 1 && el("span", { class: "gap", text: "…" }));
      list.append(row);
    }
    row.append(moveButton(node, ply, context, { "data-ply": i + 1 }));
    const notes = notesOf(node, ply, context);
    if (notes.length > 0) {
      list.append(el("li", { class: "notes" }, ...notes));
      row = null;
    }
  }
  requestAnimationFrame(() => {
    const current = list.querySelector(".current");
    const box = list.parentElement;
    if (current && box.scrollHeight > box.clientHeight) {
      box.scrollTop += current.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
    }
  });
  return list;
}

const numberOf = ply => Math.floor(ply / 2) + 1;

function moveButton(node, ply, { tree, at, clocks, choose }, more = {}) {
  const { move, clock, result } = tree.nodes[node];
  const isCurrent = node === at;
  return el("button", {
    type: "button", class: `move${isCurrent ? " current" : ""}`, "data-node": node, "aria-current": isCurrent ? "step" : undefined,
    "aria-label": `${numberOf(ply)}. ${move}${clocks && clock !== undefined ? ` ${clockText(clock)}` : ""}: ${moveInWords(move)}`, onclick: () => choose(node), ...more,
  }, el("span", { text: move }), result && el("span", { class: "flag", "aria-hidden": "true", text: "⚑" }),
  clocks && clock !== undefined && el("span", { class: "clock", text: ` ${clockText(clock)}` }));
}

/** What stands below a move: its comments, and what might have been played instead. */
function notesOf(node, ply, context) {
  const { nodes } = context.tree;
  const { comments, parent } = nodes[node];
  const siblings = nodes[parent].children;
  return [
    ...comments.map(text => el("p", { class: "comment", text })),
    ...(siblings[0] === node ? siblings.slice(1).map(other => variation(other, ply, context)) : []),
  ];
}

/** A variation as running text, with the variations in it below. */
function variation(from, ply, context) {
  const { nodes } = context.tree;
  const box = el("div", { class: "variation", role: "group", "aria-label": t("variation") });
  let isFresh = true;
  for (let node = from, at = ply; node !== undefined; [node] = nodes[node].children, at++) {
    if (at % 2 === 0 || isFresh) {
      box.append(el("span", { class: "number", text: `${numberOf(at)}${at % 2 === 0 ? "." : "…"}` }));
    }
    box.append(moveButton(node, at, context));
    const notes = node === from ? nodes[node].comments.map(text => el("p", { class: "comment", text })) : notesOf(node, at, context);
    isFresh = notes.length > 0;
    box.append(...notes);
  }
  return box;
}

/** A clock as players read it. */
function clockText(millis) {
  const seconds = Math.floor(millis / 1000);
  const two = number => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
