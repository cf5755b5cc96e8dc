// Shows one of the open games.
import { ApiError, ask, askOnce, openTexts } from "./api.js";
import { BotPlayer } from "./bot.js";
import { announce, byId, render, toast } from "./dom.js";
import { RecordEditor } from "./record-editor.js";
import { marksOf } from "./element/hex.js";
import { MoveInput } from "./element/move-input.js";
import {
  beginGame, change, check, close, gameOf, isUntouched, keep, namesOf, openGame, openGames, restoreGames,
} from "./games.js";
import { GamesTab } from "./games-tab.js";
import { keptFile } from "./import.js";
import { turnOf } from "./element/words.js";
import { START, gameLine, has, isOver, lineThrough, mainEnd, other, resultAt } from "./element/record.js";
import { mark, placeOfGame } from "./route.js";
import { sketchesOf } from "./element/notes.js";
import { StudyPanel } from "./study-panel.js";
import { currentWords, t, translated } from "./words.js";

const FIRST = "Base+MLP";

export class Study {
  /** @type {Game} The shown game; undefined until the first game is shown. */
  game;
  /** @type {View} */
  view;
  /** @type {GameFile | null} The file that was read last. */
  file = null;
  /** @type {string[]} The paths of the whole line through the shown move. */
  line = [];
  isFull = false;
  /** @type {number | undefined} The timer of autoplay. */
  timer;
  #turn = 0;

  constructor(table, goTo) {
    this.goTo = goTo;
    this.table = table;
    this.bot = new BotPlayer(this);
    this.editor = new RecordEditor(this);
    this.panel = new StudyPanel(this);
    this.input = new MoveInput(table, {
      ask: askOnce,
      mayMove: () => !this.bot.isDue(),
      onMove: move => this.editor.move(move.move),
      onSketch: (from, to) => this.editor.sketch(from, to),
    });
    restoreGames(id => this.#takeOver(id));
    keptFile().then(file => {
      if (file && !this.file) {
        this.setFile(file);
        this.render();
      }
    }, () => {}); // the file can be opened again
  }

  setFile(file) {
    this.file = file;
    this.panel.games = new GamesTab(this);
    if (file.games.length > 1) {
      openTexts(file.texts);
    }
  }

  enter() {
    return this.game ? this.go(this.game.at, { isJump: true }) : this.#showAny(FIRST);
  }

  leave() {
    this.bot.stop();
    this.halt();
    this.panel.engine.stop();
    render(null, byId("starts-card"));
  }

  /** Returns whether the players can resign or agree to a draw in the shown position. */
  isLive() {
    const { about, at, record } = this.game;
    return at === mainEnd(record) && at !== START && !isOver(this.outcome()) && !this.bot.isRunning && !about;
  }

  /** Stops autoplay. */
  halt() {
    clearInterval(this.timer);
    this.timer = undefined;
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
    const turn = ++this.#turn;
    this.halt();
    try {
      await check(game);
    } catch (error) {
      toast(error.message, true);
      if (error instanceof ApiError) { // the stored record is invalid
        await this.close(game);
      }
      return;
    }
    if (turn === this.#turn) {
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
    this.game = change(game, { at: has(game.record, path) ? path : game.at });
    this.line = lineThrough(game.record, game.at);
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

  /** Goes to a path. If `isJump`, adds an entry to the browser's history. */
  async go(path, { animate = false, isJump = false } = {}) {
    const turn = ++this.#turn;
    const game = change(this.game, { at: path });
    this.bot.stop();
    this.line = this.line.includes(path) ? this.line : lineThrough(game.record, path);
    byId("stage").setAttribute("aria-busy", "true");
    try {
      const view = await askOnce("game", { game: gameLine(game, path) });
      if (turn === this.#turn) {
        this.view = view;
        this.keep();
        this.#draw({ animate });
        mark(placeOfGame(game), !isJump);
        if (this.isShown()) {
          this.bot.follow();
        }
      }
    } finally {
      if (turn === this.#turn) {
        byId("stage").removeAttribute("aria-busy");
      }
    }
  }

  isShown() {
    return Boolean(this.view) && this.table.owner === this;
  }

  #draw(how) {
    if (!this.isShown()) {
      return;
    }
    const { view, game } = this;
    const { about, at, flipped, human } = game;
    const error = about?.brokenAt === at ? about.error : null;
    this.input.show({ ...view, outcome: this.outcome() }, {
      ...how,
      bottom: flipped ? other(human) : human,
      turned: flipped,
      names: namesOf(game),
      sketches: sketchesOf(game, at),
      marks: marksOf(error?.reasons[0]),
      note: error ? [{ rule: error.rule, message: [error.ply > 0 ? turnOf(view.ply) : `${error.line}:${error.column}`,
        error.token, "–", translated(error.message)].filter(Boolean).join(" ") }]
        : view.mustPass && !this.bot.isDue() ? [{ message: t("must-pass") }] : [],
    });
    this.render();
    announce(currentWords().positionInWords(view, this.outcome(), this.line.length - 1));
  }

  render() {
    if (this.isShown()) {
      this.panel.draw();
    }
  }

  /** Redraws everything in the new language. */
  translate() {
    this.#draw({});
  }

  /** Stores a game. */
  keep(game = this.game) {
    this.isFull = !keep(game);
  }

  /** Shows the changes that another window has made to a game. */
  async #takeOver(id) {
    const game = gameOf(id);
    if (game && id === this.game?.id) {
      await check(game);
      this.#set(game, this.game.at);
    }
    this.render();
  }
}
