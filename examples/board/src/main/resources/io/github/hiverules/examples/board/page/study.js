// Shows one game. The state is a record and the path of the shown move.
import { ApiError, ask } from "./api.js";
import { botMovesNow, isBotsTurn } from "./bot-game.js";
import { BotPlayer } from "./bot-player.js";
import { Autoplay } from "./autoplay.js";
import { announce, byId, toast } from "./dom.js";
import { Editor } from "./editor.js";
import { Explorer } from "./explorer.js";
import { accept, addGame, beginGame, close, gameOf, keep, namesOf, openGames, restoreGames } from "./games.js";
import { commentsAt, gameLine, has, isEmpty, isSameGame, lineThrough, mainEnd, resultAt } from "./record.js";
import { keptFile } from "./records.js";
import { mark, placeOfGame } from "./route.js";
import { other } from "./sides.js";
import { sketchesOf } from "./sketches.js";
import { StudyPanel } from "./study-panel.js";
import { viewOf } from "./views.js";
import { moveInWords, resultInWords, t } from "./words.js";

const FIRST = "Base+MLP";

export class Study {
  game = null;
  view = null;
  /** The file that was read last, or null. */
  file = null;
  /** The paths from the start through the shown one to the end of its line. */
  line = [];
  isFull = false;
  #active = false;
  #turn = 0;

  constructor(stage, panel, goTo) {
    this.goTo = goTo;
    this.stage = stage;
    this.bot = new BotPlayer(this);
    this.editor = new Editor(this);
    this.autoplay = new Autoplay(this);
    this.panel = new StudyPanel(this, panel, stage);
    this.explorer = new Explorer(stage, {
      mayMove: () => !this.bot.isThinking && !this.editor.isMoving && this.view.moves.length > 0 && !this.isBotsTurn(),
      showsTargets: () => !this.isBotsTurn(),
      onSketch: (from, to) => this.editor.sketch(from, to),
      onMove: move => this.editor.move(move.move),
      question: () => ({ game: gameLine(this.game, this.game.at) }),
      bottom: () => this.bottom(),
      turned: () => this.game.flipped,
      names: () => namesOf(this.game),
    });
    restoreGames(id => this.#takeOver(id));
    this.#restoreFile();
  }

  async #restoreFile() {
    const file = await keptFile();
    if (!this.file) {
      this.file = file;
      this.render();
    }
  }

  async enter() {
    this.#active = true;
    if (this.game) {
      await this.go(this.game.at, { isJump: true });
    } else {
      await this.#showAny(FIRST);
    }
  }

  leave() {
    this.#active = false;
    this.bot.stop();
    this.autoplay.halt();
    this.panel.leave();
  }

  isBotsTurn() {
    return isBotsTurn(this.game, this.view);
  }

  bottom() {
    const side = this.game.bot === null ? "white" : this.game.human;
    return this.game.flipped ? other(side) : side;
  }

  /** Returns the outcome at the shown place: by the rules, or as recorded. */
  outcome() {
    return this.view.outcome.over ? this.view.outcome : resultAt(this.game.record, this.game.at) ?? this.view.outcome;
  }

  /** Returns the error of a record if its last legal move is shown, or null. */
  error() {
    const { about, at } = this.game;
    return about?.error && about.brokenAt === at ? about.error : null;
  }

  /** Opens a game from a link or the editor. Shows it if it is already open. */
  async open(line) {
    const { record, start } = await ask("record", { game: line });
    await this.show(openGames().find(game => isSameGame(game.record, record))
      ?? addGame({ record, start }, { at: mainEnd(record) }));
  }

  /** Shows an open game at a path. Returns false if the game is not open. */
  async visit(id, path) {
    const game = gameOf(id);
    if (game) {
      game.at = has(game.record, path) ? path : game.at;
      await this.show(game);
    }
    return Boolean(game);
  }

  /** Shows an open game at the move last shown. Closes the previous game if it has no moves. */
  async show(game) {
    const turn = ++this.#turn;
    this.autoplay.halt();
    try {
      if (!game.session) {
        accept(game, await ask("record", { record: game.record }));
      }
    } catch (error) {
      toast(error.message, true);
      if (error instanceof ApiError) { // the stored record is invalid
        await this.close(game);
      }
      return;
    }
    if (turn !== this.#turn) {
      return;
    }
    const left = this.game;
    this.game = game;
    this.line = lineThrough(game.record, game.at);
    game.opened = Date.now();
    if (left && left.id !== game.id && isEmpty(left.record)) {
      close(left);
    }
    await this.go(game.at, { isJump: true });
  }

  async #showAny(start) {
    await this.show(openGames()[0] ?? await beginGame(start));
  }

  /** Closes a game. Shows another open game or a new game instead. */
  async close(game) {
    close(game);
    if (game === this.game || !this.game) {
      await this.#showAny(this.game?.session.start ?? FIRST);
    } else {
      this.render();
    }
  }

  /** Goes to a path. With `isJump`, the place becomes an entry of the browser's history. */
  async go(path, { animate = false, isJump = false } = {}) {
    const turn = ++this.#turn;
    const { game } = this;
    this.bot.stop();
    game.at = path;
    this.line = this.line.includes(path) ? this.line : lineThrough(game.record, path);
    byId("stage").setAttribute("aria-busy", "true");
    try {
      const view = await viewOf(gameLine(game, path));
      if (turn === this.#turn) {
        this.view = view;
        this.#draw({ animate });
        this.keep();
        mark(placeOfGame(game), !isJump);
        this.bot.follow(this.#active && botMovesNow(game, view));
      }
    } catch (error) {
      toast(error.message, true);
    }
    if (turn === this.#turn) {
      byId("stage").removeAttribute("aria-busy");
    }
  }

  #draw(how) {
    const { view } = this;
    if (!this.#active || !view) {
      return;
    }
    const error = this.error();
    const mustPass = view.mustPass && !this.isBotsTurn();
    this.explorer.show({ ...view, outcome: this.outcome() }, {
      ...how,
      sketches: sketchesOf(commentsAt(this.game.record, this.game.at), view.board),
      marks: error?.reasons[0]?.marks ?? [],
      note: error ? [{ rule: error.rule, text: `${t("invalid")}: ${error.token}. ${error.text}` }]
        : mustPass ? [{ text: t("must-pass") }] : [],
    });
    this.render();
    const move = view.last ? `${t(other(view.side))}: ${moveInWords(view.last.move)}` : t("start-position");
    const ply = this.line.indexOf(this.game.at);
    announce(`${move}. ${resultInWords(this.outcome()) || t(`to-move-${view.side}`)}. `
      + `${t("position-of", { ply, plies: this.line.length - 1 })}.`);
  }

  render() {
    if (this.#active && this.view) {
      this.panel.draw();
    }
  }

  /** Draws everything again after a change of language. */
  async translate() {
    this.#draw({});
    const { about } = this.game;
    if (about?.error) {
      const { reasons } = await ask("move", { game: gameLine(this.game, about.brokenAt), move: about.error.token });
      about.error.text = reasons[0]?.text ?? about.error.text;
      this.#draw({});
    }
  }

  keep() {
    const wasFull = this.isFull;
    const { record, bot, own } = this.game;
    this.isFull = (!isEmpty(record) || bot !== null || own) && !keep(this.game);
    if (this.isFull && !wasFull) {
      toast(t("storage-full"), true);
    }
    if (this.isFull !== wasFull) {
      this.render();
    }
  }

  /** Shows the changes that another window has made to a game. */
  async #takeOver(id) {
    const game = gameOf(id);
    if (game && id === this.game?.id) {
      try {
        accept(game, await ask("record", { record: game.record }));
        game.at = has(game.record, this.game.at) ? this.game.at : game.at;
        this.game = game;
        this.line = lineThrough(game.record, game.at);
      } catch (error) {
        toast(error.message, true);
      }
    }
    this.render();
  }
}
