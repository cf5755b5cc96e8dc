// The bot thinking beside a game: its best moves on the board, what the position is worth, and where a game was lost.
import { evaluationChart } from "./chart.js";
import { button, el, toast } from "./dom.js";
import { failure, stream } from "./stream.js";
import { moveInWords, t } from "./words.js";

const KEY = "hive.engine";
const MILLIS = 8000;
const PAUSE = 250;
const MOST = 1000;
const SWING = 60;

/** The fields of a GameString that are neither the game type nor a move. */
const OTHER_FIELDS = /^((NotStarted|InProgress|Draw|WhiteWins|BlackWins)( \w+)?|(White|Black)\[\d+\])$/;

/** A worth for White in words: +0.45, or the moves to a win: +M3. */
function scoreText({ score, pliesToEnd }) {
  const sign = score < 0 || pliesToEnd < 0 ? "−" : "+";
  return pliesToEnd ? `${sign}M${Math.ceil(Math.abs(pliesToEnd) / 2)}` : `${sign}${(Math.abs(score) / 100).toFixed(2)}`;
}

const worthText = score => (Math.abs(score) < MOST ? scoreText({ score }) : t(score > 0 ? "white-wins" : "black-wins"));

export class EngineView {
  #on = localStorage.getItem(KEY) === "on";
  #now = null;
  #abort = null;
  #timer = null;
  #found = { lines: [], sentences: [], depth: 0, problem: "" };
  #scores = [];
  #scored = [];
  #box = el("section", { class: "card", id: "engine" });

  /** `choose(ply)` goes to a ply of the game. */
  constructor(stage, { choose = () => {} } = {}) {
    this.stage = stage;
    this.choose = choose;
  }

  /** The element that shows what the engine thinks; always the same one. */
  panel() {
    this.#render();
    return this.#box;
  }

  /** Thinks about a game as it stands after `ply` moves; `view` is the server's answer about that position. */
  follow({ game, ply, view }) {
    const moved = !this.#now || this.#now.view.game !== view.game || this.#now.game !== game;
    this.#now = { game, ply, view };
    if (moved) {
      this.#restart();
    } else {
      this.#show();
    }
  }

  /** Stops thinking, and takes away what it has drawn. */
  stop() {
    clearTimeout(this.#timer);
    this.#abort?.abort();
    this.#now = null;
    this.stage.advise(null);
  }

  #restart() {
    clearTimeout(this.#timer);
    this.#abort?.abort();
    this.#found = { lines: [], sentences: [], depth: 0, problem: "" };
    this.stage.advise(null);
    this.#render();
    if (this.#on && this.#now) {
      this.#abort = new AbortController();
      const { signal } = this.#abort;
      this.#timer = setTimeout(() => Promise.all([this.#think(signal), this.#score(signal)]), PAUSE);
    }
  }

  async #think(signal) {
    const { view } = this.#now;
    try {
      for await (const line of stream("analyse", { game: view.game, millis: MILLIS }, signal)) {
        Object.assign(this.#found, line);
        this.#show();
      }
    } catch (error) {
      this.#found.problem = failure(error);
      this.#show();
    }
  }

  /** Brings the graph up to date: only positions that it lacks are looked at. */
  async #score(signal) {
    const { game } = this.#now;
    const line = game.split(";").filter(field => !OTHER_FIELDS.test(field));
    const differs = line.findIndex((move, i) => this.#scored[i] !== move);
    const from = differs === 0 ? 0 : Math.min(this.#scores.length, differs < 0 ? line.length : differs);
    this.#scored = line;
    this.#scores = this.#scores.slice(0, from);
    if (from === line.length) {
      return;
    }
    try {
      for await (const { ply, score } of stream("evaluations", { game, from }, signal)) {
        this.#scores[ply] = score;
        if (ply % 10 === 0 || ply === line.length - 1) {
          this.#show();
        }
      }
    } catch (error) {
      this.#found.problem ||= failure(error);
      this.#show();
    }
  }

  #show() {
    if (this.#on && this.#now) {
      const { lines } = this.#found;
      const arrows = lines.map((line, rank) => ({ ...line.moves[0], rank, text: scoreText(line) })).filter(one => one.to).reverse();
      this.stage.advise({ arrows, score: this.#worth() });
    }
    this.#render();
  }

  /** What the position is worth for White, from -1 to 1. */
  #worth() {
    const { outcome } = this.#now.view;
    const [best] = this.#found.lines;
    const score = outcome.over ? { white: MOST, black: -MOST }[outcome.winner] ?? 0 : best ? best.score : this.#scores[this.#now.ply] ?? 0;
    return Math.tanh(score / 300);
  }

  #switch() {
    this.#on = !this.#on;
    localStorage.setItem(KEY, this.#on ? "on" : "off");
    this.#restart();
    document.getElementById("engine-on")?.focus();
  }

  #render() {
    const { lines, sentences, depth, problem } = this.#found;
    const over = this.#now?.view.outcome.over;
    this.#box.replaceChildren(
      el("div", { class: "engine-head" }, el("h2", { text: t("engine") }),
        this.#on && depth > 0 && el("span", { class: "quiet", text: t("engine-depth", { depth }) }),
        button(t(this.#on ? "engine-off" : "engine-on"), () => this.#switch(), { id: "engine-on", "aria-pressed": String(this.#on) })),
      ...(this.#on ? [
        problem && el("p", { class: "warning", text: problem }),
        !over && lines.length === 0 && !problem && el("p", { class: "quiet", text: t("engine-thinks") }),
        el("ol", { class: "engine-lines" }, ...lines.map(line => this.#line(line))),
        this.#scores.length > 1 && evaluationChart(this.#scores, this.#now?.ply ?? 0, ply => this.choose(ply)),
        this.#scores.length > 2 && el("div", { class: "row" }, button(t("where-lost"), () => this.#goToSwing(), { id: "where-lost" })),
        sentences.length > 0 && el("details", { class: "standing" }, el("summary", { text: t("in-words") }), el("ul", {}, ...sentences.map(text => el("li", { text })))),
      ].filter(Boolean) : [el("p", { class: "quiet", text: t("engine-tells") })]));
  }

  #line(line) {
    const [first, ...rest] = line.moves;
    return el("li", {}, el("strong", { class: "score", text: scoreText(line) }),
      el("span", { class: "first", text: first.move, title: moveInWords(first.move) }), el("span", { class: "quiet", text: rest.map(move => move.move).join(", ") }));
  }

  /** Goes to the move that cost most: one of the loser's where there is one. */
  #goToSwing() {
    const { view } = this.#now;
    const first = view.ply - view.plies;
    const loser = { white: "black", black: "white" }[view.outcome.winner];
    let worst = { cost: 0, ply: 0 };
    for (let ply = 1; ply < this.#scores.length; ply++) {
      const side = (first + ply) % 2 === 1 ? "white" : "black";
      const cost = (this.#scores[ply - 1] - this.#scores[ply]) * (side === "white" ? 1 : -1);
      if (cost > worst.cost && (!loser || side === loser)) {
        worst = { cost, ply };
      }
    }
    if (worst.cost < SWING) {
      toast(t("no-swing"));
      return;
    }
    const [before, after] = [worst.ply - 1, worst.ply].map(ply => worthText(this.#scores[ply]));
    toast(t("swing", { before, after }));
    this.choose(worst.ply);
  }
}
