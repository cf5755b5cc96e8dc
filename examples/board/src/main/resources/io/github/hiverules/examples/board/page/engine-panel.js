// Shows the bot's analysis of the shown position, and the external engine's opinion.
import { Mistakes } from "./mistakes.js";
import { Search, external, askOnce } from "./api.js";
import { button, byId, h, iconButton, tile } from "./dom.js";
import { evaluationOf } from "./judgements.js";
import { Latest } from "./element/latest.js";
import { isOver } from "./element/record.js";
import { store, stored } from "./store.js";
import { moveInWords, t } from "./words.js";

const KEY = "hive.engine";
const COUNT = "hive.engine.lines";
/** The maximum time of a search, in milliseconds. */
const MILLIS = 600_000;
const PAUSE = 250;
/** A hidden page stops its searches after this time, in milliseconds. */
const HIDDEN_MILLIS = 5_000;

/** Returns White's chance in percent, or the number of turns to a win. */
function scoreText({ chance, pliesToEnd = 0 }) {
  return pliesToEnd === 0 ? `${chance}%`
    : t(`${pliesToEnd < 0 ? "black" : "white"}-wins-in`, { turns: Math.ceil(Math.abs(pliesToEnd) / 2) });
}

/** Draws a move with its piece. */
const withTile = move => [move !== "pass" && tile(move.split(" ")[0]), move];

export class EnginePanel {
  #on = stored(KEY) === true;
  #count = Number(stored(COUNT)) || 3;
  #searched = "";
  #timer = 0;
  #previews = new Latest();
  /** @type {{lines: EngineLine[], depth: number, opinion: Opinion | null}} */
  #found = { lines: [], depth: 0, opinion: null };
  /** The ids of games against the bot in which the player has turned the engine on. */
  #asked = new Set();
  /** Whether the searches rest, because the page is hidden. */
  #rests = false;
  #judged = false;
  #hiding = 0;

  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    const changed = () => {
      if (byId("engine")) { // the panel is drawn
        this.#advise();
        study.panel.drawEngine();
      }
    };
    this.search = new Search(changed);
    this.opinion = new Search(changed);
    this.mistakes = new Mistakes(study);
    addEventListener("visibilitychange", () => {
      clearTimeout(this.#hiding);
      if (!document.hidden) {
        this.#wake();
      } else if (study.isShown()) {
        this.#hiding = setTimeout(() => this.#rest(), HIDDEN_MILLIS);
      }
    });
  }

  /** Stops the searches of a hidden page. */
  #rest() {
    this.#judged = this.mistakes.isRunning;
    this.#rests = true;
    this.stop();
  }

  /** Continues the searches. */
  #wake() {
    const rested = this.#rests && this.study.isShown();
    this.#rests = false;
    if (rested && this.#judged) {
      this.mistakes.find();
    } else if (rested) {
      this.study.render();
    }
  }

  /** Searches the shown position, if necessary, and draws the moves found so far. */
  follow() {
    const { game } = this.study.view;
    const searched = `${game} ${this.#count} ${this.#isShown} ${this.mistakes.isRunning}`;
    if (this.#searched !== searched) {
      this.#halt();
      this.#searched = searched;
      if (this.#isShown && !this.#rests && !this.mistakes.isRunning) {
        const question = { game, millis: MILLIS, count: this.#count };
        const start = () => this.search.run("analyse", question, line => Object.assign(this.#found, line));
        this.#timer = setTimeout(start, PAUSE);
      }
    }
    this.#advise();
  }

  /** Stops all searches and removes the arrows. */
  stop() {
    this.mistakes.stop();
    this.#halt();
    this.#searched = "";
  }

  #halt() {
    clearTimeout(this.#timer);
    this.search.stop();
    this.opinion.stop();
    this.#found = { lines: [], depth: 0, opinion: null };
    this.study.table.advise(null);
  }

  get isOn() {
    return this.#on && !this.isBarred;
  }

  get #isShown() {
    return this.isOn && !isOver(this.study.outcome());
  }

  /**
   * Returns whether the engine is hidden: while a mistake is replayed and, in a game against the bot, until the player
   * turns the engine on.
   */
  get isBarred() {
    const { game } = this.study;
    return this.mistakes.replay.mistake !== null
      || game.bot !== null && !isOver(this.study.outcome()) && !this.#asked.has(game.id);
  }

  #advise() {
    if (this.isOn) {
      const arrows = this.#found.lines.map((line, rank) => ({ ...line.moves[0], rank }));
      const opinion = { ...this.#found.opinion, rank: "e" };
      this.study.table.advise({ arrows: [...arrows, opinion].filter(one => one.to).reverse(), chance: this.#chance() });
    }
  }

  #chance() {
    const outcome = this.study.outcome();
    const { game } = this.study;
    return isOver(outcome) ? { WhiteWins: 100, BlackWins: 0 }[outcome.state] ?? 50
      : this.#found.lines[0]?.chance ?? evaluationOf(game, game.at)?.chance ?? 50;
  }

  turn(on) {
    this.#on = on;
    this.#asked[on ? "add" : "delete"](this.study.game.id);
    store(KEY, on);
    this.study.render();
  }

  /** Draws the engine's switch, the element `more` and the engine's suggested lines of play. */
  draw(more) {
    const { lines, depth } = this.#found;
    const showLines = ({ target: { value } }) => {
      this.#count = Number(value);
      store(COUNT, this.#count);
      this.study.render();
    };
    const { problem } = this.search;
    const isShown = this.#isShown;
    return [
      h("div", { class: "engine-head" },
        !this.mistakes.replay.mistake && iconButton("analyse", t("engine"), () => this.turn(!this.isOn),
          { id: "engine-on", "aria-pressed": String(this.isOn) }), more,
        isShown && lines.length > 0 && h("strong", { id: "chance", title: t("chance") }, scoreText(lines[0])),
        isShown && h("span", { class: "quiet", id: "depth" },
          depth > 0 ? t("engine-depth", { depth }) : problem ? "" : t("engine-thinks")),
        isShown && h("select", { id: "engine-lines", "aria-label": t("engine-lines"), onchange: showLines },
          ...[1, 2, 3, 4, 5].map(count =>
            h("option", { value: count, selected: count === this.#count }, String(count))))),
      isShown && problem && h("p", { class: "warning" }, problem),
      isShown && h("ol", { class: `engine-lines lines${this.#count}` }, ...lines.map(line => this.#line(line))),
      isShown && external && this.#secondOpinion(),
    ];
  }

  /** Draws a line of moves. Hovering over a move previews the position. A click plays the moves. */
  #line(line) {
    const preview = count => this.#preview(line.moves.slice(0, count));
    const play = count => {
      preview(0);
      this.study.editor.playLine(this.study.game.at, line.moves.slice(0, count).map(({ move }) => move));
    };
    return h("li", {}, h("strong", { class: "score" }, scoreText(line)),
      h("span", { class: "pv" }, ...line.moves.map((move, i) => button(withTile(move.move), () => play(i + 1), {
        class: i === 0 ? "first" : "quiet", title: moveInWords(move.move),
        onpointerenter: () => preview(i + 1), onfocus: () => preview(i + 1),
        onpointerleave: () => preview(0), onblur: () => preview(0),
      }))));
  }

  #secondOpinion() {
    const { opinion } = this;
    const { game } = this.study.view;
    const ask = () => opinion.run("advise", { game }, move => Object.assign(this.#found, { opinion: move }));
    return h("div", { class: "engine-head", id: "opinion" },
      button(t("ask-engine", { name: external }), ask, { id: "ask-engine" }),
      h("span", {}, opinion.problem || this.#found.opinion?.line || (opinion.isRunning ? t("engine-thinks") : "")));
  }

  /** Previews the position after some moves. An empty list ends the preview. */
  async #preview(moves) {
    const line = [this.study.view.game, ...moves.map(({ move }) => move)].join(";");
    const isLatest = this.#previews.begin();
    const view = moves.length > 0 ? { ...await askOnce("game", { game: line }), legalMoves: [] } : null;
    if (isLatest()) {
      this.study.input.preview(view);
    }
  }
}
