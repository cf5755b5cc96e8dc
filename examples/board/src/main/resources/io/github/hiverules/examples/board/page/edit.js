// The editor of positions.
import { ask } from "./api.js";
import { announce, button, toast } from "./dom.js";
import { h } from "./preact.js";
import { choice, confirm, expansionPicker } from "./dialogs.js";
import { copy, savePicture } from "./exports.js";
import { key, rim, same } from "./hex.js";
import { iconButton } from "./icons.js";
import { drawPanel } from "./panel.js";
import { FRESH, handsOf, keepSetup, keptSetup, piecesOf, resetTurn, withPiece, without } from "./setup.js";
import { cellName, t } from "./words.js";

const MOST_UNDO = 200;
export class Edit {
  constructor(stage, panel, goTo) {
    this.stage = stage;
    this.panel = panel;
    this.goTo = goTo;
    this.setup = keptSetup() ?? structuredClone(FRESH);
    this.held = null;
    this.asked = 0;
    this.before = [];
    addEventListener("keydown", event => {
      if (!this.active || event.altKey || document.activeElement?.closest("input, textarea, select, dialog")) {
        return;
      }
      if (event.key === "Backspace" || event.key === "Delete") {
        this.#takeAway();
      } else if (event.key.toLowerCase() === "u" || event.key === "z" && (event.ctrlKey || event.metaKey)) {
        this.#undo();
      }
    });
  }

  async enter() {
    this.active = true;
    await this.#check();
  }

  leave() {
    this.active = false;
  }

  /** Opens a position. Throws an error if the position string is invalid. */
  async open(position) {
    this.#load(await ask("setup", { position }));
  }

  #load(view) {
    this.#keepBefore();
    const { rules, side, turn, resting, board } = view;
    this.setup = { rules, side, turn, resting, board, isTyped: true };
    this.view = view;
    this.held = null;
  }

  translate() {
    this.#check();
  }

    #keepBefore() {
    this.before.push(structuredClone(this.setup));
    this.before.splice(0, this.before.length - MOST_UNDO);
  }

  #undo() {
    if (this.before.length > 0) {
      this.setup = this.before.pop();
      this.held = null;
      this.#check();
    }
  }

  async #check() {
    const turn = ++this.asked;
    this.#draw();
    try {
      const view = await ask("setup", { setup: this.setup });
      if (turn === this.asked && this.active) {
        this.view = view;
        if (!keepSetup(this.setup)) {
          toast(t("storage-full"), true);
        }
        this.#draw();
        this.#fitTurn(view.leastTurn);
      }
    } catch (error) {
      toast(error.message, true);
    }
  }

  /**
   * Sets the first possible turn. The side with fewer pieces is to move. Does nothing if the player has set turn or
   * side.
   */
  #fitTurn(leastTurn) {
    const { setup } = this;
    if (!setup.isTyped && leastTurn && leastTurn !== setup.turn) {
      this.setup.turn = leastTurn;
      this.#check();
    }
  }

  #draw() {
    const { board } = this.setup;
    const at = this.held && board.find(cell => cell.pieces.includes(this.held));
    this.stage.controller = this;
    this.stage.draw({
      board, hands: handsOf(this.setup), side: this.setup.side, resting: this.setup.resting, selected: at, open: at,
      inHand: at ? null : this.held, targets: [], tries: this.held || board.length === 0 ? rim(board) : [],
      marks: (this.view?.problems ?? []).flatMap(problem => problem.marks),
    });
    this.stage.note();
    if (this.view && this.active) {
      this.render();
    }
  }

  hand(piece) {
    this.held = this.held === piece ? null : piece;
    this.#draw();
  }

    lift(piece) {
    this.held = piece;
    this.#draw();
    return true;
  }

  /** Drops a dragged piece. Outside the table, the piece returns to the hand. */
  drop(cell) {
    if (cell || !this.setup.board.some(other => other.pieces.includes(this.held))) {
      this.cell(cell);
    } else {
      this.#takeAway();
    }
  }

  cell(cell) {
    const { board } = this.setup;
    const there = cell && board.find(other => same(other, cell));
    if (!cell) {
      this.held = null;
      this.#draw();
    } else if (this.held && !(there && there.pieces.at(-1) === this.held)) {
      this.#put(this.held, cell);
    } else {
      this.held = there && !this.held ? there.pieces.at(-1) : null;
      this.#draw();
    }
  }

  #put(piece, cell) {
    this.#keepBefore();
    this.setup.board = withPiece(this.setup.board, piece, cell);
    resetTurn(this.setup);
    this.held = null;
    announce(t("put", { piece: cellName(piece) }));
    this.#check();
  }

  #takeAway() {
    const focused = document.activeElement?.getAttribute("data-cell");
    const top = this.setup.board.find(cell => key(cell) === focused)?.pieces.at(-1);
    const piece = this.held && this.setup.board.some(cell => cell.pieces.includes(this.held)) ? this.held : top;
    if (piece) {
      this.#keepBefore();
      this.setup.board = without(this.setup.board, one => one === piece);
      resetTurn(this.setup);
      this.setup.resting = this.setup.resting === piece ? undefined : this.setup.resting;
      this.held = null;
      announce(t("taken", { piece: cellName(piece) }));
      this.#check();
    }
  }

  #change(change) {
    this.#keepBefore();
    Object.assign(this.setup, change);
    this.#check();
  }

  async #clear() {
    if (this.setup.board.length === 0 || await confirm(t("clear-question"), t("clear"), t("cancel"))) {
      this.#change({ ...FRESH, rules: this.setup.rules, resting: undefined });
    }
  }

  render() {
    const { setup, view } = this;
    const top = setup.board.map(cell => cell.pieces.at(-1)).sort();
    const possible = view.problems.length === 0;
    const setRules = ({ target: { value } }) => this.#change({
      rules: { ...setup.rules, queenOpening: value === "rulebook", repetition: value !== "rulebook" },
    });
    const setTurn = ({ target }) =>
      this.#change({ turn: Math.max(1, Math.min(9999, Math.trunc(Number(target.value)) || 1)), isTyped: true });
    drawPanel(this.panel, "edit",
      h("section", { class: "card", id: "edit-tools" }, h("p", { class: "quiet" }, t("edit-text")),
        h("div", { class: "row wrap" },
          this.before.length > 0 && iconButton("undo", t("undo"), () => this.#undo(), { id: "undo-edit" }),
          this.held && this.setup.board.length > 0
            && iconButton("cut", t("remove"), () => this.#takeAway(), { id: "remove" }),
          iconButton("close", t("clear"), () => this.#clear(), { id: "clear" }))),
      h("section", { class: `card ${possible ? "good" : "bad"}`, id: "problems", "aria-live": "polite" },
        h("h2", {}, possible ? t("possible") : t("problems")),
        !possible && h("ul", { class: "problems" }, ...view.problems.map(problem => h("li", {},
          h("span", { class: "rule" }, problem.rule), h("span", {}, problem.text)))),
        h("div", { class: "row wrap" },
          view.leastTurn && view.leastTurn !== setup.turn
            && button(t("fit-turn"), () => this.#change({ turn: view.leastTurn }), { id: "fit-turn" }),
          possible && button(t("play-on"), () => this.goTo("study", view.game), { id: "play-on", class: "primary" }))),
      h("section", { class: "card", id: "edit-rules" }, h("h2", {}, t("rules-and-turn")),
        expansionPicker(setup.rules.type, type => this.#setType(type)),
        choice(t("rules"), "ruleset", [["tournament", t("tournament")], ["rulebook", t("rulebook")]],
          setup.rules.queenOpening ? "rulebook" : "tournament", { onchange: setRules }),
        choice(t("side-to-move"), "side", [["white", t("white")], ["black", t("black")]], setup.side,
          { onchange: event => this.#change({ side: event.target.value, isTyped: true }) }),
        h("label", { class: "field" }, h("span", {}, t("turn-number")),
          h("input", { type: "number", id: "turn", min: 1, max: 9999, value: setup.turn, onchange: setTurn })),
        choice(t("resting"), "resting", [["", t("nobody")], ...top.map(piece => [piece, piece])], setup.resting ?? "",
          { onchange: event => this.#change({ resting: event.target.value || undefined }) })),
      h("section", { class: "card", id: "edit-share" }, h("h2", {}, t("this-position")),
        h("label", { class: "field wide" }, h("span", {}, t("line")),
          h("input", { type: "text", id: "line", value: view.position, spellcheck: "false",
            onchange: event => this.#openLine(event.target.value) })),
        h("div", { class: "row wrap" },
          iconButton("copy", t("copy-position"), () => copy(view.position), { id: "copy-position" }),
          iconButton("picture", t("save-svg"), () => savePicture({ setup }), { id: "save-svg" }))));
  }

  #setType(type) {
    const rules = { ...this.setup.rules, type };
    const board = without(this.setup.board, piece => !piecesOf(rules, piece[0]).includes(piece));
    this.#change({ rules, board });
  }

  async #openLine(line) {
    try {
      await this.open(line);
      await this.#check();
    } catch (error) {
      toast(error.message, true);
    }
  }
}
