// The panel beside a game: how it stands, its moves with the engine, what can be done with it, and the steps
// through it.
import * as actions from "./study-actions.js";
import { charts } from "./chart.js";
import { ask } from "./api.js";
import { button, byId, el } from "./dom.js";
import { EngineView } from "./engine.js";
import { figuresTable } from "./figures.js";
import { gameExports } from "./exports.js";
import { gameHead, otherGames } from "./games-card.js";
import { icon, iconButton } from "./icons.js";
import { MoveList, turnOf } from "./move-list.js";
import { drawPanel, tabList } from "./panel.js";
import { START } from "./tree.js";
import { resultInWords, t } from "./words.js";

const VIEWS = ["moves", "analysis", "share", "games"];

export class StudyPanel {
  #clocks = false;
  #view = "moves";
  #history = { game: null, plies: null };
  #list;

  constructor(study, panel, stage) {
    this.study = study;
    this.panel = panel;
    this.#list = new MoveList(node => study.go(node, { isJump: true }));
    this.engine = new EngineView(stage, study, () => study.render());
  }

  leave() {
    this.engine.stop();
  }

  draw() {
    const { study } = this;
    const { game, line, view } = study;
    this.engine.follow({
      game: game.tree.game(line.at(-1)), ply: line.indexOf(game.at), view: { ...view, outcome: study.outcome() },
    });
    drawPanel(this.panel, "study", gameHead(study), this.#status(), this.engine.head(),
      tabList("views", t("views"), VIEWS.map(name => [name, t(name)]), this.#view, name => this.show(name)),
      el("div", { class: `view view-${this.#view}`, id: "view", role: "tabpanel",
        "aria-labelledby": `view-${this.#view}`, tabindex: this.#view === "moves" ? undefined : "0" },
        ...this.#content()),
      this.#deeds(), this.#steps());
    if (this.#view === "moves") {
      this.#list.draw(byId("moves-box"), game.tree,
        { at: game.at, first: view.ply - view.plies, clocks: this.#clocks });
    }
  }

  /** Shows one of the tabs. */
  show(view) {
    this.#view = view;
    this.study.render();
  }

  #content() {
    const { study } = this;
    return {
      moves: () => this.#moves(),
      analysis: () => [...this.engine.analysis(), figuresTable(study.view), this.#graph(), this.#about()],
      share: () => [gameExports(study)],
      games: () => otherGames(study),
    }[this.#view]().filter(Boolean);
  }

  #status() {
    const { study } = this;
    const { view } = study;
    const outcome = study.outcome();
    return el("div", { class: "standing", id: "game-card" },
      el("div", { class: "status", id: "status" },
        el("span", { class: `pawn ${outcome.over ? outcome.winner ?? "draw" : view.side}`, "aria-hidden": "true" }),
        el("strong", { text: this.#statusText(outcome) }),
        el("span", { class: "quiet", text: `${t("turn", { turn: view.turn })} · ${view.rules.type}` })),
      view.occurrences > 1 && el("p", { class: "warning", id: "repeated",
        text: t(view.rules.repetition ? "repeated-draws" : "repeated", { count: view.occurrences }) }),
      study.isFull && el("p", { class: "warning", id: "storage-full", text: t("storage-full") }),
      outcome.over && this.#end(outcome));
  }

  #statusText(outcome) {
    const { game, view, thinking } = this.study;
    return outcome.over ? resultInWords(outcome)
      : thinking ? t("thinking")
      : game.bot && !this.study.isBotsTurn() ? t("your-move")
      : t(`to-move-${view.side}`);
  }

  /** The end of a game: what it means for the player, and what comes next. */
  #end(outcome) {
    const { study } = this;
    const { game } = study;
    const words = game.bot === null ? null
      : !outcome.winner ? "you-drew" : outcome.winner === game.human ? "you-won" : "you-lost";
    return el("div", { class: `end ${words ?? ""}`, id: "end" },
      words && el("strong", { text: t(words) }),
      !game.about && button(t("rematch"), () => actions.rematch(study), { id: "rematch", class: "primary" }),
      button(t("analyse"), () => { this.engine.turnOn(); this.show("analysis"); }, { id: "analyse" }));
  }

  #steps() {
    const { study } = this;
    const index = study.line.indexOf(study.game.at);
    const plies = study.line.length - 1;
    const isRunning = study.isRunning();
    const go = (id, act, disabled, name = id) =>
      iconButton(name, t(name), act, { isBare: true, id, disabled });
    return el("div", { class: "steps", id: "steps" },
      go("first", () => actions.first(study), index === 0), go("back", () => actions.step(study, -1), index === 0),
      go("run", () => actions.toggleRun(study), index === plies, isRunning ? "halt" : "run"),
      go("forward", () => actions.step(study, 1), index === plies),
      go("last", () => actions.last(study), index === plies),
      el("input", { type: "range", id: "ply", min: 0, max: plies, value: index, "aria-label": t("position"),
        "aria-valuetext": t("stands", { ply: index, plies }),
        oninput: event => study.go(study.line[Number(event.target.value)]) }));
  }

  /** What can be done here besides moving; what can't be done is not there. */
  #deeds() {
    const { study } = this;
    const { view, game } = study;
    const outcome = study.outcome();
    const botsTurn = study.isBotsTurn();
    const { tree, at } = game;
    const isLive = !outcome.over && !study.thinking && tree.isEnd(at) && !game.about && !tree.isEmpty();
    return el("div", { class: "deeds", id: "deeds" },
      view.mustPass && !botsTurn
        && button(t("pass"), () => study.move(view.moves[0].move), { class: "primary", id: "pass" }),
      botsTurn && !study.thinking && !view.isGuess
        && button(t("bot-move"), () => study.letBotMove(), { class: "primary", id: "bot-move" }),
      actions.mayTakeBack(study) && iconButton("undo", t("take-back"), () => actions.takeBack(study), { id: "undo" }),
      isLive && iconButton("draw", t("offer-draw"), () => actions.offerDraw(study), { id: "offer-draw" }),
      isLive && iconButton("resign", t("resign"), () => actions.resign(study), { id: "resign" }),
      iconButton("flip", t("flip"), () => actions.flip(study), { id: "flip" }));
  }

  #moves() {
    const { study } = this;
    const { tree, at } = study.game;
    const isVariation = at !== START && !tree.isMain(at);
    const words = t(at === START ? "comment-game" : "comment-move");
    return [
      tree.isEmpty() && this.#start(),
      el("div", { class: "moves-box", id: "moves-box", tabindex: "0", role: "region", "aria-label": t("moves"),
        "data-own": "" }),
      study.error() && this.#invalid(study.error()),
      el("div", { class: "notes-row" },
        el("textarea", { id: "comment", rows: 1, "aria-label": words, placeholder: words,
          oninput: event => actions.comment(study, event.target.value) }, tree.nodes[at].comments.join("\n\n")),
        tree.hasClocks && button(t("clocks"), () => this.#toggleClocks(),
          { id: "clocks", class: "small", "aria-pressed": String(this.#clocks) }),
        isVariation
          && iconButton("promote", t("promote"), () => actions.promote(study), { isBare: true, id: "promote" }),
        at !== START && iconButton("cut", t("remove-branch"), () => actions.removeBranch(study),
          { isBare: true, id: "remove-branch" })),
    ];
  }

  /** The ways to begin, as long as there is no move. */
  #start() {
    const { study } = this;
    const way = (id, name, act) => el("button", { type: "button", id, class: "way", onclick: act }, icon(name),
      el("strong", { text: t(id) }), el("span", { class: "quiet", text: t(`${id}-tells`) }));
    return el("div", { class: "ways", id: "ways" },
      study.game.bot === null && way("play-bot", "bot", () => actions.newGame(study, { opponent: "medium" })),
      study.game.bot === null && way("analyse-record", "open", () => actions.openRecord(study)),
      way("learn-hive", "learn", () => study.goTo("learn")));
  }

  /** The move that is refused, with its number as in the list of moves. */
  #invalid(error) {
    const { game, view } = this.study;
    const ply = game.tree.path(game.about.brokenAt).length - 1 + view.ply - view.plies;
    const number = error.ply > 0 ? `${turnOf(ply)} ` : "";
    return el("p", { class: "invalid", id: "invalid" },
      el("span", { class: "rule", text: error.rule ?? `${error.line}:${error.column}` }),
      el("span", { text: `${number}${error.token} — ${error.text}` }));
  }

  #toggleClocks() {
    this.#clocks = !this.#clocks;
    this.study.render();
  }

  /** The figures over the line. */
  #graph() {
    const { study } = this;
    const line = study.game.tree.game(study.line.at(-1));
    const known = this.#history.game === line && this.#history.plies;
    if (!known) {
      this.#askHistory(line);
    }
    return el("section", { id: "graph" }, el("h2", { text: t("graph") }),
      known && charts(known, study.line.indexOf(study.game.at), ply => study.go(study.line[ply], { isJump: true })));
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
    return about && about.tags.length + about.remarks.length > 0
      && el("section", { id: "about" }, el("h2", { text: t("about") }),
        el("dl", {}, ...about.tags.flatMap(tag => [el("dt", { text: tag.name }), el("dd", { text: tag.value })])),
        about.remarks.length > 0 && el("p", { class: "quiet", text: t("remarks") }),
        ...about.remarks.map(text => el("p", { class: "quiet", text })));
  }
}
