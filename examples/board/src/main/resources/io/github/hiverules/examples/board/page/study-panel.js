// The panel of a game: players, status, engine, tabs and toolbar.
import * as actions from "./study-actions.js";
import { CommentBox } from "./comment-box.js";
import { comparison } from "./comparison.js";
import { button, byId, drawPanel, h, icon, iconButton, quiet, render, tabList, tile } from "./dom.js";
import { EnginePanel } from "./engine-panel.js";
import { isUntouched, namesOf } from "./games.js";
import { GamesTab, aboutLine } from "./games-tab.js";
import { moveList } from "./move-list.js";
import { hasOpenings, openingsTable } from "./openings.js";
import { SCORES, START, isOver, moveAt, winnerOf } from "./element/record.js";
import { resultInWords, t, translated } from "./words.js";

/** Sites where people play against each other. */
const SITES = [["hivegame.com", "https://hivegame.com"], ["BoardSpace", "https://boardspace.net"],
  ["Board Game Arena", "https://boardgamearena.com/gamepanel?game=hive"]];

/** The least length of a swipe, in pixels. */
const SWIPE = 24;

/** The menus, which are loaded when a menu is opened first. */
const menus = () => import("./more-menu.js");

export class StudyPanel {
  #view = "moves";
  #shown = "";
  #isCommenting = false;
  /** Whether the panel is unfolded in a game against the bot, on phones. */
  #isUnfolded = false;

  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    this.engine = new EnginePanel(study);
    this.replay = this.engine.mistakes.replay;
    this.comment = new CommentBox(study);
    this.games = new GamesTab(study);
    addEventListener("resize", () => study.render());
  }

  draw() {
    const { study } = this;
    const { game } = study;
    // the tab of openings appears late, after the others, so that it moves none of them under the player's finger
    const views = ["moves", "analysis", "games", ...hasOpenings(study) ? ["openings"] : []];
    this.engine.follow();
    study.table.setStatus(statusText(study));
    render(isUntouched(game) && game.bot === null && startChoices(study), byId("starts-card"));
    const isPlaying = game.bot !== null && game.at === study.line.at(-1) && !isOver(study.outcome());
    drawPanel(`study${isPlaying && !this.#isUnfolded ? " folded" : ""}`, isPlaying && this.#foldLine(),
      status(study), h("section", { class: "engine", id: "engine" }),
      tabList("view", t("views"), "view", views.map(name => [name, t(name)]), this.#view, name => this.show(name)),
      h("div", { class: `view view-${this.#view}`, id: "view", role: "tabpanel",
        "aria-labelledby": `view-${this.#view}`, tabindex: this.#view === "moves" ? undefined : "0" },
      this.#content()), deeds(study), this.#toolbar());
    this.drawEngine();
  }

  /** Draws the engine's part again, without the other parts of the panel. */
  drawEngine() {
    render(this.engine.draw(this.#end()), byId("engine"));
    this.#scroll();
  }

  /** Scrolls the list to the shown move if another move is shown, or if the list has another height. */
  #scroll() {
    const { game } = this.study;
    const box = byId("moves-box");
    const shown = `${game.id} ${game.at} ${box?.clientHeight}`;
    if (box && shown !== this.#shown) {
      const current = box.querySelector(".current");
      if (current) {
        for (let folded; (folded = current.closest("details:not([open])"));) {
          folded.open = true;
        }
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
    const { isBarred } = this.engine;
    return this.#view === "moves" ? this.#moves()
      : this.#view === "games" ? this.games.draw()
      : this.#view === "openings" ? !isBarred && openingsTable(this.study)
      : [!isBarred && this.engine.mistakes.findButton(), this.engine.mistakes.draw(), comparison(this.study),
        description(this.study.game)];
  }

  /** Draws the line of the folded panel: the last move, and buttons. A tap or a swipe unfolds the panel. */
  #foldLine() {
    const { study } = this;
    const { record, at } = study.game;
    const fold = isUnfolded => {
      this.#isUnfolded = isUnfolded;
      study.render();
    };
    const { move } = moveAt(record, at) ?? {};
    let from = 0;
    const swipe = ({ changedTouches: [touch] }) =>
      Math.abs(touch.clientY - from) > SWIPE && fold(touch.clientY < from);
    const ontouchstart = ({ touches: [touch] }) => {
      from = touch.clientY;
    };
    return h("div", { class: "fold-line", id: "fold-line", ontouchstart, ontouchend: swipe },
      button([icon(this.#isUnfolded ? "fold" : "unfold"), move && move !== "pass" && tile(move.split(" ")[0]),
        h("span", {}, move ?? t("moves"))], () => fold(!this.#isUnfolded), {
        id: "fold", "aria-label": [t("moves"), move].filter(Boolean).join(": "),
        "aria-expanded": String(this.#isUnfolded), "aria-controls": "view",
      }),
      study.game.past.length > 0
        && iconButton("undo", t("undo"), () => study.editor.undo(), { isBare: true, id: "fold-undo" }),
      iconButton("more", t("more"), async () => (await menus()).showMore(study), { isBare: true, id: "fold-more" }));
  }

  /** Draws the player's result after the end of a game, and what to do with a finished or opened game. */
  #end() {
    const { study } = this;
    const { game } = study;
    const outcome = study.outcome();
    const hasEnded = isOver(outcome);
    const winner = winnerOf(outcome);
    const words = !hasEnded || game.bot === null ? null
      : !winner ? "you-drew" : winner === game.human ? "you-won" : "you-lost";
    const isOffered = (hasEnded || game.about && !this.engine.isOn) && !this.replay.mistake;
    return isOffered && h("div", { class: `end ${words ?? ""}`, id: "end" },
      words && h("strong", {}, t(words)),
      hasEnded && !game.about && button(t("rematch"), () => actions.rematch(study), { id: "rematch" }),
      this.#view !== "analysis" && !this.engine.isBarred && this.engine.mistakes.findButton());
  }

  #toolbar() {
    const { study } = this;
    const { game, line, view } = study;
    const act = (id, does, more = {}) => iconButton(id, t(id), does, { isBare: true, id, ...more });
    const openComment = () => {
      this.#isCommenting = !this.#isCommenting;
      this.show("moves");
      byId("comment")?.focus();
    };
    const step = (id, does, end) => act(id, does, { disabled: view.length === end });
    return h("div", { class: "steps", id: "steps" },
      game.past.length > 0 && act("undo", () => study.editor.undo()),
      game.future.length > 0 && act("redo", () => study.editor.redo()),
      actions.isLive(study) && act("offer-draw", () => actions.offerDraw(study), { class: "wide-only" }),
      actions.isLive(study) && act("resign", () => actions.resign(study), { class: "wide-only" }),
      h("span", { class: "space" }),
      step("first", () => actions.first(study), 0), step("back", () => study.step(-1), 0),
      study.autoplay.isRunning && act("halt", () => study.autoplay.toggle()),
      step("forward", () => study.step(1), line.length - 1),
      step("last", () => actions.last(study), line.length - 1),
      h("span", { class: "space" }),
      act("comment-open", openComment, { class: "phone-only" }),
      act("practise", () => actions.practise(study)),
      act("flip", () => study.flip(), { class: "wide-only" }),
      act("more", async () => (await menus()).showMore(study)));
  }

  #moves() {
    const { study } = this;
    const { game } = study;
    const { outcome } = game.record;
    const menu = async path => (await menus()).showMoveMenu(study, path);
    return [
      h("div", { class: "moves-box", id: "moves-box", tabindex: "0", role: "region", "aria-label": t("moves") },
        moveList({ game, at: game.at, line: study.line, first: study.view.ply - study.view.length, menu,
          result: isOver(outcome) && `${SCORES[winnerOf(outcome) ?? "draw"]} · ${t(`end-${outcome.reason}`)}`,
          choose: path => study.go(path, { isJump: true }) })),
      h("div", { class: `notes-row${this.#isCommenting ? " open" : ""}` },
        this.comment.draw(),
        game.at !== START
          && iconButton("edit", t("this-move"), () => menu(game.at), { isBare: true, id: "this-move" })),
    ];
  }
}

function status(study) {
  const { view, game } = study;
  const { outcome, sideToMove } = shownOf(study);
  const pawn = isOver(outcome) ? winnerOf(outcome) ?? "draw" : sideToMove;
  const names = namesOf(game);
  return h("div", { class: `standing${isOver(outcome) ? " over" : ""}`, id: "game-card" },
    h("div", { class: "status" },
      button(h("h2", { id: "players" }, `${names.white} – ${names.black}`), () => actions.namePlayers(study),
        { class: "players", id: "name-players", title: t("name-players") }),
      h("span", { class: "state", id: "status", title: `${t("turn", { turn: view.turn })} · ${view.ruleset.gameType}` },
        h("span", { class: `pawn ${pawn}`, "aria-hidden": "true" }),
        h("strong", {}, statusText(study)))),
    view.occurrences > 1 && h("p", { class: "warning", id: "repeated" },
      t(view.ruleset.repetitionDraws ? "repeated-draws" : "repeated", { count: view.occurrences })),
    study.isFull && h("p", { class: "warning", id: "storage-full" }, t("storage-full")));
}

/** Returns the position on the table: that of a replayed mistake, or else that of the game. */
const shownOf = study => study.panel.replay.view ?? { ...study.view, outcome: study.outcome() };

function statusText(study) {
  const { bot, game, panel } = study;
  const { outcome, sideToMove } = shownOf(study);
  const isYours = game.bot && (panel.replay.mayMove() ?? !bot.isDue());
  return resultInWords(outcome) || t(bot.isRunning ? "thinking" : isYours ? "your-move" : `to-move-${sideToMove}`);
}

/** Draws the button to pass or to let the bot move, if this move is due. */
function deeds({ bot, editor, view }) {
  const act = (id, does) => button(t(id), does, { class: "primary", id });
  return h("div", { class: "deeds" }, !bot.isDue() ? view.mustPass && act("pass", () => editor.move("pass"))
    : !bot.isRunning && act("bot-move", () => bot.move()));
}

function description(game) {
  const { record, about } = game;
  return about && h("section", { id: "about" }, h("h2", {}, t("about")),
    quiet(aboutLine(game), { id: "about-line" }),
    h("dl", {}, ...record.tags.flatMap(({ name, value }) => [
      h("dt", { title: name }, t(`tag-${name}`).replace(/^tag-/, "")), h("dd", {}, value)])),
    about.remarks.length > 0 && quiet(t("remarks")),
    ...about.remarks.map(remark => quiet(translated(remark))));
}

/** Draws the choices on the table before the first move. */
function startChoices(study) {
  const start = (id, name, act) => button([icon(name), h("strong", {}, t(id)),
    h("span", { class: "quiet" }, t(`${id}-text`))], act, { id, class: "start" });
  return h("div", { class: "starts", id: "starts" },
    start("play-bot", "practise", () => actions.playBot(study)),
    start("analyse-record", "open", () => actions.openRecord(study)),
    start("learn-hive", "learn", () => study.goTo("learn")),
    h("p", { class: "quiet sites" }, h("span", {}, t("play-people")),
      ...SITES.map(([name, href]) => h("a", { href, target: "_blank", rel: "noopener noreferrer" }, name))));
}
