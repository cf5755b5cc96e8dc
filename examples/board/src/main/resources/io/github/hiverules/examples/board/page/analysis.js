// Where a game was lost: the engine compares each move with the best one.
import { evaluationChart } from "./chart.js";
import { button, byId, el } from "./dom.js";
import { GLYPHS, turnOf } from "./move-list.js";
import { judgementOf, withNote } from "./notes.js";
import { failure, stream } from "./stream.js";
import { t } from "./words.js";

/** Openings are not judged: the first ply that is. */
const FIRST_PLY = 4;
/** Moves that lose so much of the chance, in percent, get a mark of PGN. */
const MISTAKES = [[30, 4], [20, 2], [10, 6]];

const markOf = loss => MISTAKES.find(([least]) => loss >= least)?.[1];

export class Analysis {
  #search = null;
  #problem = "";

  /** `changed()` is told when the engine begins and ends. */
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

  /** The moves of the line that are judged or can be: their nodes, plies and judgements. */
  #moves() {
    const { game, line, view } = this.study;
    const first = view.ply - view.plies - 1;
    return line.map((node, i) => ({ node, i, ply: first + i, judgement: judgementOf(game.tree.nodes[node]) }))
      .filter(({ i, ply }) => i > 0 && ply >= FIRST_PLY);
  }

  /** The graph, accuracy and mistakes; and unless help is `barred`, the button that looks for them. */
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
      this.#problem && el("p", { class: "warning", text: this.#problem }),
      judged.length > 0 && this.#mistakes(judged),
    ];
  }

  #go(i) {
    this.study.go(this.study.line[i], { isJump: true });
  }

  /** Judges the moves from the first one on that was not judged. */
  async #judge() {
    const { study } = this;
    const { game, line } = study;
    const { tree } = game;
    const from = this.#moves().find(({ judgement }) => !judgement).i - 1;
    this.#search = new AbortController();
    this.#problem = "";
    this.changed();
    try {
      const question = { game: tree.game(line.at(-1)), from };
      for await (const { ply, chance, best, move } of stream("judge", question, this.#search.signal)) {
        const node = line[ply];
        if (study.game !== game || game.tree !== tree || !tree.has(node)) {
          break;
        }
        const { comments, marks = [] } = tree.nodes[node];
        const mark = markOf(Math.abs(best - chance));
        tree.note(node, { comments: withNote(comments, "eval", `${chance} ${best} ${move}`),
          marks: mark && !marks.some(one => one in GLYPHS) ? [mark, ...marks] : marks });
        study.noted();
      }
    } catch (error) {
      this.#problem = failure(error);
    }
    this.#search = null;
    this.changed();
    byId("mistakes")?.querySelector("button")?.focus();
  }

  #mistakes(judged) {
    const { tree } = this.study.game;
    const mistakes = judged.filter(({ judgement }) => markOf(judgement.loss));
    const accuracy = parity => {
      const losses = judged.filter(({ ply }) => ply % 2 === parity).map(({ judgement }) => judgement.loss);
      return losses.length > 0 ? Math.round(100 - losses.reduce((sum, loss) => sum + loss) / losses.length) : "–";
    };
    return el("section", {},
      el("p", { id: "accuracy", title: t("accuracy-tells"),
        text: t("accuracy", { white: accuracy(0), black: accuracy(1) }) }),
      el("ol", { class: "mistakes", id: "mistakes", "aria-label": t("mistakes") },
        mistakes.length === 0 && !this.isRunning && el("li", { class: "quiet", text: t("no-swing") }),
        ...mistakes.map(({ node, i, ply, judgement: { chance, loss, better } }) => el("li", {},
          el("button", { type: "button", class: "mistake", onclick: () => this.#go(i) },
            el("span", { class: `glyph glyph${markOf(loss)}`, text: GLYPHS[markOf(loss)] }),
            el("span", { text: `${turnOf(ply)} ${tree.nodes[node].move}` }),
            el("span", { class: "quiet", text: `${ply % 2 === 0 ? chance + loss : chance - loss}% → ${chance}%` })),
          button(t("better", { move: better }), () => this.study.playLine(tree.nodes[node].parent, [better]),
            { class: "better" })))));
  }
}
