// Shows a game, a position or a record in a <hive-board>: steps, comments and, if the board is playable, moves.
import { h, iconButton, button, render } from "./dom.js";
import { marksOf } from "./hex.js";
import { ICONS } from "./icons.js";
import { Latest } from "./latest.js";
import { MoveInput } from "./move-input.js";
import { GLYPHS, sketchesOf, textsAt } from "./notes.js";
import {
  START, before, choices, gameLine, has, isOver, lineThrough, mainEnd, moveAt, resultAt, tag,
} from "./record.js";
import { turnOf } from "./words.js";

const START_GAME = "Base+MLP";

export class Reader {
  #latest = new Latest();
  /** @type {GameRecord} */
  #record;
  /** @type {Notes} */
  #notes = {};
  /** A game type or a position. */
  #start = START_GAME;
  /** The path of the shown position, and the paths of the whole line through it. */
  #at = START;
  #line = [START];
  /** @type {RecordError | undefined} The error that ends the record. */
  #error;
  /** @type {View} Undefined until a game is shown. */
  view;

  constructor(board) {
    this.board = board;
    const { table } = board;
    this.input = new MoveInput(table, {
      ask: (question, content) => board.ask(question, content),
      mayMove: () => this.#mayMove(),
      onMove: move => this.play(move),
    });
    table.part("reader").addEventListener("keydown", event => this.#onKey(event));
  }

  get record() {
    return this.#record;
  }

  get path() {
    return this.#at;
  }

  /** Opens what the board's attributes name, else the text in the element, else a new game. */
  async open() {
    const { board } = this;
    const isLatest = this.#latest.begin();
    try {
      const read = await this.#read();
      if (isLatest()) {
        this.#record = read.record;
        this.#notes = read.notes;
        this.#start = read.start;
        this.#error = read.error;
        this.#line = [];
        const at = this.#pathOf(board.getAttribute("at") ?? "");
        await this.go(has(read.record, at) ? at : board.hasAttribute("controls") ? START : "end");
      }
    } catch (error) {
      if (isLatest()) {
        this.#fail(error);
      }
    }
  }

  async #read() {
    const { board } = this;
    const text = board.getAttribute("game") ?? board.getAttribute("record") ?? board.textContent.trim();
    const position = board.getAttribute("position");
    if (board.source) {
      return board.ask("record", { record: board.source });
    }
    if (position !== null) {
      return this.#readPosition(position);
    }
    return text ? (await board.ask("records", { text })).game : board.ask("record", { game: START_GAME });
  }

  /** Reads a position. A position that no game can reach is only drawn. */
  async #readPosition(position) {
    const setup = await this.board.ask("setup", { position });
    if (!setup.game) {
      this.board.table.draw({ ...setup, ...this.#orientation(), marks: setup.problems.flatMap(marksOf) });
      throw new Error(setup.problems[0].message);
    }
    return this.board.ask("record", { game: setup.game });
  }

  #fail({ message }) {
    const { board } = this;
    if (!this.view) {
      render(null, board.table.part("reader"));
    }
    board.table.note([{ message }]);
    board.emit("hive-error", { message });
  }

  #pathOf(place) {
    return { start: START, end: mainEnd(this.#record) }[place] ?? String(place);
  }

  /** Goes to a path: `0` is the start, `7` the position after the seventh move. `start` and `end` are paths, too. */
  async go(place, { animate = false } = {}) {
    const record = this.#record;
    const path = this.#pathOf(place);
    if (!has(record, path)) {
      throw new RangeError(`Expected the path of a move, found "${place}".`);
    }
    const isLatest = this.#latest.begin();
    const view = await this.board.ask("game", { game: gameLine({ record, start: this.#start }, path) });
    if (isLatest()) {
      this.#show(path, view, animate);
    }
  }

  /** Goes forward or back by a number of moves. Returns false if the line is too short. */
  async step(count) {
    const path = this.#line[this.#line.indexOf(this.#at) + count];
    if (path !== undefined) {
      await this.go(path, { animate: count === 1 });
    }
    return path !== undefined;
  }

  /** Plays a move, unless a listener of the event prevents it. Returns whether the move was played. */
  async play({ move, ...cells }) {
    const { board, view } = this;
    if (!view || !board.emit("hive-move", { move, ...cells, game: view.game })) {
      return false;
    }
    const isLatest = this.#latest.begin();
    const answer = await board.ask("record", { record: this.#record, path: this.#at, edits: [{ play: move }] });
    if (isLatest()) {
      this.#record = answer.record;
      this.#notes = answer.notes;
      this.#line = [];
      this.#show(answer.path, answer.view, true);
    }
    return true;
  }

  #show(path, view, animate) {
    this.#at = path;
    this.#line = this.#line.includes(path) ? this.#line : lineThrough(this.#record, path);
    this.view = view;
    this.draw({ animate });
    const { game, sideToMove } = view;
    this.board.emit("hive-show", { path, game, sideToMove, outcome: this.#outcome() });
  }

  #outcome() {
    const { outcome } = this.view;
    return isOver(outcome) ? outcome : resultAt(this.#record, this.#at) ?? outcome;
  }

  #mayMove() {
    const sides = this.board.getAttribute("playable");
    return sides !== null && ["", "both", this.view.sideToMove].includes(sides);
  }

  /** @returns {{bottom: Side, turned: boolean}} */
  #orientation() {
    const isBlack = this.board.getAttribute("orientation") === "black";
    return { bottom: isBlack ? "black" : "white", turned: isBlack };
  }

  draw({ animate = false } = {}) {
    const { view, board: { table } } = this;
    if (!view) {
      return;
    }
    const record = this.#record;
    const error = this.#at === mainEnd(record) ? this.#error : undefined;
    const { words } = table;
    const outcome = this.#outcome();
    this.input.show({ ...view, outcome }, {
      animate, ...this.#orientation(),
      names: { white: tag(record, "white") ?? words.t("white"), black: tag(record, "black") ?? words.t("black") },
      sketches: sketchesOf({ notes: this.#notes }, this.#at),
      marks: marksOf(error?.reasons[0]),
      note: error ? [{ rule: error.rule, message: `${error.token} – ${error.message[words.language]}` }]
        : view.mustPass && this.#mayMove()
          ? [{ message: words.t("must-pass") }, { message: words.t("pass"), choose: () => this.play({ move: "pass" }) }]
          : [],
    });
    this.#drawReader();
    table.announce(`${words.positionInWords(view, outcome, this.#line.length - 1)} ${this.#texts().join(" ")}`);
  }

  #texts() {
    return textsAt({ record: this.#record, notes: this.#notes }, this.#at);
  }

  /** Draws the buttons that step through the game, the shown move, its alternatives and its comments. */
  #drawReader() {
    const { board: { table } } = this;
    const { words } = table;
    const at = this.#at;
    const act = (name, does, isEnd) =>
      iconButton(ICONS[name], words.t(name), does, { isBare: true, id: name, disabled: isEnd });
    const isLast = at === this.#line.at(-1);
    render(this.board.hasAttribute("controls") && h("div", { class: "reader" },
      h("div", { class: "steps", role: "group", "aria-label": words.t("steps") },
        act("first", () => this.go(START), at === START), act("back", () => this.step(-1), at === START),
        h("strong", { id: "move" }, this.#caption(at)),
        act("forward", () => this.step(1), isLast), act("last", () => this.go(this.#line.at(-1)), isLast)),
      h("div", { class: "texts", id: "texts", tabindex: "0", role: "region", "aria-label": words.t("comment") },
        ...this.#branches().map(path => button(this.#caption(path), () => this.go(path), { class: "branch" })),
        ...this.#texts().map(text => h("p", {}, text)))), table.part("reader"));
  }

  /** Returns the paths of the other moves that the record has at the shown position or instead of the shown move. */
  #branches() {
    const record = this.#record;
    const next = this.#line[this.#line.indexOf(this.#at) + 1];
    const beside = this.#at === START ? [] : choices(record, before(record, this.#at));
    return [...beside, ...choices(record, this.#at)].filter(path => path !== this.#at && path !== next);
  }

  #caption(path) {
    const { words } = this.board.table;
    const record = this.#record;
    if (path === START) {
      return words.t("start-position");
    }
    const { move, nags = [] } = moveAt(record, path);
    const first = this.view.ply - this.view.length;
    const line = lineThrough(record, path);
    const glyphs = nags.map(nag => GLYPHS[nag] ?? "").join("");
    return `${turnOf(first + line.indexOf(path) - 1)} ${move} ${glyphs}`.trim();
  }

  #onKey(event) {
    const act = { ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), Home: () => this.go(START),
      End: () => this.go(this.#line.at(-1)) }[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  }
}
