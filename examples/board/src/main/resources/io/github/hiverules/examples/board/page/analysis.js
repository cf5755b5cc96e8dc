// Finds mistakes: the engine compares each move with the best one.
import { evaluationChart } from "./chart.js";
import { button, byId } from "./dom.js";
import { h } from "./preact.js";
import { GLYPHS, turnOf } from "./move-list.js";
import { judgementOf, withNote } from "./notes.js";
import { before, commentsAt, gameLine, has, moveAt } from "./record.js";
import { failure, stream } from "./stream.js";
import { t } from "./words.js";

/** The first ply that is judged; earlier plies are the opening. */
const FIRST_PLY = 4;
/** Pairs: a loss of winning chance in percentage points, and the NAG for moves that lose at least this much. */
const MISTAKES = [[30, 4], [20, 2], [10, 6]];

const markOf = loss => MISTAKES.find(([least]) => loss >= least)?.[1];

export class Analysis {
  #search = null;
  #problem = "";

  /** Calls `changed()` when the search begins and ends. */
  constructor(study, changed) {
    this.study = study;
    this.changed = changed;
  }

  get isRunning() {
    return this.#search !== null;
  }

  stop() {
    this.#search?.abort();
  }

  /** Lists the moves of the line after the opening, with their paths, plies and judgements. */
  #moves() {
    const { game, line, view } = this.study;
    const first = view.ply - view.plies - 1;
    return line.map((path, i) => ({ path, i, ply: first + i, judgement: judgementOf(game.record, path) }))
      .filter(({ i, ply }) => i > 0 && ply >= FIRST_PLY);
  }

  /** Draws the graph, accuracy and mistakes. Also draws the button that finds mistakes, unless `isBarred`. */
  draw(isBarred) {
    const moves = this.#moves();
    const judged = moves.filter(({ judgement }) => judgement);
    const values = { done: judged.length, count: moves.length };
    return [
      judged.length > 1 && evaluationChart(judged.map(({ i, judgement }) => [i, judgement.chance]),
        this.study.line.indexOf(this.study.game.at), i => this.#go(i)),
      this.isRunning ? button(t("judge-stop", values), () => this.stop(), { id: "judge-stop" })
        : judged.length < moves.length && !isBarred
          && button(t("where-lost"), () => this.#judge(), { id: "where-lost", class: "primary" }),
      this.#problem && h("p", { class: "warning" }, this.#problem),
      judged.length > 0 && this.#mistakes(judged),
    ];
  }

  #go(i) {
    this.study.go(this.study.line[i], { isJump: true });
  }

  /** Judges the moves from the first unjudged move on. */
  async #judge() {
    const { study } = this;
    const { game, line } = study;
    const last = line.at(-1);
    const judged = gameLine(game, last);
    const from = this.#moves().find(({ judgement }) => !judgement).i - 1;
    this.#search = new AbortController();
    this.#problem = "";
    this.changed();
    try {
      for await (const { ply, chance, best, move } of stream("judge", { game: judged, from }, this.#search.signal)) {
        if (study.game !== game || !has(game.record, last) || gameLine(game, last) !== judged) {
          break;
        }
        const path = line[ply];
        const { nags = [] } = moveAt(game.record, path);
        const mark = markOf(Math.abs(best - chance));
        const comments = withNote(commentsAt(game.record, path), "eval", `${chance} ${best} ${move}`);
        const isMarked = !mark || nags.some(one => one in GLYPHS);
        const edits = [{ path, comments }, ...isMarked ? [] : [{ path, nags: [mark, ...nags] }]];
        await study.editor.edit(edits, { stays: true, step: `judge ${judged}` });
      }
    } catch (error) {
      this.#problem = failure(error);
    }
    this.#search = null;
    this.changed();
    byId("mistakes")?.querySelector("button")?.focus();
  }

  #mistakes(judged) {
    const { record } = this.study.game;
    const mistakes = judged.filter(({ judgement }) => markOf(judgement.loss));
    const accuracy = parity => {
      const losses = judged.filter(({ ply }) => ply % 2 === parity).map(({ judgement }) => judgement.loss);
      return losses.length > 0 ? Math.round(100 - losses.reduce((sum, loss) => sum + loss) / losses.length) : "–";
    };
    return h("section", {},
      h("p", { id: "accuracy", title: t("accuracy-text") }, t("accuracy", { white: accuracy(0), black: accuracy(1) })),
      h("ol", { class: "mistakes", id: "mistakes", "aria-label": t("mistakes") },
        mistakes.length === 0 && !this.isRunning && h("li", { class: "quiet" }, t("no-swing")),
        ...mistakes.map(({ path, i, ply, judgement: { chance, loss, better } }) => h("li", {},
          h("button", { type: "button", class: "mistake", onclick: () => this.#go(i) },
            h("span", { class: `glyph glyph${markOf(loss)}` }, GLYPHS[markOf(loss)]),
            h("span", {}, `${turnOf(ply)} ${moveAt(record, path).move}`),
            h("span", { class: "quiet" }, `${ply % 2 === 0 ? chance + loss : chance - loss}% → ${chance}%`)),
          button(t("better", { move: better }), () => this.study.editor.playLine(before(path), [better]),
            { class: "better" })))));
  }
}
