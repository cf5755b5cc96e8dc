// The position editor. The server checks the set-up after each change.
import { ApiError, ask } from "./api.js";
import { announce, button, drawPanel, field, h, iconButton, keepFocused, quiet, toast } from "./dom.js";
import { choice, confirm, expansionPicker, rulesChoice, wordChoice } from "./dialogs.js";
import { copy, savePicture } from "./exports.js";
import { key, marksOf, piecesAt, rim, stackOf, without, withPiece } from "./element/hex.js";
import { Latest } from "./element/latest.js";
import { store, stored } from "./store.js";
import { cellName, t } from "./words.js";

const KEY = "hive.edit";
const MOST_UNDO = 200;
const MOST_TURN = 9999;
const SIDES = ["white", "black"];
const RULESETS = {
  tournament: { queenMayOpen: false, repetitionDraws: true }, rulebook: { queenMayOpen: true, repetitionDraws: false },
};
/** The set-up before the player's first change. It is typed if the player has chosen the side to move or the turn. */
const FRESH = { ruleset: { gameType: "Base+MLP", ...RULESETS.tournament }, ply: 0, stacks: [], isTyped: false };

export class PositionEditor {
  #held = null;
  #checks = new Latest();
  #past = [];
  #future = [];

  constructor(table, goTo) {
    this.table = table;
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
    const { ruleset, ply, resting, stacks } = await ask("setup", { position });
    await this.#change({ ruleset, ply, resting, stacks, isTyped: true });
  }

  /** Changes the set-up. By default, the side with fewer pieces is to move. */
  #change(change) {
    this.#past = [...this.#past, this.setup].slice(-MOST_UNDO);
    this.#future = [];
    this.setup = { ...this.setup, ...change };
    if (change.stacks && !this.setup.isTyped) {
      const pieces = change.stacks.flatMap(stack => stack.pieces);
      const isBlack = pieces.filter(piece => piece[0] === "w").length > pieces.length / 2;
      this.setup.ply = Number(isBlack);
    }
    return this.#show();
  }

  /** Stores the set-up, and shows its pieces before the server's answer arrives. */
  #show() {
    this.#held = null;
    if (!store(KEY, this.setup)) {
      toast(t("storage-full"), true);
    }
    if (this.view && this.table.owner === this) {
      const { stacks } = this.setup;
      const all = [...Object.values(this.view.hands).flat(), ...this.view.stacks.flatMap(stack => stack.pieces)];
      const handOf = color => all.filter(piece => piece[0] === color[0] && !this.#isOnTable(piece)).sort();
      this.view = { ...this.view, stacks, hands: { white: handOf("white"), black: handOf("black") } };
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
    const isLatest = this.#checks.begin();
    try {
      const view = await ask("setup", { setup: this.setup });
      if (isLatest() && this.table.owner === this) {
        this.view = view;
        if (!this.setup.isTyped && (view.leastPly ?? this.setup.ply) !== this.setup.ply) {
          this.setup = { ...this.setup, ply: view.leastPly };
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
    const { stacks, hands, sideToMove, resting, problems } = this.view;
    const at = stackOf(stacks, this.#held)?.at;
    this.table.controller = this;
    this.table.draw({
      stacks, hands, sideToMove, resting, selected: at, open: at, inHand: at ? null : this.#held, targets: [],
      tries: this.#held || stacks.length === 0 ? rim(stacks) : [], marks: problems.flatMap(marksOf),
    });
    this.table.note();
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
    const { stacks } = this.setup;
    const top = cell && piecesAt(stacks, cell).at(-1);
    if (cell && this.#held && top !== this.#held) {
      announce(t("put", { piece: cellName(this.#held) }));
      this.#change({ stacks: withPiece(stacks, this.#held, cell) });
    } else {
      this.#hold(top && !this.#held ? top : null);
    }
  }

  #isOnTable(piece) {
    return stackOf(this.setup.stacks, piece) !== undefined;
  }

  takeAway() {
    const focused = this.table.focused()?.getAttribute("data-cell");
    const top = this.setup.stacks.find(({ at }) => key(at) === focused)?.pieces.at(-1);
    const piece = this.#isOnTable(this.#held) ? this.#held : top;
    if (piece) {
      const { stacks, resting } = this.setup;
      announce(t("taken", { piece: cellName(piece) }));
      this.#change({ stacks: without(stacks, one => one === piece), resting: resting === piece ? undefined : resting });
    }
  }

  async #clear() {
    if (this.setup.stacks.length === 0 || await confirm(t("clear-question"), t("clear"))) {
      this.#change({ ...FRESH, ruleset: this.setup.ruleset, resting: undefined });
    }
  }

  #render() {
    const { setup, view } = this;
    const { ruleset } = setup;
    const tops = view.stacks.map(({ pieces }) => pieces.at(-1)).sort();
    const act = (id, name, does) => iconButton(name, t(id), does, { id });
    const possible = view.problems.length === 0;
    const [turn, side] = [Math.floor(setup.ply / 2) + 1, SIDES[setup.ply % 2]];
    const setType = gameType => {
      const isGone = piece => "MLP".includes(piece[1]) && !gameType.slice(4).includes(piece[1]);
      this.#change({ ruleset: { ...ruleset, gameType }, stacks: without(setup.stacks, isGone) });
    };
    const setRules = name => this.#change({ ruleset: { gameType: ruleset.gameType, ...RULESETS[name] } });
    const setPly = (number, mover) => this.#change({ ply: 2 * (number - 1) + SIDES.indexOf(mover), isTyped: true });
    const setTurn = ({ target }) => setPly(Math.max(1, Math.min(MOST_TURN, Math.trunc(target.value) || 1)), side);
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
          h("span", { class: "rule" }, problem.rule), h("span", {}, problem.message)))),
        h("div", { class: "row wrap" },
          (view.leastPly ?? setup.ply) !== setup.ply
            && button(t("fit-turn"), () => this.#change({ ply: view.leastPly }), { id: "fit-turn" }),
          possible && button(t("play-on"), () => this.goTo("study", view.game), { id: "play-on", class: "primary" }))),
      h("section", { class: "card", id: "edit-rules" }, h("h2", {}, t("rules-and-turn")),
        expansionPicker(ruleset.gameType, setType),
        rulesChoice(ruleset.queenMayOpen ? "rulebook" : "tournament", setRules),
        wordChoice(t("side-to-move"), "side", SIDES, side,
          { choose: mover => setPly(turn, mover) }),
        field(t("turn-number"), h("input",
          { type: "number", id: "turn", min: 1, max: MOST_TURN, ref: keepFocused(turn), onchange: setTurn })),
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
