// The table between both hands, what is said below it, and the controller whose turn it is to be told of what
// happens there.
import { Board } from "./board.js";
import { showDialog } from "./dialogs.js";
import { announce, button, byId, el, patch, svg, tile } from "./dom.js";
import { Gestures } from "./gestures.js";
import { drawHand } from "./hands.js";
import { isTurned, same, turnBoard } from "./hex.js";
import { iconButton } from "./icons.js";
import { badge, outline, pin } from "./shapes.js";
import { other } from "./sides.js";
import { cellName, t } from "./words.js";

const ZOOM_KEYS = { "+": 1.25, "=": 1.25, "-": 0.8 };
const MARKS = "hive.marks";

export class Stage {
  constructor() {
    this.controller = null;
    this.noteBox = el("div", { class: "note", id: "note", hidden: true });
    this.stackBox = el("div", { class: "stack", id: "stack", hidden: true });
    this.said = el("p", { class: "said quiet", id: "said" });
    this.corner = el("div", { class: "corner" });
    this.board = new Board({
      choose: cell => this.controller?.cell(cell),
      hover: cell => this.controller?.hover?.(cell),
      moved: () => this.#drawCorner(),
    });
    this.scale = el("div", { class: "scale", id: "scale", role: "img", hidden: true },
      el("div", { class: "scale-white" }));
    byId("table").replaceChildren(this.board.element, this.scale, this.corner);
    byId("strip").replaceChildren(this.stackBox, this.noteBox, this.said);
    byId("table").classList.toggle("all-marks", localStorage.getItem(MARKS) === "all");
    this.gestures = new Gestures(byId("stage"), this.board, {
      lift: (piece, cell) => this.controller?.lift?.(piece, cell) ?? false,
      over: cell => this.controller?.hover?.(cell),
      drop: cell => this.controller?.drop?.(cell),
    });
    addEventListener("keydown", event => this.#onKey(event));
  }

  /**
   * Draws a picture as the board does, with `hands`, `side`, `playable`, the `bottom` side and the players' `names`.
   */
  draw(picture) {
    const bottom = picture.bottom ?? "white";
    byId("stage").setAttribute("aria-label", t("board"));
    if (isTurned() !== Boolean(picture.turned)) {
      turnBoard(picture.turned);
      this.board.camera.isManual = false;
    }
    this.board.draw(picture);
    this.#drawCorner();
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
    this.#openStack(picture.board.find(cell => picture.open && same(cell, picture.open)));
  }

  /**
   * Shows an engine's `arrows`, and on a scale the `score` for White from -1 to 1 where there is one; with null
   * nothing.
   */
  advise(advice) {
    this.board.advise(advice?.arrows ?? []);
    this.scale.hidden = advice?.score === undefined;
    if (!this.scale.hidden) {
      const percent = Math.round(50 + 50 * advice.score);
      this.scale.firstElementChild.style.height = `${percent}%`;
      this.scale.setAttribute("aria-label", t("scale", { percent }));
    }
  }

  /** What is said below the table while there is nothing to note: the last move. */
  say(text) {
    this.said.textContent = text;
  }

  /** Shows reasons, or nothing. One with `choose` is a button. */
  note(reasons = [], isError = true) {
    this.noteBox.hidden = reasons.length === 0;
    this.said.hidden = reasons.length > 0;
    this.noteBox.classList.toggle("bad", isError);
    this.noteBox.replaceChildren(
      el("ul", {}, ...reasons.map(reason => el("li", {},
        reason.rule && el("span", { class: "rule", text: reason.rule, title: t("rule") }),
        reason.choose
          ? button(reason.text, reason.choose, { class: "choice", "data-piece": reason.piece })
          : el("span", { text: reason.text })))),
      iconButton("close", t("close"), () => this.controller?.cell(null), { isBare: true, class: "close" }));
    if (reasons.length > 0) {
      announce(reasons.map(reason => reason.text).join(" "));
    }
  }

  #onKey(event) {
    const isElsewhere = event.target.closest?.("input, textarea, select, dialog");
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) {
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

  #drawCorner() {
    const { camera } = this.board;
    patch(this.corner, el("div", { class: "corner" },
      el("button", { type: "button", id: "fit", class: "round", text: "⤢", onclick: () => camera.fit(),
        hidden: !camera.isManual, "aria-label": t("fit"), title: t("fit") }),
      iconButton("legend", t("legend"), () => this.#showLegend(), { isBare: true, id: "legend", class: "round" })));
  }

  /** What the signs on the table mean, and whether all of them are shown or those of the piece under the hand. */
  #showLegend() {
    const sample = shape =>
      svg("svg", { viewBox: "-50 -52 100 104", class: "sample board", "aria-hidden": "true" }, shape);
    const signs = [
      ["sign-target", svg("g", { class: "target" }, outline("slot", 0.94), svg("circle", { r: 7, class: "dot" }))],
      ["sign-movable", outline("can-move", 0.9)], ["sign-pinned", pin()],
      ["sign-resting", badge(-23, "rest", t("rest-letter"))], ["sign-last", outline("last-to", 0.9)],
      ["sign-grip", outline("can-grip", 0.9)], ["sign-height", badge(23, "height", "2")],
    ];
    const all = el("input", { type: "checkbox", id: "all-marks", onchange: () => {
      byId("table").classList.toggle("all-marks", all.checked);
      localStorage.setItem(MARKS, all.checked ? "all" : "few");
    } });
    all.checked = byId("table").classList.contains("all-marks");
    return showDialog(el("form", { method: "dialog" }, el("h2", { text: t("legend") }),
      el("ul", { class: "signs" },
        ...signs.map(([name, shape]) => el("li", {}, sample(shape), el("span", { text: t(name) })))),
      el("label", { class: "field" }, el("span", { text: t("all-marks") }), all),
      el("div", { class: "row end" },
        el("button", { value: "close", class: "primary", id: "close-legend", text: t("close"), autofocus: true }))));
  }

  #openStack(cell) {
    const show = cell !== undefined && cell.pieces.length > 1;
    this.stackBox.hidden = !show;
    if (show) {
      this.stackBox.replaceChildren(
        el("div", { class: "stack-title", text: t("stack-title") }),
        el("ol", { class: "stack-tiles" },
          ...cell.pieces.map(piece => el("li", { "aria-label": cellName(piece) }, tile(piece)))));
      announce(`${t("stack-title")} ${cell.pieces.map(cellName).join(", ")}`);
    }
  }
}
