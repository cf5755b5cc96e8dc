// The list of a game's moves, two a row, and the figures of both sides.
import { el } from "./dom.js";
import { moveInWords, t } from "./words.js";

/**
 * Moves in rows of White's and Black's; `ply` is the one shown, counted from 1; `first` is the ply of the game's first move, as
 * a game may begin with Black. `extra(i)` gives what stands below a move.
 */
export function moveList(moves, { ply, choose, first = 0, extra = () => [] }) {
  const list = el("ol", { class: "moves", id: "moves", tabindex: "0", "aria-label": t("moves") });
  let row = null;
  moves.forEach((move, i) => {
    const number = Math.floor((first + i) / 2) + 1;
    const black = (first + i) % 2 === 1;
    if (!row || !black) {
      row = el("li", {}, el("span", { class: "number", text: `${number}.` }), black && el("span", { class: "move", text: "…" }));
      list.append(row);
    }
    row.append(el("button", {
      type: "button", class: `move${i + 1 === ply ? " current" : ""}`, "data-ply": i + 1, text: move,
      "aria-label": `${number}. ${moveInWords(move)}`, "aria-current": i + 1 === ply ? "step" : undefined, onclick: () => choose(i + 1),
    }));
    const notes = extra(i);
    if (notes.length > 0) {
      list.append(el("li", { class: "notes" }, ...notes));
      row = null;
    }
  });
  requestAnimationFrame(() => {
    const current = list.querySelector(".current");
    if (current) {
      list.scrollTop += current.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
    }
  });
  return list;
}

/** What can be counted about both sides. */
export function figuresCard({ figures }) {
  const of = (side, name) => figures[side][name] ?? (name === "liberties" ? t("in-hand-still") : "–");
  return el("section", { class: "card" }, el("h2", { text: t("figures") }),
    el("table", { class: "figures" },
      el("thead", {}, el("tr", {}, el("td"), el("th", { text: t("white") }), el("th", { text: t("black") }))),
      el("tbody", {}, ...["liberties", "mobility", "race"].map(name => el("tr", {},
        el("th", { text: t(name), scope: "row" }), el("td", { text: of("white", name) }), el("td", { text: of("black", name) }))))));
}
