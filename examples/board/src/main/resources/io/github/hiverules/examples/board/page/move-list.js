// The moves of a game: two a row, with variations and notes below the move they belong to.
import { el, patchChildren } from "./dom.js";
import { START } from "./tree.js";
import { language, moveInWords, t } from "./words.js";

/** What PGN's marks look like beside a move. */
export const GLYPHS = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

const numberOf = ply => Math.floor(ply / 2) + 1;

/** The number before a move: 3. for White's, 3… for Black's. */
export const turnOf = ply => `${numberOf(ply)}${ply % 2 === 0 ? "." : "…"}`;

/** The list of a tree's moves. It is drawn anew when the tree is another one; a step changes two moves alone. */
export class MoveList {
  #drawn = "";
  #tree = null;
  #current = null;

  /** `choose` is told the node that was clicked. */
  constructor(choose) {
    this.choose = choose;
  }

  /**
   * Shows a tree's moves in a box; `at` is the node shown, `first` the ply of the game's first move: Black may
   * begin.
   */
  draw(box, tree, { at, first, clocks }) {
    const drawn = `${tree.version} ${first} ${clocks} ${language()}`;
    if (drawn !== this.#drawn || tree !== this.#tree || !box.firstElementChild) {
      this.#drawn = drawn;
      this.#tree = tree;
      patchChildren(box, el("div", {}, ...tree.nodes[START].comments.map(text => el("p", { class: "comment", text })),
        tree.isEmpty() ? el("p", { class: "quiet", text: t("no-moves") })
          : moves({ tree, first, clocks, choose: this.choose })));
    }
    this.#mark(box, box.querySelector(`[data-node="${at}"]`));
  }

  #mark(box, node) {
    if (node !== this.#current) {
      this.#current?.classList.remove("current");
      this.#current?.removeAttribute("aria-current");
    }
    this.#current = node;
    node?.classList.add("current");
    node?.setAttribute("aria-current", "step");
    if (!node) {
      box.scrollTop = 0;
    } else if (box.scrollHeight > box.clientHeight) {
      const [outer, inner] = [box, node].map(one => one.getBoundingClientRect());
      if (inner.top < outer.top + inner.height || inner.bottom > outer.bottom - inner.height) {
        box.scrollTop += inner.top - outer.top - box.clientHeight / 2;
      }
    }
  }
}

function moves(context) {
  const { tree, first } = context;
  const list = el("ol", { class: "moves", id: "moves", "aria-label": t("moves") });
  let row = null;
  for (const [i, node] of tree.line(START).slice(1).entries()) {
    const ply = first + i;
    if (!row || ply % 2 === 0) {
      row = el("li", { class: "turn" }, el("span", { class: "number", text: `${numberOf(ply)}.` }),
        ply % 2 === 1 && el("span", { class: "gap", text: "…" }));
      list.append(row);
    }
    row.append(moveButton(node, ply, context, { "data-ply": i + 1 }));
    const notes = notesOf(node, ply, context);
    if (notes.length > 0) {
      list.append(el("li", { class: "notes" }, ...notes));
      row = null;
    }
  }
  return list;
}

function moveButton(node, ply, { tree, clocks, choose }, more = {}) {
  const { move, clock, result, marks = [] } = tree.nodes[node];
  const time = clocks && clock !== undefined ? ` ${clockText(clock)}` : "";
  const glyphs = marks.map(mark => GLYPHS[mark] ?? "").join("");
  return el("button", {
    type: "button", class: "move", "data-node": node, onclick: () => choose(node),
    "aria-label": `${numberOf(ply)}. ${move}${glyphs}${time}: ${moveInWords(move)}`, ...more,
  }, el("span", { text: move }), glyphs && el("span", { class: `glyph glyph${marks[0]}`, text: glyphs }),
  result && el("span", { class: "flag", "aria-hidden": "true", text: "⚑" }),
  time && el("span", { class: "clock", text: time }));
}

/** What stands below a move: its comments, and what might have been played instead. */
function notesOf(node, ply, context) {
  const { nodes } = context.tree;
  const { opening = [], comments, parent } = nodes[node];
  const siblings = nodes[parent].children;
  return [
    ...[...opening, ...comments].map(text => el("p", { class: "comment", text })),
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
      box.append(el("span", { class: "number", text: turnOf(at) }));
    }
    box.append(moveButton(node, at, context));
    const notes = notesOf(node, at, context);
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
