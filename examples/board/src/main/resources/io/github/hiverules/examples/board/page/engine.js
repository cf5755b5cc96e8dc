// The bot's analysis of the shown position: best moves on the board, and White's chance.
import { Analysis } from "./analysis.js";
import { h } from "./preact.js";
import { Opinion } from "./external.js";
import { iconButton } from "./icons.js";
import { judgementOf } from "./notes.js";
import { failure, stream } from "./stream.js";
import { viewOf } from "./views.js";
import { moveInWords, t } from "./words.js";

const KEY = "hive.engine";
const COUNT = "hive.engine.lines";
/** The maximum time of a search. A search stops earlier if its position is no longer shown. */
const MILLIS = 600_000;
const PAUSE = 250;

/** Returns White's chance in percent, or the number of turns to a win. */
function scoreText({ chance, pliesToEnd = 0 }) {
  return pliesToEnd === 0 ? `${chance}%`
    : t(`${pliesToEnd < 0 ? "black" : "white"}-wins-in`, { turns: Math.ceil(Math.abs(pliesToEnd) / 2) });
}

export class EngineView {
  #on = localStorage.getItem(KEY) === "on";
  #count = Number(localStorage.getItem(COUNT)) || 3;
  #now = null;
  #abort = null;
  #timer = null;
  #previews = 0;
  #found = { lines: [], depth: 0, problem: "" };
  #opinion = new Opinion();
  /** Games against the bot in which the player has asked for help. */
  #asked = new Set();

  /** Calls `redraw()` after changes. */
  constructor(stage, study, redraw) {
    this.stage = stage;
    this.study = study;
    this.redraw = redraw;
    this.analysis = new Analysis(study, () => {
      this.#restart();
      this.redraw();
    });
  }

  /** Analyses a game after `ply` moves; `view` is the server's view of the position. */
  follow({ game, ply, view }) {
    const before = this.#now;
    this.#now = { game, ply, view };
    if (before && before.view.game === view.game && before.game === game) {
      this.#advise();
      return;
    }
    this.#restart();
  }

  /** Stops the search and removes its drawings. */
  stop() {
    this.#halt();
    this.analysis.stop();
    this.#now = null;
    this.stage.advise(null);
  }

  #isOn() {
    return this.#on && !this.isBarred();
  }

  /** Returns whether a game against the bot is in progress and the player has not asked for help. */
  isBarred() {
    const { game } = this.study;
    return game.bot !== null && !this.study.outcome().over && !this.#asked.has(game.id);
  }

  turnOn() {
    if (!this.#isOn()) {
      this.#switch();
    }
  }

  #halt() {
    clearTimeout(this.#timer);
    this.#abort?.abort();
  }

  #restart() {
    this.#halt();
    this.#found = { lines: [], depth: 0, problem: "" };
    this.#opinion.stop();
    this.#opinion = new Opinion();
    this.stage.advise(null);
    if (this.#now && this.#isOn() && !this.analysis.isRunning) {
      this.#abort = new AbortController();
      const { signal } = this.#abort;
      this.#timer = setTimeout(() => this.#think(signal), PAUSE);
    }
  }

  async #think(signal) {
    const { view } = this.#now;
    try {
      for await (const line of stream("analyse", { game: view.game, millis: MILLIS, count: this.#count }, signal)) {
        Object.assign(this.#found, line);
        this.#show();
      }
    } catch (error) {
      this.#found.problem = failure(error);
      this.#show();
    }
  }

  #show() {
    this.#advise();
    this.redraw();
  }

  #advise() {
    if (this.#now && this.#isOn()) {
      const { lines } = this.#found;
      const { move } = this.#opinion;
      const arrows = lines.map((line, rank) => ({ ...line.moves[0], rank }));
      if (move) {
        arrows.push({ ...move, rank: "e" });
      }
      this.stage.advise({ arrows: arrows.filter(one => one.to).reverse(), chance: this.#chance() });
    }
  }

  #chance() {
    const { outcome } = this.#now.view;
    const { record, at } = this.study.game;
    return outcome.over ? { white: 100, black: 0 }[outcome.winner] ?? 50
      : this.#found.lines[0]?.chance ?? judgementOf(record, at)?.chance ?? 50;
  }

  #switch() {
    this.#on = !this.#isOn();
    this.#asked[this.#on ? "add" : "delete"](this.study.game.id);
    localStorage.setItem(KEY, this.#on ? "on" : "off");
    this.#restart();
    this.redraw();
  }

  #showLines(count) {
    this.#count = count;
    localStorage.setItem(COUNT, String(count));
    this.#restart();
    this.redraw();
  }

  /** Draws the engine's switch and, while it is on, the lines. */
  head() {
    const { lines, depth, problem } = this.#found;
    const isOver = this.#now?.view.outcome.over;
    const isOn = this.#isOn();
    return h("section", { class: "engine", id: "engine" },
      h("div", { class: "engine-head" },
        iconButton("analyse", t("engine"), () => this.#switch(), { id: "engine-on", "aria-pressed": String(isOn) }),
        isOn && lines.length > 0 && h("strong", { id: "chance", title: t("chance") }, scoreText(lines[0])),
        isOn && h("span", { class: "quiet", id: "depth" },
          depth > 0 ? t("engine-depth", { depth }) : isOver || problem ? "" : t("engine-thinks")),
        isOn && h("select", { id: "engine-lines", "aria-label": t("engine-lines"),
          onchange: event => this.#showLines(Number(event.target.value)) },
          ...[1, 2, 3, 4, 5].map(count =>
          h("option", { value: count, selected: count === this.#count }, String(count))))),
      isOn && problem && h("p", { class: "warning" }, problem),
      isOn && !isOver
        && h("ol", { class: `engine-lines lines${this.#count}` }, ...lines.map(line => this.#line(line))),
      isOn && !isOver && this.#opinion.draw(() => this.#opinion.ask(this.#now.view.game, () => this.#show())));
  }

  /** Draws a line. Hovering over a move previews it; a click plays it. */
  #line(line) {
    const preview = count => this.#preview(line.moves.slice(0, count));
    return h("li", {}, h("strong", { class: "score" }, scoreText(line)),
      h("span", { class: "pv" }, ...line.moves.map((move, i) => h("button", {
        type: "button", class: i === 0 ? "first" : "quiet", title: moveInWords(move.move),
        onclick: () => this.#play(line.moves.slice(0, i + 1)),
        onpointerenter: () => preview(i + 1), onfocus: () => preview(i + 1),
        onpointerleave: () => this.#preview([]), onblur: () => this.#preview([]),
      }, move.move))));
  }

  /** Previews the position after some moves; without moves, ends the preview. */
  async #preview(moves) {
    const turn = ++this.#previews;
    const line = [this.#now.view.game, ...moves.map(({ move }) => move)].join(";");
    const view = moves.length > 0 ? { ...await viewOf(line), moves: [] } : null;
    if (turn === this.#previews) {
      this.study.explorer.preview(view);
    }
  }

  #play(moves) {
    this.#preview([]);
    this.study.editor.playLine(this.study.game.at, moves.map(move => move.move));
  }
}
