// Lessons: small positions, each solved by one move on the board.
import { ask, load } from "./api.js";
import { announce, button, el, toast } from "./dom.js";
import { Explorer } from "./explorer.js";
import { language, t } from "./words.js";

const KEY = "hive.learn";

export class Learn {
  #lessons = [];
  #at = 0;
  #done = new Set();
  #solved = false;
  #turn = 0;
  #active = false;

  constructor(stage, panel, goTo) {
    Object.assign(this, { stage, panel, goTo });
    this.explorer = new Explorer(stage, {
      mayMove: () => !this.#solved,
      onMove: move => this.#try(move),
      question: () => ({ game: this.view.game }),
    });
  }

  async enter() {
    this.#active = true;
    if (this.#lessons.length === 0) {
      this.#lessons = await load("lessons.json");
      this.#restore();
    }
    await this.#open(this.#at);
  }

  leave() {
    this.#active = false;
    this.stage.advise(null);
  }

  translate() {
    if (this.view) { // the first lesson has come
      this.#render();
      this.explorer.redraw();
    }
  }

  /** What was solved, and where the learner was; all of it may have been lost, or come from other lessons. */
  #restore() {
    try {
      const { done, at } = JSON.parse(localStorage.getItem(KEY));
      this.#done = new Set(this.#lessons.map(({ id }) => id).filter(id => done.includes(id)));
      this.#at = Math.max(0, this.#lessons.findIndex(({ id }) => id === at));
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  #keep() {
    localStorage.setItem(KEY, JSON.stringify({ done: [...this.#done], at: this.#lesson().id }));
  }

  #lesson() {
    return this.#lessons[this.#at];
  }

  async #open(at) {
    const turn = ++this.#turn;
    this.#at = at;
    try {
      const view = await ask("game", { game: this.#lesson().game });
      if (turn === this.#turn && this.#active) {
        this.view = view;
        this.#solved = false;
        this.#keep();
        this.#show();
        announce(this.#words().task);
      }
    } catch (error) {
      toast(error.message, true);
    }
  }

  #words() {
    return this.#lesson()[language()];
  }

  #show({ animate = false, note = [] } = {}) {
    const { q, r } = this.#lesson().goal;
    this.stage.advise(null);
    this.explorer.show(this.view, { animate, note, goal: this.#solved ? null : { q, r } });
    this.#render();
  }

  async #try(move) {
    const turn = ++this.#turn;
    const { goal } = this.#lesson();
    if (move.piece !== goal.piece || move.to?.q !== goal.q || move.to?.r !== goal.r) {
      const missed = move.to?.q === goal.q && move.to?.r === goal.r;
      this.#show({ note: [{ text: t(missed ? "lesson-not-this-piece" : "lesson-other-move") }] });
      return;
    }
    try {
      const view = await ask("move", { game: this.view.game, move: move.move });
      if (turn === this.#turn && this.#active) {
        this.view = view;
        this.#solved = true;
        this.#done.add(this.#lesson().id);
        this.#keep();
        this.#show({ animate: true });
        announce(`${t("lesson-solved")} ${this.#words().done}`);
      }
    } catch (error) {
      toast(error.message, true);
    }
  }

  #hint() {
    const { piece, q, r } = this.#lesson().goal;
    const from = this.view.board.find(cell => cell.pieces.includes(piece));
    this.stage.advise({ arrows: [{ piece, from, to: { q, r }, rank: 0, text: "✓" }] });
  }

  #render() {
    if (!this.#active || !this.view) {
      return;
    }
    const words = this.#words();
    const next = this.#lessons[this.#at + 1];
    this.panel.replaceChildren(
      el("section", { class: `card${this.#solved ? " good" : ""}`, id: "lesson" },
        el("h2", { id: "lesson-title", text: words.title }),
        el("p", { id: "task", text: words.task }),
        this.#solved && el("p", { id: "solved", class: "result", text: `✓ ${t("lesson-solved")}` }),
        this.#solved && el("p", { text: words.done }),
        el("div", { class: "row wrap" },
          this.#solved && next && button(t("lesson-next"), () => this.#open(this.#at + 1), { id: "next-lesson", class: "primary" }),
          this.#solved && !next && button(t("lesson-play"), () => this.goTo("study"), { id: "play-now", class: "primary" }),
          this.#solved && button(t("lesson-again"), () => this.#open(this.#at), { id: "again" }),
          !this.#solved && button(t("lesson-hint"), () => this.#hint(), { id: "hint" }))),
      el("section", { class: "card" }, el("h2", { text: t("lessons") }),
        el("p", { class: "quiet", id: "progress", text: t("lesson-progress", { done: this.#done.size, all: this.#lessons.length }) }),
        el("ol", { class: "lessons" }, ...this.#lessons.map((lesson, i) => el("li", {},
          button(`${this.#done.has(lesson.id) ? "✓ " : ""}${lesson[language()].title}`, () => this.#open(i),
            { class: "lesson", "data-lesson": lesson.id, "aria-current": i === this.#at ? "step" : undefined }))))));
  }
}
