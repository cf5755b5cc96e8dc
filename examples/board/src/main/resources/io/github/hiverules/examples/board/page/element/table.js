// The table, both hands, and cards with notes. The current controller handles the events.
import { Board } from "./board.js";
import { button, h, iconButton, render, tile, tileSymbols, withTiles } from "./dom.js";
import { Gestures } from "./gestures.js";
import { drawHand } from "./hands.js";
import { piecesAt } from "./hex.js";
import { ICONS } from "./icons.js";

const skeleton = () => [
  tileSymbols(),
  h("div", { class: "whole" },
    h("div", { class: "frame" }, h("div", { class: "field", id: "field", role: "group" },
      h("div", { class: "hand", id: "hand-top" }),
      h("div", { class: "table", id: "table" },
        h("svg", { class: "board", role: "group", id: "board" },
          ...["cells", "overlay", "routes", "arrows", "sketches"].map(name => h("g", { class: name }))),
        h("div", { class: "scale", id: "scale", role: "img", hidden: true }, h("div", { class: "scale-white" })),
        h("div", { class: "corner", id: "corner" }),
        h("slot", { name: "below" }),
        h("div", { class: "cards" }, h("div", { id: "stack-card" }), h("div", { id: "note-card" }))),
      h("div", { class: "hand", id: "hand-bottom" }))),
    h("div", { id: "reader" })),
  h("div", { class: "unseen", id: "live", role: "status", "aria-live": "polite" }),
];

/**
 * Handles the events of a table. All methods are optional: `cell` receives a chosen cell or null, `hand` a chosen
 * piece of a hand, `hover` the cell under the pointer, `lift` a dragged piece, `drop` the cell of the drop, and
 * `sketch` two cells that the right mouse button joins.
 *
 * @typedef {{[name: string]: any}} Controller
 */

export class Table {
  /** What the table is used for at present. Programs set it. */
  owner = null;
  /** @type {Controller | null} */
  controller = null;
  /** @type {Picture} */
  picture;
  #status = "";

  /**
   * Creates a table in a shadow root.
   *
   * @param {ShadowRoot} root
   * @param {import("./words.js").Words} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    render(skeleton(), root);
    this.board = new Board(this);
    this.gestures = new Gestures(this.part("field"), this);
    this.part("field").addEventListener("keydown", event => this.#onKey(event));
  }

  /** Returns an element of the shadow tree. @returns {any} */
  part(id) {
    return this.root.getElementById(id);
  }

  /** Returns the focused element of the shadow tree, or null. */
  focused() {
    return this.root.activeElement;
  }

  /** Begins another use of the table. The previous controller gets no more events. */
  begin(owner) {
    this.owner = owner;
    this.controller = null;
    this.#status = "";
    this.advise(null);
    this.note();
  }

  /** Calls a method of the controller, if the controller has this method. */
  send(name, ...values) {
    return this.controller?.[name]?.(...values);
  }

  draw(picture) {
    const { grid, camera } = this.board;
    this.picture = picture;
    this.part("field").setAttribute("aria-label", this.words.t("board"));
    const isTurned = Boolean(picture.turned);
    this.words.isTurned = isTurned;
    if (grid.isTurned !== isTurned) {
      grid.isTurned = isTurned;
      camera.reset();
    }
    this.board.draw(picture);
    this.drawCorner();
    this.#drawHands();
    this.#showStack(picture.open ? piecesAt(picture.stacks, picture.open) : []);
  }

  #drawHands() {
    const { bottom = "white", sideToMove } = this.picture;
    for (const color of /** @type {Side[]} */ (["white", "black"])) {
      const box = this.part(color === bottom ? "hand-bottom" : "hand-top");
      const status = sideToMove === color ? this.#status : "";
      drawHand(box, this.words, color, { ...this.picture, status }, piece => this.send("hand", piece));
    }
  }

  /** Shows a text in the hand of the side to move, on phones. */
  setStatus(text) {
    if (this.#status !== text) {
      this.#status = text;
      this.#drawHands();
    }
  }

  /** Passes a text to screen readers. */
  announce(text) {
    this.part("live").textContent = text;
  }

  /** Shows an engine's `arrows`, and a scale with White's `chance` in percent. Null removes arrows and scale. */
  advise(advice) {
    const { arrows = [], chance: percent } = advice ?? {};
    const scale = this.part("scale");
    this.board.advise(arrows);
    scale.hidden = percent === undefined;
    scale.style.setProperty("--chance", `${percent}%`);
    scale.setAttribute("aria-label", this.words.t("scale", { percent }));
  }

  /**
   * Shows reasons on a card. An empty list removes the card. A reason with the property `choose` is a button.
   *
   * @param {Note[]} reasons
   */
  note(reasons = [], isError = true) {
    render(reasons.length > 0 && h("div", { class: `note${isError ? " bad" : ""}`, id: "note" },
      h("ul", {}, ...reasons.map(reason => h("li", {},
        reason.rule && h("span", { class: "rule" }, reason.rule),
        reason.choose
          ? button(tile(reason.piece), reason.choose,
            { class: "choice", "data-piece": reason.piece, title: reason.message, "aria-label": reason.message })
          : h("span", {}, ...withTiles(reason.message))))),
      iconButton(ICONS.close, this.words.t("close"), () => this.send("cell", null), { isBare: true, class: "close" })),
    this.part("note-card"));
    if (reasons.length > 0) {
      this.announce(reasons.map(({ message }) => message).join(" "));
    }
  }

  /** Shows the pieces of an opened stack, which the cell's label also names. */
  #showStack(pieces) {
    render(pieces.length > 1 && h("div", { class: "stack", id: "stack" },
      h("div", { class: "stack-title" }, this.words.t("stack-title")),
      h("ol", { class: "stack-tiles" }, ...pieces.map(piece =>
        h("li", { "aria-label": this.words.cellName(piece) }, tile(piece))))), this.part("stack-card"));
  }

  drawCorner() {
    const { camera } = this.board;
    const name = this.words.t("fit");
    const fit = () => camera.fit();
    render(camera.isManual && iconButton(ICONS.fit, name, fit, { isBare: true, id: "fit", class: "round" }),
      this.part("corner"));
  }

  #onKey(event) {
    const { camera } = this.board;
    const act = { Escape: () => this.send("cell", null), "+": () => camera.zoom(1.25), "=": () => camera.zoom(1.25),
      "-": () => camera.zoom(0.8), 0: () => camera.fit() }[event.key];
    if (act && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      act();
    }
  }
}
