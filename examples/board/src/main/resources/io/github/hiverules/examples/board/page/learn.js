// Lessons and puzzles. One move solves a lesson. In a puzzle, exactly one move wins in two turns.
import { ask, askOnce, unreachable } from "./api.js";
import { announce, button, byId, drawPanel, h, quiet, tabList } from "./dom.js";
import { MoveInput } from "./element/move-input.js";
import { same, stackOf } from "./element/hex.js";
import { Latest } from "./element/latest.js";
import { isOver, other, winnerOf } from "./element/record.js";
import { store, stored } from "./store.js";
import { language, load, t } from "./words.js";

const KEY = "hive.learn";
const KINDS = ["lessons", "puzzles"];
const REPLY_MILLIS = 500;

const kindOf = ({ line }) => (line ? "puzzles" : "lessons");

export class Learn {
  #lessons = [];
  #at = 0;
  /** The number of moves played in the current puzzle. */
  made = 0;
  #done = new Set();
  solved = false;
  /** Whether the refutation of a wrong move is shown. */
  isRefuted = false;
  /** @type {() => string} Returns the feedback on the last move. */
  #note = () => "";
  /** The moves and the opened lessons. */
  #acts = new Latest();

  constructor(table, goTo) {
    this.table = table;
    this.goTo = goTo;
    this.input = new MoveInput(table, {
      ask: askOnce,
      mayMove: () => !this.solved && !this.isRefuted && this.made % 2 === 0,
      onMove: move => this.#try(move),
    });
  }

  async enter() {
    if (this.#lessons.length === 0) {
      const [lessons, puzzles] = await Promise.all(["lessons.json", "puzzles.json"].map(load)).catch(unreachable);
      this.#lessons = [...lessons, ...puzzles];
      const { done, at } = stored(KEY) ?? {};
      this.#done = new Set(Array.isArray(done) ? done : []);
      this.#at = Math.max(0, this.#lessons.findIndex(({ id }) => id === at));
    }
    await this.#open(this.#at);
  }

  leave() {
    this.table.advise(null);
  }

  translate() {
    if (this.view) { // the first lesson is loaded
      this.#show({ note: this.#note });
    }
  }

  #keep() {
    store(KEY, { done: [...this.#done], at: this.#lesson.id });
  }

  get #lesson() {
    return this.#lessons[this.#at];
  }

  /** Opens the first lesson or puzzle that is not solved. */
  #openKind(kind) {
    const isOpen = lesson => kindOf(lesson) === kind && !this.#done.has(lesson.id);
    const first = this.#lessons.findIndex(isOpen);
    return this.#open(first >= 0 ? first : this.#lessons.findIndex(lesson => kindOf(lesson) === kind));
  }

  async #open(at) {
    const isCurrent = this.#begin();
    this.#at = at;
    const view = await ask("game", { game: this.#lesson.game });
    if (isCurrent()) {
      Object.assign(this, { view, solved: false, isRefuted: false, made: 0 });
      this.#keep();
      this.#show();
      byId("panel").scrollTo(0, 0);
      announce(this.#words().task);
    }
  }

  /** Begins an act. The returned function returns whether the player has neither left the lesson nor tried again. */
  #begin() {
    const isLatest = this.#acts.begin();
    return () => isLatest() && this.table.owner === this;
  }

  #words(lesson = this.#lesson) {
    if (!lesson.line) {
      return lesson[language()];
    }
    const number = this.#lessons.filter(({ line }) => line).indexOf(lesson) + 1;
    const side = / White\[/.test(lesson.game) ? "white" : "black";
    return { title: t("puzzle", { number }), task: t(`puzzle-${side}`), done: t("puzzle-done") };
  }

  /** @param {{view?: View, animate?: boolean, note?: () => string}} [how] */
  #show({ view = this.view, animate = false, note = () => "" } = {}) {
    const { goal } = this.#lesson;
    this.view = view;
    this.#note = note;
    this.table.advise(null);
    this.input.show(view, { animate, goal: this.solved ? null : goal?.at });
    this.#render();
    announce(note());
  }

  /** Returns the text key of the reason why a legal move is wrong, or null if the move is right. */
  #refuse(move) {
    const { goal, line } = this.#lesson;
    if (line) {
      return this.made > 0 || move.move === line[0] ? null : "puzzle-defended";
    }
    const isThere = goal.pass ? !move.piece : Boolean(move.to) && same(move.to, goal.at);
    return !isThere ? "lesson-other-move"
      : goal.any || goal.pass || move.piece === goal.piece ? null : "lesson-not-this-piece";
  }

  #try(move) {
    const isCurrent = this.#begin();
    const refusal = this.#refuse(move);
    return !refusal ? this.#solve(move, isCurrent)
      : this.#lesson.line ? this.#refute(move, isCurrent) : this.#show({ note: () => t(refusal) });
  }

  /** Plays a right move. In a puzzle, also plays the defence, and checks that the last move wins. */
  async #solve({ move }, isCurrent) {
    const { line, id } = this.#lesson;
    const { sideToMove: side } = this.view;
    const view = await this.#play(move, isCurrent);
    if (view && line && this.made === 2 && winnerOf(view.outcome) !== side) {
      this.#show({ note: () => t("puzzle-no-win") });
    } else if (view) {
      this.made++;
      this.solved = !line || this.made === line.length;
      if (this.solved) {
        this.#done.add(id);
        this.#keep();
        announce(`${t("lesson-solved")} ${this.#words().done}`);
      }
      this.#show({ view, animate: true });
      if (line && this.made === 1) {
        await new Promise(done => setTimeout(done, REPLY_MILLIS));
        await this.#solve({ move: line[1] }, isCurrent);
      }
    }
  }

  /** Plays a wrong move and the bot's best reply. */
  async #refute({ move }, isCurrent) {
    const side = other(this.view.sideToMove);
    let view = await this.#play(move, isCurrent);
    if (view && !isOver(view.outcome)) {
      const reply = await ask("bot", { game: view.game, level: "medium" });
      view = await this.#play(reply.move, isCurrent, view);
    }
    if (view) {
      this.isRefuted = true;
      this.#show({ view, animate: true, note: () => t("puzzle-defended", { side: t(side) }) });
    }
  }

  /** Returns the view after a move, or null if the player has left the lesson. */
  async #play(move, isCurrent, { game } = this.view) {
    const view = await ask("game", { game: `${game};${move}` });
    return isCurrent() ? view : null;
  }

  #hint() {
    const { goal, line } = this.#lesson;
    const move = line ? this.view.legalMoves.find(one => one.move === line[this.made])
      : { piece: goal.piece, to: goal.at };
    if (goal?.pass) {
      this.table.note([{ message: t("must-pass") }], false);
    } else if (move) {
      const from = stackOf(this.view.stacks, move.piece)?.at;
      this.table.advise({ arrows: [{ piece: move.piece, from, to: move.to, rank: 0 }] });
    }
  }

  #render() {
    const words = this.#words();
    const next = this.#lessons[this.#at + 1];
    const isOpen = !this.solved && !this.isRefuted;
    drawPanel("learn",
      h("section", { class: `card${this.solved ? " good" : this.#note() ? " bad" : ""}`, id: "lesson" },
        h("h2", { id: "lesson-title" }, words.title),
        h("p", { id: "task" }, words.task),
        this.#note() !== "" && h("p", { id: "feedback", class: "result" }, this.#note()),
        this.solved && h("p", { id: "solved", class: "result" }, `✓ ${t("lesson-solved")}`),
        this.solved && h("p", {}, words.done),
        h("div", { class: "row wrap" },
          button(t("lesson-back"), () => this.#open(this.#at - 1), { id: "previous-lesson", disabled: this.#at === 0 }),
          button(t("lesson-on"), () => this.#open(this.#at + 1),
            { id: "next-lesson", disabled: !next, class: this.solved ? "primary" : undefined }),
          this.solved && Boolean(next?.line) !== Boolean(this.#lesson.line)
            && button(t("lesson-play"), () => this.goTo("study"), { id: "play-now", class: "primary" }),
          (this.solved || this.isRefuted) && button(t("lesson-again"), () => this.#open(this.#at), { id: "again" }),
          this.solved && button(t("analyse"), () => this.goTo("study", this.view.game), { id: "analyse-lesson" }),
          isOpen && this.view.mustPass
            && button(t("pass"), () => this.#try(this.view.legalMoves[0]), { id: "pass-now", class: "primary" }),
          isOpen && button(t("lesson-hint"), () => this.#hint(), { id: "hint" }))),
      this.#list());
  }

  /** Draws the tabs, and the lessons or the puzzles with the player's progress. */
  #list() {
    const name = kindOf(this.#lesson);
    const all = this.#lessons.filter(lesson => kindOf(lesson) === name);
    const done = all.filter(({ id }) => this.#done.has(id)).length;
    return h("section", { class: "card", id: `all-${name}` },
      tabList("kind", t("learn"), "lesson-list", KINDS.map(kind => [kind, t(kind)]), name,
        kind => this.#openKind(kind)),
      quiet(t("lesson-progress", { done, all: all.length }), { id: "progress" }),
      h("ol", { class: `lessons ${name}`, id: "lesson-list" }, ...all.map((lesson, i) => {
        const isDone = this.#done.has(lesson.id);
        const { title } = this.#words(lesson);
        return h("li", {}, button(lesson.line ? `${isDone ? "✓" : i + 1}` : `${isDone ? "✓ " : ""}${title}`,
          () => this.#open(this.#lessons.indexOf(lesson)), {
            class: `lesson${isDone ? " done" : ""}`, "data-lesson": lesson.id, title,
            "aria-label": lesson.line ? `${title}${isDone ? " ✓" : ""}` : undefined,
            "aria-current": lesson === this.#lesson ? "step" : undefined,
          }));
      })));
  }
}
