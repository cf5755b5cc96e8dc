// The table between the two hands, with notes, the end of the game and a look inside stacks. A controller decides what choices mean.
import { Board } from "./board.js";
import { announce, button, byId, el, tile } from "./dom.js";
import { Gestures } from "./gestures.js";
import { drawHand } from "./hands.js";
import { same } from "./hex.js";
import { other } from "./sides.js";
import { cellName, t } from "./words.js";

const ZOOM_KEYS = { "+": 1.25, "=": 1.25, "-": 0.8 };

export class Stage {
  #closed = null;

  constructor() {
    this.controller = null;
    this.noteBox = el("div", { class: "note", id: "note", hidden: true });
    this.stackBox = el("div", { class: "stack", id: "stack", hidden: true });
    this.banner = el("div", { class: "banner", id: "banner", hidden: true });
    this.fitButton = button("⤢", () => this.board.camera.fit(), { id: "fit", class: "round fit", hidden: true });
    this.board = new Board({
      choose: cell => this.controller?.cell(cell),
      hover: cell => this.controller?.hover?.(cell),
      moved: () => { this.fitButton.hidden = !this.board.camera.isManual; },
    });
    this.scale = el("div", { class: "scale", id: "scale", role: "img", hidden: true }, el("div", { class: "scale-white" }));
    byId("table").replaceChildren(this.board.element, this.scale, this.fitButton, this.stackBox, this.banner, this.noteBox);
    this.gestures = new Gestures(byId("stage"), this.board, {
      lift: (piece, cell) => this.controller?.lift?.(piece, cell) ?? false,
      over: cell => this.controller?.hover?.(cell),
      drop: cell => this.controller?.drop?.(cell),
    });
    addEventListener("keydown", event => this.#onKey(event));
  }

  /**
   * Draws a picture as the board does, with `hands`, `side`, `playable`, the `bottom` side and the players' `names`; an `outcome`
   * that ends the game stands on a banner.
   */
  draw(picture) {
    const bottom = picture.bottom ?? "white";
    byId("stage").setAttribute("aria-label", t("board"));
    this.fitButton.setAttribute("aria-label", t("fit"));
    this.fitButton.title = t("fit");
    this.board.draw(picture);
    for (const [box, color] of [["hand-top", other(bottom)], ["hand-bottom", bottom]]) {
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
    this.#tellEnd(picture.outcome);
  }

  /** Shows an engine's `arrows`, and on a scale the `score` for White from -1 to 1; with null nothing. */
  advise(advice) {
    this.board.advise(advice?.arrows ?? []);
    this.scale.hidden = !advice;
    if (advice) {
      const percent = Math.round(50 + 50 * advice.score);
      this.scale.firstElementChild.style.height = `${percent}%`;
      this.scale.setAttribute("aria-label", t("scale", { percent }));
    }
  }

  /** Shows reasons, or nothing. One with `choose` is a button. */
  note(reasons = [], isError = true) {
    this.noteBox.hidden = reasons.length === 0;
    this.noteBox.classList.toggle("bad", isError);
    this.noteBox.replaceChildren(
      el("ul", {}, ...reasons.map(reason => el("li", {},
        reason.rule && el("span", { class: "rule", text: reason.rule, title: t("rule") }),
        reason.choose ? button(reason.text, reason.choose, { class: "choice", "data-piece": reason.piece }) : el("span", { text: reason.text })))),
      el("button", { type: "button", class: "close", "aria-label": t("close"), text: "×", onclick: () => this.controller?.cell(null) }));
    if (reasons.length > 0) {
      announce(reasons.map(reason => reason.text).join(" "));
    }
  }

  #onKey(event) {
    if (event.target.closest?.("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (event.key === "Escape") {
      this.controller?.cell(null);
    } else if (event.key in ZOOM_KEYS) {
      this.board.camera.zoom(ZOOM_KEYS[event.key]);
    } else if (event.key === "0") {
      this.board.camera.fit();
    }
  }

  /** The end of a game lies over the table until it is closed. */
  #tellEnd(outcome) {
    const end = outcome?.over ? `${outcome.winner} ${outcome.reason}` : null;
    this.#closed = end ? this.#closed : null;
    this.banner.hidden = !end || this.#closed === end;
    if (end) {
      this.banner.replaceChildren(
        el("span", { class: `pawn ${outcome.winner ?? "draw"}`, "aria-hidden": "true" }),
        el("div", {}, el("strong", { text: t(outcome.winner ? `${outcome.winner}-wins` : "draw") }), el("span", { text: t(`end-${outcome.reason}`) })),
        button("×", () => { this.#closed = end; this.banner.hidden = true; }, { class: "close", id: "close-banner", "aria-label": t("close") }));
    }
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
