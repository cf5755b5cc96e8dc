// Builds any position, and says what is impossible about it all the while.
import { ask } from "./api.js";
import { announce, button, toast } from "./dom.js";
import { h } from "./preact.js";
import { choice, confirm, expansionPicker } from "./dialogs.js";
import { copy, savePicture } from "./exports.js";
import { key, rim, same } from "./hex.js";
import { iconButton } from "./icons.js";
import { drawPanel } from "./panel.js";
import { cellName, t } from "./words.js";

const KEY = "hive.edit";
const MOST_UNDO = 200;
const FRESH = {
  rules: { type: "Base+MLP", queenOpening: false, repetition: true }, side: "white", turn: 1, board: [], isTyped: false,
};
const ALL = ["Q", "S1", "S2", "B1", "B2", "G1", "G2", "G3", "A1", "A2", "A3", "M", "L", "P"];

/** The arrangement that was left here. */
function restored() {
  try {
    return JSON.parse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function keep(setup) {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    toast(t("storage-full"), true);
  }
}

export class Edit {
  constructor(stage, panel, goTo) {
    this.stage = stage;
    this.panel = panel;
    this.goTo = goTo;
    this.setup = restored() ?? structuredClone(FRESH);
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

  /** Takes over a position from elsewhere; throws if the line can't be read. */
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

  /** Remembers how it stands, for the way back. */
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
        keep(this.setup);
        this.#draw();
        this.#fitTurn(view.leastTurn);
      }
    } catch (error) {
      toast(error.message, true);
    }
  }

  /** Until the player sets turn or side, the side with fewer pieces moves, in the first turn that is possible. */
  #fitTurn(leastTurn) {
    const { setup } = this;
    if (!setup.isTyped && leastTurn && leastTurn !== setup.turn) {
      this.setup.turn = leastTurn;
      this.#check();
    }
  }

  #resetTurn() {
    if (!this.setup.isTyped) {
      const pieces = this.setup.board.flatMap(cell => cell.pieces);
      const isBlack = pieces.filter(piece => piece[0] === "w").length > pieces.length / 2;
      Object.assign(this.setup, { side: isBlack ? "black" : "white", turn: 1 });
    }
  }

  #pieces(color) {
    const expansions = this.setup.rules.type.slice(4);
    return ALL.filter(name => !"MLP".includes(name[0]) || expansions.includes(name[0])).map(name => color[0] + name);
  }

  #hands() {
    const taken = new Set(this.setup.board.flatMap(cell => cell.pieces));
    const hand = color => this.#pieces(color).filter(piece => !taken.has(piece));
    return { white: hand("white"), black: hand("black") };
  }

  #draw() {
    const { board } = this.setup;
    const at = this.held && board.find(cell => cell.pieces.includes(this.held));
    this.stage.controller = this;
    this.stage.draw({
      board, hands: this.#hands(), side: this.setup.side, resting: this.setup.resting, selected: at, open: at,
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

  /** Any piece can be dragged, from the hand and from the table. */
  lift(piece) {
    this.held = piece;
    this.#draw();
    return true;
  }

  /** A dragged piece is put down; beside the table it goes back to the hand. */
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

  #without(piece) {
    return this.setup.board
      .map(cell => ({ ...cell, pieces: cell.pieces.filter(other => other !== piece) }))
      .filter(cell => cell.pieces.length > 0);
  }

  #put(piece, cell) {
    this.#keepBefore();
    const cells = new Map(this.#without(piece).map(other => [key(other), other]));
    const below = cells.get(key(cell))?.pieces ?? [];
    cells.set(key(cell), { q: cell.q, r: cell.r, pieces: [...below, piece] });
    this.setup.board = [...cells.values()];
    this.#resetTurn();
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
      this.setup.board = this.#without(piece);
      this.#resetTurn();
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
      h("section", { class: "card", id: "edit-tools" }, h("p", { class: "quiet" }, t("edit-tells")),
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
    const gone = piece => "MLP".includes(piece[1]) && !type.slice(4).includes(piece[1]);
    const board = this.setup.board
      .map(cell => ({ ...cell, pieces: cell.pieces.filter(piece => !gone(piece)) }))
      .filter(cell => cell.pieces.length > 0);
    this.#change({ rules: { ...this.setup.rules, type }, board });
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
