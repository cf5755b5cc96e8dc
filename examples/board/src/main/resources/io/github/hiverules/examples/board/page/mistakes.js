// Finds mistakes: the engine compares each move with the best move. A mistake can be replayed.
import { Search } from "./api.js";
import { chart } from "./chart.js";
import { button, byId, h } from "./dom.js";
import { BLUNDER, accuracy, isLost, judgementsOf } from "./judgements.js";
import { GLYPHS } from "./element/notes.js";
import { turnOf } from "./element/words.js";
import { gameLine, has, moveAt, other, resultAt, winnerOf } from "./element/record.js";
import { Replay } from "./replay.js";
import { moveInWords, t } from "./words.js";

/** The number of opening plies, which are not judged. */
const FIRST_PLY = 4;
/** A side that had a smaller chance, in percent, couldn't lose the game any more. */
const OPEN_CHANCE = 40;

const sideOf = ply => (ply % 2 === 0 ? "white" : "black");

/** Returns the mover's chances before and after a move, in percent. */
function chancesOf({ ply, judgement: { chance, loss } }) {
  const after = sideOf(ply) === "white" ? chance : 100 - chance;
  return [Math.min(100, after + loss), after];
}

export class Mistakes extends Search {
  /** @param {Study} study */
  constructor(study) {
    super(() => study.render());
    this.study = study;
    this.replay = new Replay(study);
  }

  /** Lists the moves after the opening with path, ply and judgement. */
  #moves() {
    const { game, line, view } = this.study;
    const first = view.ply - view.length;
    const judgements = judgementsOf(game, line, first);
    return line.map((path, i) => ({ path, i, ply: first + i - 1, judgement: judgements.get(path) ?? null }))
      .filter(({ i, ply }) => i > 0 && ply >= FIRST_PLY);
  }

  /** Returns the button that finds the mistakes, or null if all moves are judged. Stops a search in progress. */
  findButton() {
    const moves = this.#moves();
    const done = moves.filter(({ judgement }) => judgement).length;
    return this.isRunning
      ? button(t("judge-stop", { done, count: moves.length }), () => this.stop(), { id: "judge-stop" })
      : done < moves.length && button(t(this.study.game.bot === null ? "find-mistakes" : "find-my-mistakes"),
        () => this.find(), { id: "where-lost", class: "primary" });
  }

  /** Draws the replayed mistake, or the headline with the chart, the accuracy and the mistakes. */
  draw() {
    const { study } = this;
    const judged = /** @type {JudgedMove[]} */ (this.#moves().filter(({ judgement }) => judgement));
    const isComplete = judged.length === this.#moves().length;
    const mine = judged.filter(({ ply, judgement: { mark } }) =>
      mark && (study.game.bot === null || sideOf(ply) === study.game.human));
    return [
      this.replay.draw(this.#next(mine)),
      judged.length > 0 && isComplete && h("h2", { id: "headline" }, this.#headline(mine)),
      this.problem && h("p", { class: "warning" }, this.problem),
      judged.length > 0 && this.#list(mine, isComplete),
      judged.length > 1 && chart(judged, study.line.indexOf(study.game.at),
        i => study.go(study.line[i], { isJump: true })),
      judged.length > 0 && h("p", { id: "accuracy", title: t("accuracy-text") }, this.#accuracy(judged)),
    ];
  }

  /** Shows the analysis, and judges the moves from the first unjudged move on. */
  async find() {
    const { study } = this;
    const { game, line } = study;
    study.panel.show("analysis");
    const last = line.at(-1);
    const judged = gameLine(game, last);
    const step = `judge ${judged}`;
    const unjudged = this.#moves().find(({ judgement }) => !judgement);
    await this.run("judge", { game: judged, from: (unjudged?.i ?? 1) - 1 }, async verdict => {
      if (study.game !== game || !has(game.record, last) || gameLine(game, last) !== judged) {
        return false;
      }
      await study.editor.edit(this.#editsOf(verdict), { stays: true, step });
      return true;
    });
    await this.#annotate(game, step);
    if (document.activeElement === document.body) { // the clicked button was removed
      byId("mistakes")?.querySelector("button")?.focus();
    }
  }

  /**
   * Returns the edits for a verdict. A move that allows a win in one turn is a blunder, unless the position was lost.
   */
  #editsOf({ ply, chance, bestChance, bestMove, pliesToEnd }) {
    const { game, line, view } = this.study;
    const path = line[ply];
    const { nags = [] } = moveAt(game.record, path);
    const isWhite = sideOf(view.ply - view.length + ply - 1) === "white";
    const isBlunder = pliesToEnd === (isWhite ? -2 : 2) && !isLost(isWhite ? bestChance : 100 - bestChance);
    const isMarked = nags.some(one => one in GLYPHS);
    return [{ path, evaluation: { chance, bestChance, bestMove } },
      ...isBlunder && !isMarked ? [{ path, nags: [BLUNDER, ...nags] }] : []];
  }

  /** Marks the mistakes that have no annotation yet. */
  async #annotate(game, step) {
    const edits = this.#moves().flatMap(({ path, judgement }) => {
      const { nags = [] } = moveAt(game.record, path);
      const mark = judgement?.mark;
      return !mark || nags.some(one => one in GLYPHS) ? [] : [{ path, nags: [mark, ...nags] }];
    });
    if (edits.length > 0 && this.study.game === game) {
      await this.study.editor.edit(edits, { stays: true, step });
    }
  }

  /** Returns the move that lost the game: the loser's last mistake in an open game, or else the worst mistake. */
  #headline(mistakes) {
    const { game, line } = this.study;
    const outcome = resultAt(game.record, line.at(-1));
    const winner = outcome && winnerOf(outcome);
    const isLosing = one => sideOf(one.ply) === other(winner) && chancesOf(one)[0] >= OPEN_CHANCE;
    const lost = winner && mistakes.findLast(isLosing);
    const worst = lost ?? [...mistakes].sort((a, b) => b.judgement.loss - a.judgement.loss)[0];
    if (!worst) {
      return t("no-swing");
    }
    const side = sideOf(worst.ply);
    const who = game.bot !== null ? "you-" : "";
    return t(lost ? `${who}lost-at` : `${who}worst-at`, { side: t(side), turn: Math.floor(worst.ply / 2) + 1,
      move: moveInWords(moveAt(game.record, worst.path).move) });
  }

  #accuracy(judged) {
    const of = side =>
      accuracy(judged.filter(({ ply }) => sideOf(ply) === side).map(({ judgement }) => judgement)) ?? "–";
    return t("accuracy", { white: of("white"), black: of("black") });
  }

  #list(mistakes, isComplete) {
    const { record } = this.study.game;
    return h("section", {},
      isComplete && mistakes.length > 0 && h("p", { class: "quiet" }, t("replay-text")),
      h("ol", { class: "mistakes", id: "mistakes", "aria-label": t("mistakes") }, ...mistakes.map(mistake => {
        const { path, ply, judgement: { mark } } = mistake;
        const [before, after] = chancesOf(mistake);
        return h("li", {}, button([h("span", { class: `glyph glyph${mark}` }, GLYPHS[mark]),
          h("span", {}, `${turnOf(ply)} ${moveAt(record, path).move}`),
          h("span", { class: "quiet" }, `${t(sideOf(ply))} ${before}% → ${after}%`),
          h("span", { class: "better" }, this.replay.isSolved(path) ? "✓" : t("replay"))],
        () => this.replay.start(mistake), { class: "mistake" }));
      })));
  }

  /** Returns the function that replays the next mistake, or null if there is none. */
  #next(mistakes) {
    const next = mistakes.find(({ i }) => i > (this.replay.mistake?.i ?? 0));
    return next ? () => this.replay.start(next) : null;
  }
}
