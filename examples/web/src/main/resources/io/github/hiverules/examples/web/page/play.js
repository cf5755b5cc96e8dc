// A game between two people at one screen, or against the bot.
import { ask } from "./api.js";
import { announce, button, el, toast } from "./dom.js";
import { askNewGame, confirm } from "./dialogs.js";
import { EngineView } from "./engine.js";
import { Explorer } from "./explorer.js";
import { gameExports } from "./exports.js";
import { figuresCard, moveList } from "./moves.js";
import { moveInWords, resultInWords, t } from "./words.js";

const KEY = "hive.play";
const BOT_PAUSE = 350;
const FRESH = { type: "Base+MLP", rules: "tournament", opponent: "people", color: "white" };

export class Play {
  constructor(stage, panel, goTo) {
    this.stage = stage;
    this.panel = panel;
    this.goTo = goTo;
    this.active = false;
    this.thinking = false;
    this.generation = 0;
    this.explorer = new Explorer(stage, {
      mayMove: () => !this.thinking && !this.view.outcome.over && !this.#isBotsTurn(),
      showsTargets: () => !this.#isBotsTurn(),
      onMove: move => this.#move(move),
      question: () => ({ game: this.view.game }),
      bottom: () => (this.settings.bot ? this.settings.human : "white"),
      names: () => this.#names(),
    });
    this.engine = new EngineView(stage, { choose: ply => this.#goTo(ply) });
    this.settings = { ...FRESH, bot: null, human: "white" };
    this.game = "Base+MLP";
    this.ply = 0;
  }

  async enter() {
    this.active = true;
    if (!this.view) {
      await this.#restore();
    } else {
      this.#show();
    }
    this.#letBotMove();
  }

  leave() {
    this.active = false;
    this.engine.stop();
  }

  /** Goes on with a game from elsewhere, between two people. */
  async open(game) {
    const view = await ask("game", { game });
    this.#begin(view, { ...this.settings, bot: null, opponent: "people" });
  }

  async #restore() {
    try {
      const saved = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      const view = await ask("game", { game: saved.game ?? this.game });
      this.#begin(view, { ...this.settings, ...saved.settings });
    } catch {
      localStorage.removeItem(KEY);
      this.#begin(await ask("game", { game: this.game }), this.settings);
    }
  }

  #begin(view, settings) {
    this.generation++;
    this.thinking = false;
    this.settings = settings;
    this.view = view;
    this.game = view.game;
    this.ply = view.plies;
    this.full = view.record;
    this.#show();
  }

  #isBotsTurn() {
    return this.settings.bot !== null && this.view.side !== this.settings.human;
  }

  #names() {
    const { bot, human } = this.settings;
    const name = color => (bot && color !== human ? t(`bot-${bot}`) : t(color));
    return { white: name("white"), black: name("black") };
  }

  #show(animate = false) {
    if (!this.active) {
      return;
    }
    const note = this.view.mustPass && !this.#isBotsTurn() ? [{ text: t("must-pass") }] : [];
    this.explorer.show(this.view, { animate, note });
    this.render();
    this.engine.follow({ game: this.game, ply: this.ply, view: this.view });
    localStorage.setItem(KEY, JSON.stringify({ game: this.game, settings: this.settings }));
  }

  /** Draws the panel, and the table's words. */
  render() {
    const { view } = this;
    if (!view) {
      return;
    }
    const over = view.outcome.over;
    const status = over ? resultInWords(view.outcome)
      : this.thinking ? t("thinking")
      : this.settings.bot && !this.#isBotsTurn() ? t("your-move")
      : t(`to-move-${view.side}`);
    const repeated = view.occurrences > 1 && !over;
    this.panel.replaceChildren(
      el("section", { class: "card" },
        el("div", { class: "status", id: "status" },
          el("span", { class: `pawn ${over ? view.outcome.winner ?? "draw" : view.side}`, "aria-hidden": "true" }),
          el("strong", { text: status }), el("span", { class: "quiet", text: `${t("turn", { turn: view.turn })} · ${view.rules.type}` })),
        repeated && el("p", { class: "warning", id: "repeated", text: t(view.rules.repetition ? "repeated-draws" : "repeated", { count: view.occurrences }) }),
        el("div", { class: "row wrap" },
          view.mustPass && !this.#isBotsTurn() && button(t("pass"), () => this.#move(view.moves[0]), { class: "primary", id: "pass" }),
          button(t("undo"), () => this.#undo(), { id: "undo", disabled: this.ply === 0 || this.thinking }),
          button(t("redo"), () => this.#redo(), { id: "redo", disabled: this.ply >= this.full.length || this.thinking }),
          button(t("offer-draw"), () => this.#offerDraw(), { id: "offer-draw", disabled: over || this.thinking }),
          button(t("resign"), () => this.#resign(), { id: "resign", disabled: over || this.thinking }),
          button(t("new-game"), () => this.newGame(), { id: "new-game", class: over ? "primary" : undefined }))),
      el("section", { class: "card grow" }, el("h2", { text: t("moves") }),
        this.full.length === 0 ? el("p", { class: "quiet", text: t("no-moves") })
          : moveList(this.full, { ply: this.ply, choose: ply => this.#goTo(ply), first: view.ply - view.plies })),
      figuresCard(view),
      this.engine.panel(),
      gameExports(() => ({ game: view.game, position: view.position, names: this.#names() })),
      el("div", { class: "row wrap" }, button(t("edit-this"), () => this.goTo("edit", view.position), { id: "edit-this" })));
  }

  /** Words have changed. */
  translate() {
    if (this.view) {
      this.#show();
    }
  }

  async newGame() {
    const wish = await askNewGame(this.settings);
    if (!wish) {
      return;
    }
    const human = wish.color === "random" ? (Math.random() < 0.5 ? "white" : "black") : wish.color;
    const bot = wish.opponent === "people" ? null : wish.opponent;
    const game = wish.rules === "rulebook" ? `${wish.type} q White[1] - -` : wish.type;
    this.#begin(await ask("game", { game }), { ...wish, bot, human });
    this.#letBotMove();
  }

  async #move(move) {
    const generation = this.generation;
    try {
      const view = await ask("move", { game: this.view.game, move: move.move });
      if (generation === this.generation && view.legal) {
        this.#take(view);
        this.#letBotMove();
      }
    } catch (error) {
      toast(error.message, true);
    }
  }

  #take(view) {
    this.generation++;
    this.view = view;
    this.game = view.game;
    this.full = view.record;
    this.ply = view.plies;
    this.#show(true);
    const side = t(view.side === "white" ? "black" : "white");
    announce(`${side}: ${moveInWords(view.last.move)}. ${resultInWords(view.outcome) || t(`to-move-${view.side}`)}`);
  }

  async #letBotMove() {
    if (!this.active || this.thinking || this.view.outcome.over || !this.#isBotsTurn()) {
      return;
    }
    const generation = this.generation;
    this.thinking = true;
    this.render();
    try {
      const [view] = await Promise.all([
        ask("bot", { game: this.view.game, level: this.settings.bot }), new Promise(done => setTimeout(done, BOT_PAUSE))]);
      if (generation === this.generation) {
        this.thinking = false;
        this.#take(view);
        this.#letBotMove();
      }
    } catch (error) {
      if (generation === this.generation) {
        this.thinking = false;
        this.render();
        toast(error.message, true);
      }
    }
  }

  /** Takes back a move; against the bot the bot's one as well. */
  async #undo() {
    const steps = this.settings.bot && !this.#isBotsTurn() && this.ply > 1 ? 2 : 1;
    await this.#goTo(this.view.outcome.over && this.view.record.length === this.ply && !this.#endedOnBoard() ? this.ply : this.ply - steps);
  }

  #endedOnBoard() {
    return ["QUEEN_SURROUNDED", "BOTH_QUEENS_SURROUNDED", "REPETITION"].includes(this.view.outcome.reason);
  }

  async #redo() {
    await this.#goTo(Math.min(this.full.length, this.ply + (this.settings.bot ? 2 : 1)), true);
  }

  async #goTo(ply, animate = false) {
    const generation = ++this.generation;
    this.thinking = false;
    const game = this.#open(this.game);
    const view = await ask("game", { game, ply });
    if (generation === this.generation) {
      this.view = view;
      this.ply = ply;
      this.#show(animate);
    }
  }

  /** The game without a result that players agreed on, so that it can go on. */
  #open(game) {
    return game.replace(/;(Draw|WhiteWins|BlackWins)[^;]*;/, ";InProgress;");
  }

  async #end(result) {
    const game = this.view.game.replace(/;(InProgress|NotStarted);/, `;${result};`);
    this.view = await ask("game", { game });
    this.game = this.view.game;
    this.generation++;
    this.#show();
    announce(resultInWords(this.view.outcome));
  }

  async #offerDraw() {
    const { view } = this;
    if (this.settings.bot) {
      const { white, black } = view.figures;
      const [mine, its] = this.settings.human === "white" ? [white, black] : [black, white];
      const botIsWorse = (its.liberties ?? 6) < (mine.liberties ?? 6);
      return botIsWorse ? this.#end("Draw agreement") : toast(t("bot-declines"));
    }
    const other = t(view.side === "white" ? "black" : "white");
    return await confirm(t("draw-question", { side: t(view.side), other }), t("accept"), t("decline"))
      ? this.#end("Draw agreement") : toast(t("declined"));
  }

  async #resign() {
    const loser = this.settings.bot ? this.settings.human : this.view.side;
    if (await confirm(t("resign-question", { side: t(loser) }), t("resign"), t("cancel"))) {
      await this.#end(`${loser === "white" ? "BlackWins" : "WhiteWins"} resignation`);
    }
  }
}
