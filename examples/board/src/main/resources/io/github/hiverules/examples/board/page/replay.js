// Replays a mistake as a puzzle: the player looks for a better move, and the bot answers wrong moves.
import { ask, askOnce } from "./api.js";
import { announce, button, h } from "./dom.js";
import { chanceInWords } from "./chart.js";
import { Latest } from "./element/latest.js";
import { before, isOver, moveAt, other } from "./element/record.js";
import { turnOf } from "./element/words.js";
import { markOf } from "./judgements.js";
import { pictureOf } from "./study-picture.js";
import { moveInWords, resultInWords, t } from "./words.js";

const LEVEL = "hard";

export class Replay {
  /** @type {JudgedMove | null} The replayed mistake. */
  mistake = null;
  /** Whether the player is to move, waits, has played a wrong move, has found a right move, or has seen it. */
  #state = /** @type {"open" | "waits" | "wrong" | "right" | "shown"} */ ("open");
  /** @type {() => string} */
  #note = () => "";
  /** @type {View | null} */
  #view = null;
  #acts = new Latest();
  /** The solved mistakes: their games and paths. */
  #solved = new Set();

  /** @param {Study} study */
  constructor(study) {
    this.study = study;
  }

  /** Returns the position on the table, or null if no mistake is replayed. */
  get view() {
    return this.mistake && this.#view;
  }

  isSolved(path) {
    return this.#solved.has(`${this.study.game.id} ${path}`);
  }

  /** Returns whether the player may move, or null if no mistake is replayed. */
  mayMove() {
    return this.mistake && this.#state === "open";
  }

  /** Shows the position before a mistake. */
  async start(mistake) {
    const { study } = this;
    const from = before(study.game.record, mistake.path);
    await study.go(from, { isJump: true });
    if (study.game.at === from) {
      this.mistake = mistake;
      this.#again();
      announce(this.#task());
    }
  }

  /** Ends the replay. The table keeps its picture. */
  end() {
    this.mistake = null;
    this.#acts.begin();
  }

  /** Ends the replay and shows the game's position again. */
  leave() {
    return this.study.go(this.study.game.at);
  }

  /** Tries a move. Returns null if no mistake is replayed. @param {Move} move */
  try(move) {
    return this.mistake && this.#judge(move);
  }

  #again() {
    this.#show("open", this.study.view);
  }

  /** Shows a position. `note()` returns the text of the card. */
  #show(state, view, note = () => "") {
    const { study } = this;
    this.#state = state;
    this.#view = view;
    this.#note = note;
    const picture = pictureOf(study.game, view, false);
    study.input.show(view, { ...picture, sketches: [], marks: [], note: [], animate: state !== "open" });
    study.render();
    announce(note());
  }

  /** Judges a move. Shows a right move, or the bot's answer to a wrong move. */
  async #judge({ move }) {
    const isLatest = this.#acts.begin();
    const { view } = this.study;
    const { judgement, path } = /** @type {JudgedMove} */ (this.mistake);
    const isKnown = moveAt(this.study.game.record, path).move === move;
    this.#state = "waits";
    this.study.render();
    const of = chance => (view.sideToMove === "white" ? chance : 100 - chance);
    const next = await askOnce("game", { game: `${view.game};${move}` });
    const { chance, bestChance } = isKnown || move === judgement.better ? { chance: judgement.chance, bestChance: 0 }
      : await ask("judge", { game: next.game, from: view.length });
    const isRight = move === judgement.better || !isKnown && !markOf(of(bestChance) - of(chance));
    if (!isLatest()) {
      return;
    }
    if (isRight) {
      this.#solved.add(`${this.study.game.id} ${path}`);
      this.#show("right", next, () => `✓ ${t("replay-right")}`);
    } else {
      await this.#refute(next, chance, isLatest);
    }
  }

  async #refute(next, chance, isLatest) {
    const reply = isOver(next.outcome) ? null : (await ask("bot", { game: next.game, level: LEVEL })).move;
    const view = reply ? await askOnce("game", { game: `${next.game};${reply}` }) : next;
    if (isLatest()) {
      this.#show("wrong", view, () => [
        reply && t("replay-answer", { side: t(other(this.study.view.sideToMove)), move: moveInWords(reply) }),
        resultInWords(view.outcome) || chanceInWords(chance),
      ].filter(Boolean).join(" "));
    }
  }

  /** Plays the best move. */
  async #giveUp() {
    const isLatest = this.#acts.begin();
    const { better } = /** @type {JudgedMove} */ (this.mistake).judgement;
    const view = await askOnce("game", { game: `${this.study.view.game};${better}` });
    if (isLatest()) {
      this.#show("shown", view, () => t("better", { move: moveInWords(better) }));
    }
  }

  #task() {
    const { ply, path, judgement: { chance, loss } } = /** @type {JudgedMove} */ (this.mistake);
    const side = ply % 2 === 0 ? "white" : "black";
    const after = side === "white" ? chance : 100 - chance;
    return t("replay-task", { side: t(side), turn: turnOf(ply),
      move: moveAt(this.study.game.record, path).move, before: Math.min(100, after + loss), after });
  }

  /** Draws the card of the replayed mistake. `next` replays the next mistake, or is null. */
  draw(next) {
    if (!this.mistake) {
      return null;
    }
    const state = this.#state;
    const isDone = state === "right" || state === "shown";
    return h("section", { class: `card replay ${{ right: "good", wrong: "bad" }[state] ?? ""}`, id: "replay" },
      h("p", { id: "replay-task" }, this.#task()),
      h("p", { id: "replay-note", class: "result" },
        state === "waits" ? t("engine-thinks") : this.#note() || t("replay-try")),
      h("div", { class: "row wrap" },
        state !== "open" && button(t("lesson-again"), () => this.#again(), { id: "replay-again" }),
        !isDone && button(t("lesson-hint"), () => this.#giveUp(), { id: "replay-show" }),
        isDone && next && button(t("replay-next"), next, { id: "replay-next", class: "primary" }),
        button(t("replay-end"), () => this.leave(), { id: "replay-end" })));
  }
}
