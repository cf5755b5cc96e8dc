// The table, both hands, and cards with notes. The current controller handles the events.
import { Board } from "./board.js";
import { showDialog } from "./dialogs.js";
import { announce, button, byId, checkbox, h, iconButton, render, tile, withTiles } from "./dom.js";
import { Gestures } from "./gestures.js";
import { drawHand } from "./hands.js";
import { isTurned, piecesAt, turnBoard } from "./hex.js";
import { badge, outline, pin } from "./shapes.js";
import { other } from "./record.js";
import { store, stored } from "./store.js";
import { cellName, t } from "./words.js";

const MARKS = "hive.marks";

export class Stage {
  constructor() {
    this.begin(null);
    this.board = new Board(this);
    this.gestures = new Gestures(byId("stage"), this);
    this.scale = byId("scale");
    byId("table").classList.toggle("all-marks", stored(MARKS) === true);
  }

  /** Begins another mode. The previous mode gets no more input. */
  begin(mode) {
    this.mode = mode;
    this.controller = null;
    this.status = "";
    this.note();
  }

  /** Calls a method of the controller, if the controller has this method. */
  send(name, ...values) {
    return this.controller?.[name]?.(...values);
  }

  draw(picture) {
    this.picture = picture;
    byId("stage").setAttribute("aria-label", t("board"));
    if (isTurned() !== Boolean(picture.turned)) {
      turnBoard(picture.turned);
      this.board.camera.isManual = false;
    }
    this.board.draw(picture);
    this.drawCorner();
    this.#drawHands();
    this.#showStack(picture.open ? piecesAt(picture.stacks, picture.open) : []);
  }

  #drawHands() {
    const bottom = this.picture.bottom ?? "white";
    for (const [box, color] of [["hand-top", other(bottom)], ["hand-bottom", bottom]]) {
      const status = this.picture.sideToMove === color ? this.status : "";
      drawHand(byId(box), color, { ...this.picture, status }, piece => this.send("hand", piece));
    }
  }

  /** Shows a text in the hand of the side to move, on phones. */
  setStatus(text) {
    if (this.status !== text) {
      this.status = text;
      this.#drawHands();
    }
  }

  /** Shows an engine's `arrows`, and a scale with White's `chance` in percent. Null removes arrows and scale. */
  advise(advice) {
    const { arrows = [], chance: percent } = advice ?? {};
    this.board.advise(arrows);
    this.scale.hidden = percent === undefined;
    this.scale.style.setProperty("--chance", `${percent}%`);
    this.scale.setAttribute("aria-label", t("scale", { percent }));
  }

  /** Shows reasons on a card. An empty list removes the card. A reason with the property `choose` is a button. */
  note(reasons = [], isError = true) {
    render(reasons.length > 0 && h("div", { class: `note${isError ? " bad" : ""}`, id: "note" },
      h("ul", {}, ...reasons.map(reason => h("li", {},
        reason.rule && h("span", { class: "rule" }, reason.rule),
        reason.choose
          ? button(tile(reason.piece), reason.choose,
            { class: "choice", "data-piece": reason.piece, title: reason.message, "aria-label": reason.message })
          : h("span", {}, ...withTiles(reason.message))))),
      iconButton("close", t("close"), () => this.send("cell", null), { isBare: true, class: "close" })),
    byId("note-card"));
    if (reasons.length > 0) {
      announce(reasons.map(({ message }) => message).join(" "));
    }
  }

  /** Shows the pieces of an opened stack, which the cell's label also names. */
  #showStack(pieces) {
    render(pieces.length > 1 && h("div", { class: "stack", id: "stack" },
      h("div", { class: "stack-title" }, t("stack-title")),
      h("ol", { class: "stack-tiles" },
        ...pieces.map(piece => h("li", { "aria-label": cellName(piece) }, tile(piece))))), byId("stack-card"));
  }

  drawCorner() {
    const { camera } = this.board;
    render(camera.isManual && button("⤢", () => camera.fit(),
      { id: "fit", class: "round", "aria-label": t("fit"), title: t("fit") }), byId("corner"));
  }

  /** Explains the symbols on the board. A checkbox lets the player show the symbols of all pieces. */
  showLegend() {
    const sample = shape =>
      h("svg", { viewBox: "-50 -52 100 104", class: "sample board", "aria-hidden": "true" }, shape);
    const signs = [
      ["sign-target", h("g", { class: "target" }, outline("slot", 0.94), h("circle", { r: 7, class: "dot" }))],
      ["can-move", outline("can-move", 0.9)], ["sign-pinned", pin()],
      ["is-resting", badge(-23, "rest", t("rest-letter"))], ["sign-last", outline("last-to", 0.9)],
      ["sign-grip", outline("can-grip", 0.9)], ["sign-height", badge(23, "height", "2")],
    ];
    const { classList } = byId("table");
    const setMarks = isOn => {
      classList.toggle("all-marks", isOn);
      store(MARKS, isOn);
    };
    return showDialog(t("legend"), () => [
      h("ul", { class: "signs" },
        ...signs.map(([name, shape]) => h("li", {}, sample(shape), h("span", {}, t(name))))),
      checkbox("all-marks", t("all-marks"), classList.contains("all-marks"), setMarks)]);
  }
}
