// The position editor. The server checks the set-up after each change.
import { ApiError, ask } from "./api.js";
import { announce, button, drawPanel, field, h, iconButton, keepFocused, quiet, toast } from "./dom.js";
import { choice, confirm, expansionPicker, rulesChoice, wordChoice } from "./dialogs.js";
import { copy, savePicture } from "./exports.js";
import { key, rim, same, without, withPiece } from "./hex.js";
import { store, stored } from "./store.js";
import { cellName, t } from "./words.js";

const KEY = "hive.edit";
const MOST_UNDO = 200;
const MOST_TURN = 9999;
const FRESH = {
  rules: { type: "Base+MLP", queenOpening: false, repetition: true }, side: "white", turn: 1, board: [], isTyped: false,
};

export class PositionEditor {
  #held = null;
  #asked = 0;
  #past = [];
  #future = [];

  constructor(stage, goTo) {
    this.stage = stage;
    this.goTo = goTo;
    this.setup = stored(KEY) ?? FRESH;
    this.view = null;
  }

  enter() {
    return this.#check();
  }

  translate = this.enter;

  /** Opens a position string. Throws an error if the string is invalid. */
  async open(position) {
    const { rules, side, turn, resting, board } = await ask("setup", { position });
    await this.#change({ rules, side, turn, resting, board, isTyped: true });
  }

  /** Changes the set-up. By default, the side with fewer pieces is to move. */
  #change(change) {
    this.#past = [...this.#past, this.setup].slice(-MOST_UNDO);
    this.#future = [];
    this.setup = { ...this.setup, ...change };
    if (change.board && !this.setup.isTyped) {
      const pieces = change.board.flatMap(cell => cell.pieces);
      const isBlack = pieces.filter(piece => piece[0] === "w").length > pieces.length / 2;
      Object.assign(this.setup, { side: isBlack ? "black" : "white", turn: 1 });
    }
    return this.#show();
  }

  /** Stores the set-up, and shows its pieces before the server's answer arrives. */
  #show() {
    this.#held = null;
    if (!store(KEY, this.setup)) {
      toast(t("storage-full"), true);
    }
    if (this.view && this.stage.mode === this) {
      const { board } = this.setup;
      const all = [...Object.values(this.view.hands).flat(), ...this.view.board.flatMap(cell => cell.pieces)];
      const handOf = color => all.filter(piece => piece[0] === color[0] && !this.#isOnTable(piece)).sort();
      this.view = { ...this.view, board, hands: { white: handOf("white"), black: handOf("black") } };
      this.#draw();
    }
    return this.#check();
  }

  redo() {
    this.undo(this.#future, this.#past);
  }

  /** Undoes or redoes a change: moves it from one list to another. */
  undo(from = this.#past, to = this.#future) {
    if (from.length > 0) {
      to.push(this.setup);
      this.setup = from.pop();
      this.#show();
    }
  }

  /** Checks the set-up on the server. By default, chooses the turn number with the fewest problems. */
  async #check() {
    const asked = ++this.#asked;
    try {
      const view = await ask("setup", { setup: this.setup });
      if (asked === this.#asked && this.stage.mode === this) {
        this.view = view;
        if (!this.setup.isTyped && (view.leastTurn ?? this.setup.turn) !== this.setup.turn) {
          this.setup = { ...this.setup, turn: view.leastTurn };
          await this.#check();
        } else {
          this.#draw();
        }
      }
    } catch (error) {
      toast(error.message, true);
      if (this.view === null && error instanceof ApiError) { // the stored set-up is damaged
        this.setup = FRESH;
        await this.#check();
      }
    }
  }

  #draw() {
    const { board, hands, side, resting, problems } = this.view;
    const at = board.find(cell => cell.pieces.includes(this.#held));
    this.stage.controller = this;
    this.stage.draw({
      board, hands, side, resting, selected: at, open: at, inHand: at ? null : this.#held, targets: [],
      tries: this.#held || board.length === 0 ? rim(board) : [], marks: problems.flatMap(problem => problem.marks),
    });
    this.stage.note();
    this.#render();
  }

  #hold(piece) {
    this.#held = piece;
    this.#draw();
  }

  hand(piece) {
    this.#hold(this.#held === piece ? null : piece);
  }

  lift(piece) {
    this.#hold(piece);
    return true;
  }

  /** Drops a dragged piece. A piece dropped outside the table returns to the hand. */
  drop(cell) {
    if (cell || !this.#isOnTable(this.#held)) {
      this.cell(cell);
    } else {
      this.takeAway();
    }
  }

  cell(cell) {
    const { board } = this.setup;
    const there = cell && board.find(other => same(other, cell));
    if (cell && this.#held && there?.pieces.at(-1) !== this.#held) {
      announce(t("put", { piece: cellName(this.#held) }));
      this.#change({ board: withPiece(board, this.#held, cell) });
    } else {
      this.#hold(there && !this.#held ? there.pieces.at(-1) : null);
    }
  }

  #isOnTable(piece) {
    return this.setup.board.some(cell => cell.pieces.includes(piece));
  }

  takeAway() {
    const focused = document.activeElement?.getAttribute("data-cell");
    const top = this.setup.board.find(cell => key(cell) === focused)?.pieces.at(-1);
    const piece = this.#isOnTable(this.#held) ? this.#held : top;
    if (piece) {
      const { board, resting } = this.setup;
      announce(t("taken", { piece: cellName(piece) }));
      this.#change({ board: without(board, one => one === piece), resting: resting === piece ? undefined : resting });
    }
  }

  async #clear() {
    if (this.setup.board.length === 0 || await confirm(t("clear-question"), t("clear"))) {
      this.#change({ ...FRESH, rules: this.setup.rules, resting: undefined });
    }
  }

  #render() {
    const { setup, view } = this;
    const { rules } = setup;
    const tops = view.board.map(cell => cell.pieces.at(-1)).sort();
    const act = (id, name, does) => iconButton(name, t(id), does, { id });
    const possible = view.problems.length === 0;
    const setType = type => {
      const isGone = piece => "MLP".includes(piece[1]) && !type.slice(4).includes(piece[1]);
      this.#change({ rules: { ...rules, type }, board: without(setup.board, isGone) });
    };
    const setRules = name =>
      this.#change({ rules: { ...rules, queenOpening: name === "rulebook", repetition: name !== "rulebook" } });
    const setTurn = ({ target }) =>
      this.#change({ turn: Math.max(1, Math.min(MOST_TURN, Math.trunc(target.value) || 1)), isTyped: true });
    const openLine = ({ target }) => this.open(target.value);
    drawPanel("edit",
      h("section", { class: "card", id: "edit-tools" }, quiet(t("edit-text")),
        h("div", { class: "row wrap" },
          this.#past.length > 0 && iconButton("undo", t("undo"), () => this.undo(), { id: "undo-edit" }),
          this.#future.length > 0 && iconButton("redo", t("redo"), () => this.redo(), { id: "redo-edit" }),
          this.#held && act("remove", "cut", () => this.takeAway()),
          act("clear", "close", () => this.#clear()))),
      h("section", { class: `card ${possible ? "good" : "bad"}`, id: "problems", "aria-live": "polite" },
        h("h2", {}, possible ? t("possible") : t("problems")),
        !possible && h("ul", { class: "problems" }, ...view.problems.map(problem => h("li", {},
          h("span", { class: "rule" }, problem.rule), h("span", {}, problem.text)))),
        h("div", { class: "row wrap" },
          view.leastTurn && view.leastTurn !== setup.turn
            && button(t("fit-turn"), () => this.#change({ turn: view.leastTurn }), { id: "fit-turn" }),
          possible && button(t("play-on"), () => this.goTo("study", view.game), { id: "play-on", class: "primary" }))),
      h("section", { class: "card", id: "edit-rules" }, h("h2", {}, t("rules-and-turn")),
        expansionPicker(rules.type, setType),
        rulesChoice(rules.queenOpening ? "rulebook" : "tournament", setRules),
        wordChoice(t("side-to-move"), "side", ["white", "black"], setup.side,
          { choose: side => this.#change({ side, isTyped: true }) }),
        field(t("turn-number"), h("input",
          { type: "number", id: "turn", min: 1, max: MOST_TURN, ref: keepFocused(setup.turn), onchange: setTurn })),
        choice(t("resting"), "resting", [["", t("nobody")], ...tops.map(piece => [piece, piece])], setup.resting ?? "",
          { choose: piece => this.#change({ resting: piece || undefined }) })),
      h("section", { class: "card", id: "edit-share" }, h("h2", {}, t("this-position")),
        field(t("line"), h("input",
          { type: "text", id: "line", ref: keepFocused(view.position), spellcheck: "false", onchange: openLine }),
        { class: "field wide" }),
        h("div", { class: "row wrap" },
          act("copy-position", "copy", () => copy(view.position)),
          view.hop && act("copy-hop", "copy", () => copy(view.hop)),
          act("save-svg", "picture", () => savePicture({ setup })))));
  }
}
