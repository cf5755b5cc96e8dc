// The bot thinking beside a game: its best moves on the board, what positions are worth, and where a game was lost.
import { evaluationChart } from "./chart.js";
import { button, byId, el } from "./dom.js";
import { iconButton } from "./icons.js";
import { GLYPHS, turnOf } from "./move-list.js";
import { viewAfter } from "./preview.js";
import { failure, stream } from "./stream.js";
import { moveInWords, t } from "./words.js";

const KEY = "hive.engine";
const COUNT = "hive.engine.lines";
/** As good as without end: a search that nobody looks at any more is stopped. */
const MILLIS = 600_000;
const PAUSE = 250;
const BETTER_MILLIS = 400;
const MOST = 1000;
/** What a move costs its side, at least, that gets a mark of PGN. */
const MISTAKES = [[250, 4], [120, 2], [60, 6]];
/** White's chance, from 0 to 100, where a position is worth so much for White. */
const percentOf = score => Math.round(50 + 50 * Math.tanh(score / 300));

const MARKS = MISTAKES.map(([, mark]) => mark);

/** The fields of a GameString that are neither the game type nor a move. */
const OTHER_FIELDS = /^((NotStarted|InProgress|Draw|WhiteWins|BlackWins)( \w+)?|(White|Black)\[\d+\])$/;

/** White's chance in percent, or the turns to a win. */
function scoreText({ score, pliesToEnd = 0 }) {
  const side = score < 0 || pliesToEnd < 0 ? "black" : "white";
  return pliesToEnd ? t(`${side}-wins-in`, { turns: Math.ceil(Math.abs(pliesToEnd) / 2) }) : `${percentOf(score)}%`;
}

const worthText = score => (Math.abs(score) < MOST ? scoreText({ score }) : t(score > 0 ? "white-wins" : "black-wins"));

export class EngineView {
  #on = localStorage.getItem(KEY) === "on";
  #count = Number(localStorage.getItem(COUNT)) || 3;
  #now = null;
  #abort = null;
  #timer = null;
  #found = { lines: [], depth: 0, problem: "" };
  #scores = [];
  #scored = [];
  #mistakes = null;
  #search = null;
  /** Games against the bot in which the player has asked for help. */
  #asked = new Set();

  /** `redraw()` shows what has been found. */
  constructor(stage, study, redraw) {
    this.stage = stage;
    this.study = study;
    this.redraw = redraw;
  }

  /** Thinks about a game as it stands after `ply` moves; `view` is the server's answer about that position. */
  follow({ game, ply, view }) {
    const before = this.#now;
    this.#now = { game, ply, view };
    if (before && before.view.game === view.game && before.game === game) {
      this.#advise();
      return;
    }
    this.#restart();
  }

  /** Stops thinking, and takes away what it has drawn. */
  stop() {
    this.#halt();
    this.#now = null;
    this.stage.advise(null);
  }

  /** Whether it thinks: in a game against the bot only when it is asked to, or at the end. */
  #isOn() {
    const { game } = this.study;
    return this.#on && (game.bot === null || this.study.outcome().over || this.#asked.has(game.id));
  }

  turnOn() {
    if (!this.#isOn()) {
      this.#switch();
    }
  }

  #halt() {
    clearTimeout(this.#timer);
    this.#abort?.abort();
    this.#search?.abort();
    this.#search = null;
  }

  #restart() {
    this.#halt();
    this.#found = { lines: [], depth: 0, problem: "" };
    this.stage.advise(null);
    if (this.#now && this.#isOn()) {
      this.#abort = new AbortController();
      const { signal } = this.#abort;
      this.#timer = setTimeout(() => Promise.all([this.#think(signal), this.#score(signal)]), PAUSE);
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

  /** Brings the graph up to date: only positions that it lacks are looked at. */
  async #score(signal) {
    const { game } = this.#now;
    const line = game.split(";").filter(field => !OTHER_FIELDS.test(field));
    const differs = line.findIndex((move, i) => this.#scored[i] !== move);
    const from = differs === 0 ? 0 : Math.min(this.#scores.length, differs < 0 ? line.length : differs);
    if (from < line.length || this.#scored.length !== line.length) {
      this.#mistakes = null;
    }
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
    this.#advise();
    this.redraw();
  }

  #advise() {
    if (this.#now && this.#isOn()) {
      const { lines } = this.#found;
      const arrows = lines.map((line, rank) => ({ ...line.moves[0], rank }));
      this.stage.advise({ arrows: arrows.filter(one => one.to).reverse(), score: this.#worth() });
    }
  }

  /** What the position is worth for White, from -1 to 1. */
  #worth() {
    const { outcome } = this.#now.view;
    const [best] = this.#found.lines;
    const score = outcome.over ? { white: MOST, black: -MOST }[outcome.winner] ?? 0
      : best ? best.score : this.#scores[this.#now.ply] ?? 0;
    return Math.tanh(score / 300);
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

  /** The engine's switch, and its lines while it is on. */
  head() {
    const { lines, depth, problem } = this.#found;
    const isOver = this.#now?.view.outcome.over;
    const isOn = this.#isOn();
    return el("section", { class: "engine", id: "engine" },
      el("div", { class: "engine-head" },
        iconButton("analyse", t("engine"), () => this.#switch(), { id: "engine-on", "aria-pressed": String(isOn) }),
        isOn && lines.length > 0 && el("strong", { id: "chance", title: t("chance"), text: scoreText(lines[0]) }),
        isOn && el("span", { class: "quiet", id: "depth",
          text: depth > 0 ? t("engine-depth", { depth }) : isOver || problem ? "" : t("engine-thinks") }),
        isOn && el("select", { id: "engine-lines", "aria-label": t("engine-lines"),
          onchange: event => this.#showLines(Number(event.target.value)) },
          ...[1, 2, 3, 4, 5].map(count =>
          el("option", { value: count, text: String(count), selected: count === this.#count })))),
      isOn && problem && el("p", { class: "warning", text: problem }),
      isOn && !isOver
        && el("ol", { class: `engine-lines lines${this.#count}` }, ...lines.map(line => this.#line(line))));
  }

  /** A line: each of its moves is shown on the board under the pointer, and played by a click. */
  #line(line) {
    const preview = count => this.study.preview(line.moves.slice(0, count)
      .reduce((view, move) => viewAfter(view, move), this.#now.view));
    return el("li", {}, el("strong", { class: "score", text: scoreText(line) }),
      el("span", { class: "pv" }, ...line.moves.map((move, i) => el("button", {
        type: "button", class: i === 0 ? "first" : "quiet", title: moveInWords(move.move), text: move.move,
        onclick: () => this.#play(line.moves.slice(0, i + 1)),
        onpointerenter: () => preview(i + 1), onfocus: () => preview(i + 1),
        onpointerleave: () => this.study.preview(null), onblur: () => this.study.preview(null),
      }))));
  }

  #play(moves) {
    this.study.preview(null);
    this.study.playLine(this.study.game.at, moves.map(move => move.move));
  }

  /** What moves cost in chance, by their nodes; nothing until mistakes are looked for. */
  losses() {
    return this.#mistakes && new Map(this.#mistakes.map(({ node, before, after }) =>
      [node, Math.abs(percentOf(before) - percentOf(after))]));
  }

  /** What the engine says of the game as a whole. */
  analysis() {
    if (!this.#isOn()) {
      return [el("p", { class: "quiet", text: t("engine-tells") })];
    }
    return [
      this.#scores.length > 1 && evaluationChart(this.#scores, this.#now?.ply ?? 0, ply => this.#go(ply)),
      this.#scores.length > 2 && !this.#mistakes
        && button(t("where-lost"), () => this.#findMistakes(), { id: "where-lost", class: "primary" }),
      this.#mistakes && this.#mistakeList(),
    ];
  }

  #go(ply) {
    this.study.go(this.study.line[ply], { isJump: true });
  }

  /** Marks the moves that cost much, and asks what would have been better. */
  async #findMistakes() {
    const { game, line } = this.study;
    const { tree } = game;
    const first = this.#now.view.ply - this.#now.view.plies;
    const mistakes = [];
    for (let ply = 1; ply < Math.min(line.length, this.#scores.length); ply++) {
      const sign = (first + ply) % 2 === 1 ? 1 : -1;
      const [before, after] = [this.#scores[ply - 1], this.#scores[ply]];
      const mark = MISTAKES.find(([cost]) => sign * (before - after) >= cost)?.[1];
      const others = (tree.nodes[line[ply]].marks ?? []).filter(one => !MARKS.includes(one));
      tree.note(line[ply], { marks: mark ? [mark, ...others] : others });
      if (mark) {
        mistakes.push({ ply, mark, before, after, node: line[ply], number: first + ply - 1, better: null });
      }
    }
    this.#mistakes = mistakes;
    this.study.noted();
    byId("mistakes")?.querySelector("button")?.focus();
    this.#search = new AbortController();
    const { signal } = this.#search;
    for (const mistake of mistakes) {
      await this.#findBetter(tree, mistake, signal);
    }
  }

  async #findBetter(tree, mistake, signal) {
    const { parent, move } = tree.nodes[mistake.node];
    try {
      const question = { game: tree.game(parent), millis: BETTER_MILLIS, count: 1 };
      for await (const { lines = [] } of stream("analyse", question, signal)) {
        const [best] = lines;
        mistake.better = best && best.moves[0].move !== move ? best.moves.map(one => one.move) : mistake.better;
      }
      this.redraw();
    } catch {
      // the better line is an extra
    }
  }

  #mistakeList() {
    const { tree } = this.study.game;
    if (this.#mistakes.length === 0) {
      return el("p", { class: "quiet", id: "mistakes", text: t("no-swing") });
    }
    return el("ol", { class: "mistakes", id: "mistakes", "aria-label": t("mistakes") }, ...this.#mistakes
      .filter(({ node }) => tree.has(node))
      .map(({ ply, mark, before, after, node, number, better }) => el("li", {},
        el("button", { type: "button", class: "mistake", onclick: () => this.#go(ply) },
          el("span", { class: `glyph glyph${mark}`, text: GLYPHS[mark] }),
          el("span", { text: `${turnOf(number)} ${tree.nodes[node].move}` }),
          el("span", { class: "quiet", text: `${worthText(before)} → ${worthText(after)}` })),
        better && button(t("better", { move: better[0] }), () => this.study.playLine(tree.nodes[node].parent, better),
          { class: "better", title: better.join(", ") }))));
  }
}
