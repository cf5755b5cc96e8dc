// The panel beside a game: what is open, how the game stands, its moves and notes, its figures, and the ways out of the page.
import * as actions from "./study-actions.js";
import { takeBackTo } from "./bot-game.js";
import { charts } from "./chart.js";
import { ask } from "./api.js";
import { button, el, keepingFocus } from "./dom.js";
import { EngineView } from "./engine.js";
import { figuresCard } from "./figures.js";
import { gameExports } from "./exports.js";
import { gameHead, otherGames } from "./games-card.js";
import { moveList } from "./move-list.js";
import { START } from "./tree.js";
import { resultInWords, t } from "./words.js";

export class StudyPanel {
  #clocks = false;
  #graphIsOpen = false;
  #history = { game: null, plies: null };

  constructor(study, panel, stage) {
    this.study = study;
    this.panel = panel;
    this.engine = new EngineView(stage, { choose: ply => study.go(study.line[ply], { isJump: true }) });
  }

  leave() {
    this.engine.stop();
  }

  draw() {
    const { study } = this;
    keepingFocus(this.panel, () => this.panel.replaceChildren(...[
      this.#statusCard(),
      this.#movesCard(),
      this.engine.panel(),
      figuresCard(study.view),
      this.#graphCard(),
      this.#about(),
      gameExports(study),
    ].filter(Boolean)));
    const { game, line } = study;
    this.engine.follow({ game: game.tree.game(line.at(-1)), ply: line.indexOf(game.at), view: { ...study.view, outcome: study.outcome() } });
  }

  #statusCard() {
    const { study } = this;
    const { view, game } = study;
    const outcome = study.outcome();
    const status = outcome.over ? resultInWords(outcome)
      : study.thinking ? t("thinking")
      : game.bot && !study.isBotsTurn() ? t("your-move")
      : t(`to-move-${view.side}`);
    return el("section", { class: "card", id: "game-card" },
      ...gameHead(study),
      el("div", { class: "status", id: "status" },
        el("span", { class: `pawn ${outcome.over ? outcome.winner ?? "draw" : view.side}`, "aria-hidden": "true" }),
        el("strong", { text: status }), el("span", { class: "quiet", text: `${t("turn", { turn: view.turn })} · ${view.rules.type}` })),
      view.occurrences > 1 && el("p", { class: "warning", id: "repeated", text: t(view.rules.repetition ? "repeated-draws" : "repeated", { count: view.occurrences }) }),
      this.#steps(),
      this.#deeds(outcome),
      ...otherGames(study));
  }

  #steps() {
    const { study } = this;
    const index = study.line.indexOf(study.game.at);
    const plies = study.line.length - 1;
    const go = (id, sign, act, disabled, label = t(id)) => button(sign, act, { id, "aria-label": label, title: label, disabled });
    return el("div", { class: "row steps" },
      go("first", "|◀", () => actions.first(study), index === 0), go("back", "◀", () => actions.step(study, -1), index === 0),
      go("run", study.isRunning() ? "❚❚" : "▶▶", () => actions.toggleRun(study), index === plies, t(study.isRunning() ? "halt" : "run")),
      go("forward", "▶", () => actions.step(study, 1), index === plies), go("last", "▶|", () => actions.last(study), index === plies),
      el("input", { type: "range", id: "ply", min: 0, max: plies, value: index, "aria-label": t("position"),
        "aria-valuetext": t("stands", { ply: index, plies }), oninput: event => study.go(study.line[Number(event.target.value)]) }));
  }

  /** What can be done here besides moving. */
  #deeds(outcome) {
    const { study } = this;
    const { view, game } = study;
    const botsTurn = study.isBotsTurn();
    const isLive = !outcome.over && !study.thinking && game.tree.isEnd(game.at);
    return el("div", { class: "row wrap tight" },
      view.mustPass && !botsTurn && button(t("pass"), () => study.move(view.moves[0].move), { class: "primary", id: "pass" }),
      botsTurn && !study.thinking && button(t("bot-move"), () => study.letBotMove(), { class: "primary", id: "bot-move" }),
      button(t("take-back"), () => actions.takeBack(study), { id: "undo", disabled: takeBackTo(game, view) === null }),
      button(t("offer-draw"), () => actions.offerDraw(study), { id: "offer-draw", disabled: !isLive }),
      button(t("resign"), () => actions.resign(study), { id: "resign", disabled: !isLive }),
      button(t("change-opponent"), () => actions.changeOpponent(study), { id: "change-opponent" }),
      button(t("flip"), () => actions.flip(study), { id: "flip" }));
  }

  #movesCard() {
    const { study } = this;
    const { tree, at } = study.game;
    const hasClocks = tree.nodes.some(node => node?.clock !== undefined);
    const isVariation = at !== START && !tree.isMain(at);
    const comments = tree.nodes[at].comments;
    return el("section", { class: "card", id: "moves-card" },
      el("div", { class: "row head" }, el("h2", { text: t("moves") }),
        hasClocks && button(t("clocks"), () => this.#toggleClocks(), { id: "clocks", class: "small", "aria-pressed": String(this.#clocks) })),
      this.#moves(),
      study.error() && this.#invalid(study.error()),
      el("label", { class: "field wide" }, el("span", { text: t(at === START ? "comment-game" : "comment-move") }),
        el("textarea", { id: "comment", rows: 2, oninput: event => actions.comment(study, event.target.value) }, comments.join("\n\n"))),
      at !== START && el("div", { class: "row wrap" },
        isVariation && button(t("promote"), () => actions.promote(study), { id: "promote", class: "small" }),
        button(t("remove-branch"), () => actions.removeBranch(study), { id: "remove-branch", class: "small" })));
  }

  /** The moves alone, while someone writes beside them. */
  drawMoves() {
    document.getElementById("moves-box")?.replaceWith(this.#moves());
  }

  #moves() {
    const { study } = this;
    const { tree, at } = study.game;
    const { view } = study;
    return el("div", { class: "moves-box", id: "moves-box", tabindex: "0", role: "region", "aria-label": t("moves") },
      ...tree.nodes[START].comments.map(text => el("p", { class: "comment", text })),
      tree.isEmpty() ? el("p", { class: "quiet", text: t("no-moves") })
        : moveList(tree, { at, first: view.ply - view.plies, clocks: this.#clocks, choose: node => study.go(node, { isJump: true }) }));
  }

  #invalid(error) {
    return el("p", { class: "invalid", id: "invalid" },
      el("span", { class: "rule", text: error.rule ?? `${error.line}:${error.column}` }),
      el("span", { text: `${error.ply > 0 ? `${error.ply}. ` : ""}${error.token} — ${error.text}` }));
  }

  #toggleClocks() {
    this.#clocks = !this.#clocks;
    this.draw();
  }

  /** The figures over the line, asked for when they are opened. */
  #graphCard() {
    const { study } = this;
    const line = study.game.tree.game(study.line.at(-1));
    const known = this.#history.game === line && this.#history.plies;
    if (this.#graphIsOpen && !known) {
      this.#askHistory(line);
    }
    const card = el("details", { class: "card", id: "graph", open: this.#graphIsOpen },
      el("summary", { text: t("graph") }),
      known && charts(known, study.line.indexOf(study.game.at), ply => study.go(study.line[ply], { isJump: true })));
    card.addEventListener("toggle", () => {
      if (card.open !== this.#graphIsOpen) {
        this.#graphIsOpen = card.open;
        this.draw();
      }
    });
    return card;
  }

  async #askHistory(game) {
    if (this.#history.game !== game) {
      this.#history = { game, plies: null };
      const { plies } = await ask("history", { game });
      if (this.#history.game === game) {
        this.#history.plies = plies;
        this.study.render();
      }
    }
  }

  #about() {
    const { about } = this.study.game;
    return about && about.tags.length + about.remarks.length > 0 && el("details", { class: "card" }, el("summary", { text: t("about") }),
      el("dl", {}, ...about.tags.flatMap(tag => [el("dt", { text: tag.name }), el("dd", { text: tag.value })])),
      about.remarks.length > 0 && el("p", { class: "quiet", text: t("remarks") }),
      ...about.remarks.map(text => el("p", { class: "quiet", text })));
  }
}
