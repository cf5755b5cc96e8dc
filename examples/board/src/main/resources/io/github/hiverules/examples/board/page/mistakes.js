// Finds mistakes: the engine compares each move with the best move.
import { Search } from "./api.js";
import { button, byId, h } from "./dom.js";
import { accuracy, judgementsOf, markOf } from "./judgements.js";
import { GLYPHS } from "./element/notes.js";
import { turnOf } from "./element/words.js";
import { gameLine, has, moveAt } from "./element/record.js";
import { t } from "./words.js";

/** The number of opening plies, which are not judged. */
const FIRST_PLY = 4;
/** The width, the height and the margin of the chart. */
const [WIDE, HIGH, EDGE] = [320, 84, 6];

export class Mistakes extends Search {
  /** @param {Study} study */
  constructor(study) {
    super(() => study.render());
    this.study = study;
  }

  /** Lists the moves after the opening with path, ply and judgement. */
  #moves() {
    const { game, line, view } = this.study;
    const first = view.ply - view.length;
    const judgements = judgementsOf(game, line, first);
    return line.map((path, i) => ({ path, i, ply: first + i - 1, judgement: judgements.get(path) ?? null }))
      .filter(({ i, ply }) => i > 0 && ply >= FIRST_PLY);
  }

  /** Draws the chart, the accuracy and the mistakes. Unless `isBarred`, also draws the button that finds mistakes. */
  draw(isBarred) {
    const moves = this.#moves();
    const judged = moves.filter(({ judgement }) => judgement);
    return [
      judged.length > 1 && this.#chart(judged.map(({ i, judgement }) => [i, judgement.chance])),
      this.isRunning ? button(t("judge-stop", { done: judged.length, count: moves.length }), () => this.stop(),
        { id: "judge-stop" })
        : judged.length < moves.length && !isBarred
          && button(t("where-lost"), () => this.#judge(), { id: "where-lost", class: "primary" }),
      this.problem && h("p", { class: "warning" }, this.problem),
      judged.length > 0 && this.#mistakes(judged, judged.length === moves.length),
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
    const unjudged = this.#moves().find(({ judgement }) => !judgement);
    const from = (unjudged?.i ?? 1) - 1;
    await this.run("judge", { game: judged, from }, async ({ ply, chance, bestChance, bestMove }) => {
      if (study.game !== game || !has(game.record, last) || gameLine(game, last) !== judged) {
        return false;
      }
      await study.editor.edit([{ path: line[ply], evaluation: { chance, bestChance, bestMove } }],
        { stays: true, step: `judge ${judged}` });
      return true;
    });
    await this.#annotate(game, judged);
    if (document.activeElement === document.body) { // the clicked button was removed
      byId("mistakes")?.querySelector("button")?.focus();
    }
  }

  /** Marks the mistakes that have no annotation yet. */
  async #annotate(game, judged) {
    const edits = this.#moves().flatMap(({ path, judgement }) => {
      const { nags = [] } = moveAt(game.record, path);
      const mark = markOf(judgement?.loss ?? 0);
      return !mark || nags.some(one => one in GLYPHS) ? [] : [{ path, nags: [mark, ...nags] }];
    });
    if (edits.length > 0 && this.study.game === game) {
      await this.study.editor.edit(edits, { stays: true, step: `judge ${judged}` });
    }
  }

  #mistakes(judged, isComplete) {
    const { record } = this.study.game;
    const mistakes = judged.filter(({ judgement }) => markOf(judgement.loss));
    const of = parity =>
      accuracy(judged.filter(({ ply }) => ply % 2 === parity).map(({ judgement }) => judgement)) ?? "–";
    return h("section", {},
      h("p", { id: "accuracy", title: t("accuracy-text") }, t("accuracy", { white: of(0), black: of(1) })),
      h("ol", { class: "mistakes", id: "mistakes", "aria-label": t("mistakes") },
        mistakes.length === 0 && isComplete && h("li", { class: "quiet" }, t("no-swing")),
        ...mistakes.map(({ path, i, ply, judgement: { chance, loss, better } }) => h("li", {},
          button([h("span", { class: `glyph glyph${markOf(loss)}` }, GLYPHS[markOf(loss)]),
            h("span", {}, `${turnOf(ply)} ${moveAt(record, path).move}`),
            h("span", { class: "quiet" }, `${ply % 2 === 0 ? chance + loss : chance - loss}% → ${chance}%`),
            h("span", { class: "better" }, t("better", { move: better }))],
          () => this.#go(i), { class: "mistake" })))));
  }

  /**
   * Draws a chart of White's chance in percent. `points` are pairs of ply and chance. A click shows the clicked
   * position.
   */
  #chart(points) {
    const { line, game } = this.study;
    const [first, last] = [points[0][0], points.at(-1)[0]];
    const scale = (WIDE - 2 * EDGE) / (last - first);
    const x = i => (EDGE + scale * (Math.max(first, Math.min(i, last)) - first)).toFixed(1);
    const y = chance => (EDGE + (HIGH - 2 * EDGE) * (1 - chance / 100)).toFixed(1);
    const path = points.map(([i, chance]) => `${x(i)} ${y(chance)}`).join("L");
    const onclick = ({ currentTarget, clientX }) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      const i = Math.round(first + ((clientX - left) / width * WIDE - EDGE) / scale);
      this.#go(Math.max(first, Math.min(i, last)));
    };
    return h("figure", { class: "chart-box" }, h("figcaption", {}, t("chance")),
      h("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "chart", role: "img", "aria-label": t("chance"), onclick },
        h("path", { class: "area", d: `M${x(first)} ${y(0)}L${path}L${x(last)} ${y(0)}Z` }),
        h("path", { class: "grid", d: `M${EDGE} ${y(50)}H${WIDE - EDGE}` }),
        h("path", { class: "line-white", d: `M${path}` }),
        h("path", { class: "now", d: `M${x(line.indexOf(game.at))} 2V${HIGH - 4}` })));
  }
}
