// Shows one of the open games.
import { ApiError, ask, askOnce } from "./api.js";
import { Autoplay } from "./autoplay.js";
import { BotPlayer } from "./bot.js";
import { announce, byId, render, toast } from "./dom.js";
import { RecordEditor } from "./record-editor.js";
import { Latest } from "./element/latest.js";
import { MoveInput } from "./element/move-input.js";
import {
  beginGame, change, check, close, gameOf, isUntouched, keep, openGame, openGames, restoreGames,
} from "./games.js";
import { OpenedFiles } from "./opened-files.js";
import { choices, gameLine, has, isOver, lineThrough, mainEnd, resultAt } from "./element/record.js";
import { mark, placeOfGame } from "./route.js";
import { StudyPanel } from "./study-panel.js";
import { pictureOf } from "./study-picture.js";
import { currentWords } from "./words.js";

const FIRST = "Base+MLP";

/** Owns the shown game: what is shown of it, and who plays it. Other modules call the methods, and change nothing. */
export class Study {
  /** @type {Game} */
  #game;
  /** @type {View} */
  #view;
  /** @type {string[]} */
  #line = [];
  #isFull = false;
  /** The requests to show a position. */
  #shows = new Latest();

  constructor(table, goTo) {
    this.goTo = goTo;
    this.table = table;
    this.autoplay = new Autoplay(this);
    this.bot = new BotPlayer(this);
    this.files = new OpenedFiles(this);
    this.editor = new RecordEditor(this);
    this.panel = new StudyPanel(this);
    this.input = new MoveInput(table, {
      ask: askOnce,
      mayMove: () => this.panel.replay.mayMove() ?? !this.bot.isDue(),
      onMove: move => this.panel.replay.try(move) ?? this.editor.move(move.move),
      onSketch: (from, to) => this.editor.sketch(from, to),
    });
    restoreGames(id => this.#takeOver(id));
  }

  /** Returns the shown game, or undefined before the first game. */
  get game() {
    return this.#game;
  }

  /** Returns the server's answer about the shown position, or undefined before the first answer. */
  get view() {
    return this.#view;
  }

  /** Returns the paths of the whole line through the shown move. */
  get line() {
    return this.#line;
  }

  /** Returns whether the browser's storage was too full for the game. */
  get isFull() {
    return this.#isFull;
  }

  enter() {
    return this.game ? this.go(this.game.at, { isJump: true }) : this.#showAny(FIRST);
  }

  leave() {
    this.bot.stop();
    this.autoplay.stop();
    this.panel.engine.stop();
    render(null, byId("starts-card"));
  }

  /** Goes forward or back by a number of moves. Returns false if the line is too short. */
  step(count) {
    const path = this.#line[this.#line.indexOf(this.#game.at) + count];
    if (path !== undefined) {
      this.go(path, { animate: count === 1 });
    }
    return path !== undefined;
  }

  /** Returns the outcome of the shown position, by the rules or as recorded. */
  outcome() {
    const { game: { record, at }, view: { outcome } } = this;
    return isOver(outcome) ? outcome : resultAt(record, at) ?? outcome;
  }

  /** Shows the game of a link or of the editor, and opens the game if necessary. */
  async open(line) {
    const { record, notes, start } = await ask("record", { game: line });
    await this.show(openGame({ record, notes, start, at: mainEnd(record) }));
  }

  /**
   * Shows an open game, by default at its last path. Closes the previous game if that game has no moves and nothing to
   * undo.
   */
  async show(game, path = game.at) {
    const isLatest = this.#shows.begin();
    this.autoplay.stop();
    try {
      await check(game);
    } catch (error) {
      toast(error.message, true);
      if (error instanceof ApiError) { // the stored record is invalid
        await this.close(game);
      }
      return;
    }
    if (isLatest()) {
      const left = this.game;
      this.#set(game, path);
      change(game, { opened: Date.now() });
      const isClosed = left && left.id !== game.id && isUntouched(left) && left.past.length === 0;
      if (isClosed) {
        close(left);
      }
      await this.go(game.at, { isJump: !isClosed }); // the browser's Back can't show a closed game
    }
  }

  /** Sets the game to show, at a path if the record has this path. */
  #set(game, path) {
    this.#game = change(game, { at: has(game.record, path) ? path : game.at });
    this.#line = lineThrough(game.record, game.at);
  }

  async #showAny(start) {
    await this.show(openGames()[0] ?? await beginGame({ start }));
  }

  /** Closes a game. If the game was shown, shows another open game or a new game. */
  async close(game) {
    close(game);
    if (game === this.game || !this.game) {
      await this.#showAny(this.game?.start ?? FIRST);
    } else {
      this.render();
    }
  }

  /**
   * Goes to a path. If `isJump`, adds an entry to the browser's history. If `isTaken`, another window plays the game.
   */
  async go(path, { animate = false, isJump = false, isTaken = false } = {}) {
    const isLatest = this.#shows.begin();
    const game = change(this.game, { at: path });
    this.bot.stop();
    this.panel.replay.end();
    this.#line = this.#line.includes(path) ? this.#line : lineThrough(game.record, path);
    byId("stage").setAttribute("aria-busy", "true");
    try {
      const view = await askOnce("game", { game: gameLine(game, path) });
      if (isLatest()) {
        this.#view = view;
        if (!isTaken) {
          this.keep();
        }
        this.#draw({ animate });
        mark(placeOfGame(game), !isJump);
        if (!isTaken) {
          this.bot.follow();
        }
      }
    } finally {
      if (isLatest()) {
        byId("stage").removeAttribute("aria-busy");
      }
    }
  }

  isShown = () => Boolean(this.view) && this.table.owner === this;

  #draw(how) {
    if (this.isShown()) {
      const picture = pictureOf(this.game, this.view, this.bot.isDue());
      this.input.show({ ...this.view, outcome: this.outcome() }, { ...how, ...picture });
      this.render();
      announce(currentWords().positionInWords(this.view, this.outcome(), this.line.length - 1));
    }
  }

  render() {
    if (this.isShown()) {
      this.panel.draw();
    }
  }

  /** Redraws everything in the new language. */
  translate = () => this.#draw({});

  /**
   * Shows an edited game, by default at the edited path. If `stays`, or if another game is shown, only draws the panel
   * again.
   *
   * @param {Game} game
   * @param {string} path
   * @param {EditOptions} [how]
   */
  async follow(game, path, { stays = false, ...how } = {}) {
    if (game !== this.#game || stays) {
      change(game, { at: path });
      this.keep(game);
      this.render();
    } else {
      this.#line = lineThrough(game.record, path);
      await this.go(path, how);
    }
  }

  /** Turns the table. */
  flip() {
    change(this.#game, { flipped: !this.#game.flipped });
    this.go(this.#game.at);
  }

  /** Sets who plays the game. @param {Pick<Game, "bot" | "human">} sides */
  setSides(sides) {
    change(this.#game, { ...sides, own: true });
    return this.go(this.#game.at);
  }

  /** Stores a game. */
  keep(game = this.game) {
    this.#isFull = !keep(game);
  }

  /** Shows the changes that another window has made to a game. */
  async #takeOver(id) {
    const game = gameOf(id);
    if (game && id === this.game?.id) {
      const { at, record } = this.game;
      await check(game);
      this.#set(game, choices(record, at).length === 0 ? game.at : at);
      await this.go(this.game.at, { isTaken: true });
    } else {
      this.render();
    }
  }
}
