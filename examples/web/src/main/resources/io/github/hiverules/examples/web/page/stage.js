// The table between the two hands, with a note for reasons and a look inside stacks. A controller decides what choices mean.
import { Board } from "./board.js";
import { announce, byId, el, tile } from "./dom.js";
import { drawHand } from "./hands.js";
import { same } from "./hex.js";
import { cellName, t } from "./words.js";

export class Stage {
  constructor() {
    this.controller = null;
    this.board = new Board(cell => this.controller?.cell(cell));
    this.noteBox = el("div", { class: "note", id: "note", hidden: true });
    this.stackBox = el("div", { class: "stack", id: "stack", hidden: true });
    this.hint = el("div", { class: "hint", id: "hint" });
    byId("table").replaceChildren(this.board.element, this.hint, this.stackBox, this.noteBox);
    addEventListener("keydown", event => {
      if (event.key === "Escape") {
        this.controller?.cell(null);
      }
    });
  }

  /** Draws a picture as the board does, with `hands`, `side`, `playable`, the `bottom` side and the players' `names`. */
  draw(picture) {
    const bottom = picture.bottom ?? "white";
    byId("stage").setAttribute("aria-label", t("board"));
    this.board.draw(picture);
    for (const [box, color] of [["hand-top", bottom === "white" ? "black" : "white"], ["hand-bottom", bottom]]) {
      drawHand(byId(box), color, {
        pieces: picture.hands[color],
        playable: picture.playable,
        selected: picture.inHand,
        toMove: picture.side === color,
        name: picture.names?.[color],
        choose: piece => this.controller?.hand(piece),
      });
    }
    this.noteBox.classList.toggle("up", this.board.isLow());
    this.#openStack(picture.board.find(cell => picture.open && same(cell, picture.open)));
  }

  /** Shows reasons, or nothing. */
  note(reasons = [], isError = true) {
    this.noteBox.hidden = reasons.length === 0;
    this.noteBox.classList.toggle("bad", isError);
    this.noteBox.replaceChildren(
      el("ul", {}, ...reasons.map(reason => el("li", {},
        reason.rule && el("span", { class: "rule", text: reason.rule, title: t("rule") }), el("span", { text: reason.text })))),
      el("button", { type: "button", class: "close", "aria-label": t("close"), text: "×", onclick: () => this.controller?.cell(null) }));
    if (reasons.length > 0) {
      announce(reasons.map(reason => reason.text).join(" "));
    }
  }

  /** A quiet word at the edge of the table. */
  say(text) {
    this.hint.textContent = text;
  }

  #openStack(cell) {
    const show = cell !== undefined && cell.pieces.length > 1;
    this.stackBox.hidden = !show;
    if (show) {
      this.stackBox.replaceChildren(
        el("div", { class: "stack-title", text: t("stack-title") }),
        el("ol", { class: "stack-tiles" }, ...cell.pieces.map(piece => el("li", { "aria-label": cellName(piece) }, tile(piece)))));
      announce(`${t("stack-title")} ${cell.pieces.map(cellName).join(", ")}`);
    }
  }
}
