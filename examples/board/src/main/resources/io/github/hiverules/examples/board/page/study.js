// One board for games that are played and games that are read: a tree of variations, in which nothing is overwritten.
import { ApiError, ask } from "./api.js";
import { botMovesNow, isBotsTurn } from "./bot-game.js";
import { announce, byId, toast } from "./dom.js";
import { Explorer } from "./explorer.js";
import { close, createGame, gameOf, keep, MOST, openGames, restoreGames } from "./games.js";
import { keptFile } from "./records.js";
import { mark, placeOfGame } from "./route.js";
import { other } from "./sides.js";
import { StudyPanel } from "./study-panel.js";
import { Tree } from "./tree.js";
import { viewOf } from "./views.js";
import { moveInWords, outcomeOf, resultInWords, t } from "./words.js";

const FIRST = "Base+MLP";
const BOT_PAUSE = 350;
const RUN_MILLIS = 900;
const MOST_UNDO = 50;

export class Study {
  game = null;
  view = null;
  /** The file that was read last, or null. */
  file = null;
  /** The nodes from the start through the shown one to the end of its line. */
  line = [];
  thinking = false;
  isFull = false;
  #active = false;
  #turn = 0;
  #timer = null;
  #past = [];

  constructor(stage, panel, goTo) {
    this.goTo = goTo;
    this.stage = stage;
    this.panel = new StudyPanel(this, panel, stage);
    this.explorer = new Explorer(stage, {
      mayMove: () => !this.thinking && this.view.moves.length > 0 && !this.isBotsTurn(),
      showsTargets: () => !this.isBotsTurn(),
      onMove: move => this.move(move.move),
      question: () => ({ game: this.game.tree.game(this.game.at) }),
      bottom: () => this.bottom(),
      turned: () => this.game.flipped,
      names: () => this.names(),
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
      await this.show(openGames()[0] ?? createGame(new Tree(FIRST)));
    }
  }

  leave() {
    this.#active = false;
    this.halt();
    this.panel.leave();
  }

  isBotsTurn() {
    return isBotsTurn(this.game, this.view);
  }

  bottom() {
    const side = this.game.bot === null ? "white" : this.game.human;
    return this.game.flipped ? other(side) : side;
  }

  names(game = this.game) {
    const role = side => (game.bot === null ? t(side) : side === game.human ? t("you") : t(`bot-${game.bot}`));
    const name = side => game.names[side] ?? role(side);
    return { white: name("white"), black: name("black") };
  }

  /** How the game stands here: by the board, or by what the players agreed on. */
  outcome() {
    const { result } = this.game.tree.nodes[this.game.at];
    return this.view.outcome.over || !result ? this.view.outcome : outcomeOf(result);
  }

  /** A record's error where it breaks off, with its `text` in the page's language. */
  error() {
    const { about, at } = this.game;
    const { error } = about ?? {};
    return error && about.brokenAt === at ? error : null;
  }

  /** A new game among the open ones. */
  add(tree, rest) {
    if (openGames().length >= MOST) {
      throw new Error(t("too-many-games", { count: MOST }));
    }
    return createGame(tree, rest);
  }

  /** Opens a game that a link or the editor brings. One that is open already is shown. */
  async open(line) {
    const { game, record, outcome } = await ask("game", { game: line });
    const tree = Tree.ofRecord({ game, comments: [], outcome, line: record.map(move => ({ move })) });
    const told = one => one.game(one.end(), true);
    await this.show(openGames().find(open => told(open.tree) === told(tree)) ?? this.add(tree, { at: tree.end() }));
  }

  /** Shows an open game at a node of it; tells whether there is such a game. */
  async visit(id, node) {
    const game = gameOf(id);
    if (game) {
      game.at = game.tree.has(node) ? node : game.at;
      await this.show(game);
    }
    return Boolean(game);
  }

  /** Shows an open game where it was left. One that was left without a move is closed. */
  async show(game) {
    const left = this.game;
    this.halt();
    this.game = game;
    this.line = game.tree.line(game.at);
    game.opened = Date.now();
    if (left && left !== game && left.tree.isEmpty()) {
      close(left);
    }
    await this.go(game.at, { isJump: true });
  }

  /** Closes a game; another one, or a new one, takes its place. */
  async close(game) {
    close(game);
    if (game === this.game) {
      await this.show(openGames()[0] ?? createGame(new Tree(this.view ? game.tree.start : FIRST)));
    } else {
      this.render();
    }
  }

  /** Goes to a node; `isJump` makes that a place which the browser goes back to. */
  async go(node, { animate = false, isJump = false } = {}) {
    const turn = ++this.#turn;
    const { game } = this;
    this.thinking = false;
    game.at = node;
    this.line = this.line.includes(node) ? this.line : game.tree.line(node);
    byId("stage").setAttribute("aria-busy", "true");
    try {
      const view = await viewOf(game.tree.game(node));
      if (turn === this.#turn) {
        this.view = view;
        this.#noteEnd(node, view.outcome);
        this.#draw({ animate });
        this.#keep();
        mark(placeOfGame(game), !isJump);
        byId("stage").removeAttribute("aria-busy");
        this.#letBotMove(botMovesNow(game, view));
      }
    } catch (error) {
      if (turn === this.#turn) {
        byId("stage").removeAttribute("aria-busy");
      }
      toast(error.message, true);
      if (!this.view && error instanceof ApiError) { // a stored game that is none
        await this.close(game);
      }
    }
  }

  /** How the main line ended is told below its moves. */
  #noteEnd(node, outcome) {
    if (outcome.over) {
      this.game.tree.nodes[node].over = outcome;
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
      marks: error?.reasons[0]?.marks ?? [],
      note: error ? [{ rule: error.rule, text: `${t("invalid")}: ${error.token}. ${error.text}` }]
        : mustPass ? [{ text: t("must-pass") }] : [],
    });
    this.render();
    const move = view.last ? `${t(other(view.side))}: ${moveInWords(view.last.move)}` : t("start-position");
    const ply = this.line.indexOf(this.game.at);
    announce(`${move}. ${resultInWords(this.outcome()) || t(`to-move-${view.side}`)}. `
      + `${t("stands", { ply, plies: this.line.length - 1 })}.`);
  }

  render() {
    if (this.#active && this.view) {
      this.panel.draw();
    }
  }

  /** Words have changed. */
  async translate() {
    this.#draw({});
    const { about, tree } = this.game;
    if (about?.error) {
      const { reasons } = await ask("move", { game: tree.game(about.brokenAt), move: about.error.token });
      about.error.text = reasons[0]?.text ?? about.error.text;
      this.#draw({});
    }
  }

  #keep() {
    const wasFull = this.isFull;
    const { tree, bot } = this.game;
    this.isFull = (!tree.isEmpty() || bot !== null || this.game.own) && !keep(this.game);
    if (this.isFull && !wasFull) {
      toast(t("storage-full"), true);
    }
    if (this.isFull !== wasFull) {
      this.render();
    }
  }

  /** What is noted beside a move has changed. */
  noted() {
    this.#keep();
    this.render();
  }

  /** Another window has changed a game, perhaps the one that is shown here. */
  #takeOver(id) {
    const game = gameOf(id);
    if (game && id === this.game?.id) {
      game.at = game.tree.has(this.game.at) ? this.game.at : game.at;
      this.game = game;
      this.line = game.tree.line(game.at);
    }
    this.render();
  }

  /** Plays a legal move: goes on with the line, or begins a variation. */
  move(move) {
    const { game } = this;
    const node = game.tree.add(game.at, move, { own: true });
    game.own = true;
    return this.go(node, { animate: true });
  }

  /** Plays moves from a node on, as a variation where they are not there. */
  playLine(from, moves) {
    const { tree } = this.game;
    return this.goOn(moves.reduce((at, move) => tree.add(at, move, { own: true }), from), { isJump: true });
  }

  /** Keeps the game as it is, for `undo`. */
  remember() {
    const { game } = this;
    this.#past.push({ game, at: game.at, tree: Tree.restore(structuredClone(game.tree)) });
    this.#past.splice(0, this.#past.length - MOST_UNDO);
  }

  /** Brings back what was deleted or put in another order last. */
  undo() {
    const before = this.#past.findLastIndex(({ game }) => game === this.game);
    if (before >= 0) {
      const [{ at, tree }] = this.#past.splice(before, 1);
      this.game.tree = tree;
      this.goOn(at, { isJump: true });
    }
  }

  /** Goes to a node of a tree that was changed here. */
  goOn(node, how = {}) {
    this.game.own = true;
    this.line = this.game.tree.line(node);
    return this.go(node, how);
  }

  /** Shows another position in place of this one, until it is told null. */
  preview(view) {
    this.explorer.preview(view);
  }

  /** The bot moves where its line ends, and anywhere when it is told to. */
  letBotMove() {
    return this.#letBotMove(this.isBotsTurn());
  }

  async #letBotMove(isDue) {
    if (!this.#active || this.thinking || !isDue) {
      return;
    }
    const turn = ++this.#turn;
    const { game } = this;
    const line = game.tree.game(game.at);
    this.thinking = true;
    this.render();
    try {
      const [answer] = await Promise.all([
        ask("bot", { game: line, level: game.bot }), new Promise(done => setTimeout(done, BOT_PAUSE))]);
      if (turn === this.#turn) {
        this.move(answer.move);
      }
    } catch (error) {
      if (turn === this.#turn) {
        this.thinking = false;
        this.render();
        toast(error.message, true);
      }
    }
  }

  isRunning() {
    return this.#timer !== null;
  }

  /** Shows one move after the other, until the line ends. */
  run() {
    this.#timer = setInterval(() => {
      const next = this.line[this.line.indexOf(this.game.at) + 1];
      return next === undefined ? this.halt() : this.go(next, { animate: true });
    }, RUN_MILLIS);
    this.render();
  }

  halt() {
    const ran = this.isRunning();
    clearInterval(this.#timer);
    this.#timer = null;
    if (ran) {
      this.render();
    }
  }
}
