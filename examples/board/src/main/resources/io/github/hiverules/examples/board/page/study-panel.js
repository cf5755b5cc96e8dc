// The panel of a game: players, status, engine, tabs and toolbar.
import * as actions from "./study-actions.js";
import { CommentBox } from "./comment-box.js";
import { button, byId, drawPanel, h, icon, iconButton, tabList } from "./dom.js";
import { EnginePanel } from "./engine-panel.js";
import { FileTable } from "./file-table.js";
import { namesOf } from "./games.js";
import { aboutLine, otherGames } from "./games-card.js";
import { moveList } from "./move-list.js";
import { showMore, showMoveMenu } from "./more-menu.js";
import { openingsTable } from "./openings.js";
import { SCORES, START, isEmpty, mainEnd, outcomeOf } from "./record.js";
import { resultInWords, t } from "./words.js";

export class StudyPanel {
  #view = "moves";
  #shown = null;
  #isCommenting = false;

  constructor(study) {
    this.study = study;
    this.engine = new EnginePanel(study);
    this.comment = new CommentBox(study);
    this.file = new FileTable(study);
    addEventListener("resize", () => study.render());
  }

  draw() {
    const { game } = this.study;
    const views = ["moves", "analysis", "games"].map(name => [name, t(name)]);
    this.engine.follow();
    drawPanel("study", this.#status(), this.engine.head(this.#end()),
      tabList("view", t("about"), "view", views, this.#view, name => this.show(name)),
      h("div", { class: `view view-${this.#view}`, id: "view", role: "tabpanel",
        "aria-labelledby": `view-${this.#view}`, tabindex: this.#view === "moves" ? undefined : "0" },
      this.#content()), this.#deeds(), this.#toolbar());
    const box = byId("moves-box");
    const shown = `${game.id} ${game.at} ${box?.clientHeight}`;
    if (box && shown !== this.#shown) {
      const current = box.querySelector(".current");
      if (current) {
        current.scrollIntoView({ block: "nearest" });
      } else {
        box.scrollTo(0, 0);
      }
    }
    this.#shown = shown;
  }

  show(view) {
    this.#view = view;
    this.study.render();
  }

  #content() {
    const isBarred = this.engine.isBarred();
    return this.#view === "moves" ? this.#moves()
      : this.#view === "games" ? [this.file.draw(), ...otherGames(this.study)]
      : [this.engine.mistakes.draw(isBarred), !isBarred && openingsTable(this.study), this.#figures(), this.#about()];
  }

  #status() {
    const { study } = this;
    const { view, game } = study;
    const outcome = study.outcome();
    const names = namesOf(game);
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
      study.isFull && h("p", { class: "warning", id: "storage-full" }, t("storage-full")));
  }

  #statusText(outcome) {
    const { game, view, bot } = this.study;
    return outcome.over ? resultInWords(outcome)
      : bot.isThinking ? t("thinking")
      : game.bot && !this.study.bot.isDue() ? t("your-move")
      : t(`to-move-${view.side}`);
  }

  /** Draws the player's result and the buttons after the end of a game. */
  #end() {
    const { study } = this;
    const { game } = study;
    const { over, winner } = study.outcome();
    const words = game.bot === null ? null : !winner ? "you-drew" : winner === game.human ? "you-won" : "you-lost";
    return over && h("div", { class: `end ${words ?? ""}`, id: "end" },
      words && h("strong", {}, t(words)),
      !game.about && button(t("rematch"), () => actions.rematch(study), { id: "rematch", class: "primary" }),
      button(t("analyse"), () => {
        this.engine.turnOn();
        this.show("analysis");
      }, { id: "analyse" }));
  }

  /** Draws the buttons to pass or to let the bot move, if these moves are due. */
  #deeds() {
    const { study } = this;
    const botsTurn = study.bot.isDue();
    const act = (id, does) => button(t(id), does, { class: "primary", id });
    return h("div", { class: "deeds" },
      study.view.mustPass && !botsTurn && act("pass", () => study.editor.move("pass")),
      botsTurn && !study.bot.isThinking && act("bot-move", () => study.bot.move()));
  }

  #toolbar() {
    const { study } = this;
    const { game, line, view } = study;
    const isLive = game.at === mainEnd(game.record) && game.at !== START && !study.outcome().over
      && !study.bot.isThinking && !game.about;
    const act = (id, does, more = {}) => iconButton(id, t(id), does, { isBare: true, id, ...more });
    const openComment = () => {
      this.#isCommenting = !this.#isCommenting;
      this.show("moves");
      byId("comment")?.focus();
    };
    const step = (id, does, end) => act(id, does, { disabled: view.plies === end });
    return h("div", { class: "steps", id: "steps" },
      game.past.length > 0 && act("undo", () => study.editor.undo()),
      game.future.length > 0 && act("redo", () => study.editor.redo()),
      isLive && act("offer-draw", () => actions.offerDraw(study)),
      isLive && act("resign", () => actions.resign(study)),
      h("span", { class: "space" }),
      step("first", () => actions.first(study), 0), step("back", () => actions.step(study, -1), 0),
      study.timer !== null && act("halt", () => actions.autoplay(study)),
      step("forward", () => actions.step(study, 1), line.length - 1),
      step("last", () => actions.last(study), line.length - 1),
      h("span", { class: "space" }),
      act("comment-open", openComment, { class: "phone-only" }),
      act("flip", () => actions.flip(study)), act("more", () => showMore(study)));
  }

  #moves() {
    const { study } = this;
    const { record, at, bot } = study.game;
    const { over, winner, reason } = outcomeOf(record.outcome);
    const menu = path => showMoveMenu(study, path);
    return [
      isEmpty(record) && bot === null && this.#start(),
      h("div", { class: "moves-box", id: "moves-box", tabindex: "0", role: "region", "aria-label": t("moves") },
        moveList({ record, at, first: study.view.ply - study.view.plies, menu,
          result: over && `${SCORES[winner ?? "draw"]} · ${t(`end-${reason}`)}`,
          choose: path => study.go(path, { isJump: true }) })),
      h("div", { class: `notes-row${this.#isCommenting ? " open" : ""}` },
        this.comment.draw(),
        at !== START && iconButton("edit", t("this-move"), () => menu(at), { isBare: true, id: "this-move" })),
    ];
  }

  /** Draws the ways to start: play the bot, open a record, or learn. */
  #start() {
    const { study } = this;
    const start = (id, name, act) => h("button", { type: "button", id, class: "start", onclick: act }, icon(name),
      h("strong", {}, t(id)), h("span", { class: "quiet" }, t(`${id}-text`)));
    return h("div", { class: "starts", id: "starts" },
      start("play-bot", "bot", () => actions.newGame(study, { opponent: "medium" })),
      start("analyse-record", "open", () => actions.openRecord(study)),
      start("learn-hive", "learn", () => study.goTo("learn")));
  }

  #figures() {
    const { figures } = this.study.view;
    const sides = ["white", "black"];
    const of = (side, name) => figures[side][name] ?? (name === "liberties" ? t("in-hand-still") : "–");
    return h("section", { id: "figures" }, h("h2", {}, t("figures")),
      h("table", { class: "figures" },
        h("thead", {}, h("tr", {}, h("td", {}), ...sides.map(side => h("th", { scope: "col" }, t(side))))),
        h("tbody", {}, ...["liberties", "mobility", "race"].map(name => h("tr", {},
          h("th", { scope: "row" }, t(name)), ...sides.map(side => h("td", {}, of(side, name))))))));
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
