// The panel of a game: players, status, engine, tabs and toolbar.
import * as actions from "./study-actions.js";
import { byId, button } from "./dom.js";
import { h } from "./preact.js";
import { EngineView } from "./engine.js";
import { namesOf } from "./games.js";
import { figuresTable } from "./figures.js";
import { aboutLine, otherGames } from "./games-card.js";
import { icon, iconButton } from "./icons.js";
import { moveList, showCurrent, turnOf } from "./move-list.js";
import { showMore, showMoveMenu } from "./more-menu.js";
import { drawPanel, tabList } from "./panel.js";
import { START, gameLine, hasClocks, isEmpty, isMain, mainEnd, pathsTo } from "./record.js";
import { outcomeOf, resultInWords, t } from "./words.js";

const VIEWS = ["moves", "analysis", "games"];
const SCORES = { white: "1–0", black: "0–1" };

export class StudyPanel {
  #clocks = false;
  #view = "moves";
  #shown = null;
  #isCommenting = false;

  constructor(study, panel, stage) {
    this.study = study;
    this.panel = panel;
    this.openings = null;
    this.engine = new EngineView(stage, study, () => study.render());
    addEventListener("resize", () => study.render());
  }

  leave() {
    this.engine.stop();
  }

  draw() {
    const { study } = this;
    const { game, line, view } = study;
    this.engine.follow({
      game: gameLine(game, line.at(-1)), ply: line.indexOf(game.at), view: { ...view, outcome: study.outcome() },
    });
    drawPanel(this.panel, "study", this.#status(), this.engine.head(),
      tabList("views", t("views"), VIEWS.map(name => [name, t(name)]), this.#view, name => this.show(name)),
      h("div", { class: `view view-${this.#view}`, id: "view", role: "tabpanel",
        "aria-labelledby": `view-${this.#view}`, tabindex: this.#view === "moves" ? undefined : "0" },
      this.#content()), this.#deeds(), this.#toolbar());
    const box = byId("moves-box");
    const shown = `${game.id} ${game.at} ${box?.clientHeight}`;
    if (box && shown !== this.#shown) {
      showCurrent(box);
    }
    this.#shown = shown;
  }

  show(view) {
    this.#view = view;
    this.study.render();
  }

  /** Loads the script when the table is first shown. */
  #openings() {
    this.openings ??= import("./openings.js").then(({ Openings }) => {
      this.openings = new Openings(this.study);
      this.study.render();
    });
    return this.openings.draw?.();
  }

  #content() {
    const { study } = this;
    return {
      moves: () => this.#moves(),
      analysis: () => [this.engine.analysis.draw(this.engine.isBarred()),
        !this.engine.isBarred() && this.#openings(), figuresTable(study.view), this.#about()],
      games: () => otherGames(study),
    }[this.#view]();
  }

  #status() {
    const { study } = this;
    const { view, game } = study;
    const outcome = study.outcome();
    const names = namesOf(study.game);
    return h("div", { class: "standing", id: "game-card" },
      h("div", { class: "status" },
        h("button", { type: "button", class: "players", id: "name-players", title: t("name-players"),
          onclick: () => actions.namePlayers(study) },
        h("h2", { id: "players" }, `${names.white} – ${names.black}`)),
        h("span", { class: "state", id: "status", title: `${t("turn", { turn: view.turn })} · ${view.rules.type}` },
          h("span", { class: `pawn ${outcome.over ? outcome.winner ?? "draw" : view.side}`, "aria-hidden": "true" }),
          h("strong", {}, this.#statusText(outcome)))),
      view.occurrences > 1 && h("p", { class: "warning", id: "repeated" },
        t(view.rules.repetition ? "repeated-draws" : "repeated", { count: view.occurrences })),
      study.isFull && h("p", { class: "warning", id: "storage-full" }, t("storage-full")),
      outcome.over && this.#end(outcome, game));
  }

  #statusText(outcome) {
    const { game, view, bot } = this.study;
    return outcome.over ? resultInWords(outcome)
      : bot.isThinking ? t("thinking")
      : game.bot && !this.study.isBotsTurn() ? t("your-move")
      : t(`to-move-${view.side}`);
  }

  /** Draws the result and buttons for the next steps. */
  #end(outcome, game) {
    const words = game.bot === null ? null
      : !outcome.winner ? "you-drew" : outcome.winner === game.human ? "you-won" : "you-lost";
    return h("div", { class: `end ${words ?? ""}`, id: "end" },
      words && h("strong", {}, t(words)),
      !game.about && button(t("rematch"), () => actions.rematch(this.study), { id: "rematch", class: "primary" }),
      button(t("analyse"), () => {
        this.engine.turnOn();
        this.show("analysis");
      }, { id: "analyse" }));
  }

  /** Draws the button to pass and the button for the bot's move, if they apply. */
  #deeds() {
    const { study } = this;
    const botsTurn = study.isBotsTurn();
    const mustPass = study.view.mustPass && !botsTurn;
    const isWaiting = botsTurn && !study.bot.isThinking;
    return (mustPass || isWaiting) && h("div", { class: "deeds", id: "deeds" },
      mustPass && button(t("pass"), () => study.editor.move("pass"), { class: "primary", id: "pass" }),
      isWaiting && button(t("bot-move"), () => study.bot.follow(true), { class: "primary", id: "bot-move" }));
  }

  #toolbar() {
    const { study } = this;
    const { view, game, line } = study;
    const { record, at } = game;
    const index = line.indexOf(at);
    const plies = line.length - 1;
    const isLive = at === mainEnd(record) && at !== START && !study.outcome().over && !study.bot.isThinking
      && !game.about;
    const act = (id, does, name = id, more = {}) => iconButton(name, t(id), does, { isBare: true, id, ...more });
    const step = (id, does, disabled) => act(id, does, id, { disabled });
    return h("div", { class: "steps", id: "steps" },
      actions.mayTakeBack(study) && iconButton("undo", t("take-back"), () => actions.takeBack(study),
        { isBare: true, id: "undo" }),
      isLive && act("offer-draw", () => actions.offerDraw(study), "draw"),
      isLive && act("resign", () => actions.resign(study)),
      h("span", { class: "space" }),
      step("first", () => actions.first(study), index === 0), step("back", () => actions.step(study, -1), index === 0),
      study.autoplay.isRunning() && act("halt", () => study.autoplay.halt()),
      step("forward", () => actions.step(study, 1), index === plies),
      step("last", () => actions.last(study), index === plies),
      h("span", { class: "space" }),
      act("comment-open", () => this.#openComment(), "comment", { class: "phone-only" }),
      act("flip", () => actions.flip(study)), view && act("more", () => showMore(study)));
  }

  #moves() {
    const { study } = this;
    const { record, at } = study.game;
    const words = t(at === START ? "comment-game" : "comment-move");
    return [
      isEmpty(record) && this.#start(),
      h("div", { class: "moves-box", id: "moves-box", tabindex: "0", role: "region", "aria-label": t("moves") },
        moveList({ record, at, first: study.view.ply - study.view.plies, clocks: this.#clocks, result: this.#result(),
          choose: path => study.go(path, { isJump: true }),
          menu: path => showMoveMenu(study, path) })),
      study.error() && this.#invalid(study.error()),
      h("div", { class: `notes-row${this.#isCommenting ? " open" : ""}` },
        h("textarea", { id: "comment", rows: 1, "aria-label": words, placeholder: words,
          value: actions.commentOf(study), oninput: event => actions.comment(study, event.target.value),
          onchange: () => actions.keepComment(study) }),
        hasClocks(record) && button(t("clocks"), () => this.#toggleClocks(),
          { id: "clocks", class: "small", "aria-pressed": String(this.#clocks) }),
        !isMain(at)
          && iconButton("promote", t("promote"), () => actions.promote(study, at),
            { isBare: true, id: "promote-this" }),
        at !== START && iconButton("cut", t("remove-branch"), () => actions.removeBranch(study, at),
          { isBare: true, id: "remove-this" })),
    ];
  }

  /** Returns the result, the last row of the move list. */
  #result() {
    const outcome = outcomeOf(this.study.game.record.outcome);
    return outcome.over && `${SCORES[outcome.winner] ?? "½–½"} · ${t(`end-${outcome.reason}`)}`;
  }

  /** Draws the buttons that begin a game, if there are no moves. */
  #start() {
    const { study } = this;
    const way = (id, name, act) => h("button", { type: "button", id, class: "way", onclick: act }, icon(name),
      h("strong", {}, t(id)), h("span", { class: "quiet" }, t(`${id}-text`)));
    return h("div", { class: "ways", id: "ways" },
      study.game.bot === null && way("play-bot", "bot", () => actions.newGame(study, { opponent: "medium" })),
      study.game.bot === null && way("analyse-record", "open", () => actions.openRecord(study)),
      way("learn-hive", "learn", () => study.goTo("learn")));
  }

  /** Draws the illegal move of a record with its number. */
  #invalid(error) {
    const { game, view } = this.study;
    const ply = pathsTo(game.about.brokenAt).length - 1 + view.ply - view.plies;
    const number = error.ply > 0 ? `${turnOf(ply)} ` : "";
    return h("p", { class: "invalid", id: "invalid" },
      h("span", { class: "rule" }, error.rule ?? `${error.line}:${error.column}`),
      h("span", {}, `${number}${error.token} — ${error.text}`));
  }

  /** Shows or hides the comment on phones. */
  #openComment() {
    this.#isCommenting = !this.#isCommenting;
    this.show("moves");
    byId("comment")?.focus();
  }

  #toggleClocks() {
    this.#clocks = !this.#clocks;
    this.study.render();
  }

  #about() {
    const { record, about } = this.study.game;
    return about && h("section", { id: "about" }, h("h2", {}, t("about")),
      h("p", { class: "quiet", id: "about-line" }, aboutLine(this.study.game)),
      h("dl", {}, ...record.tags.flatMap(({ name, value }) => [h("dt", {}, name), h("dd", {}, value)])),
      about.remarks.length > 0 && h("p", { class: "quiet" }, t("remarks")),
      ...about.remarks.map(text => h("p", { class: "quiet" }, text)));
  }
}
