// Reads records: one ply after the other, with what was noted beside them.
import { ask } from "./api.js";
import { announce, button, el, toast } from "./dom.js";
import { charts } from "./chart.js";
import { choice } from "./dialogs.js";
import { EngineView } from "./engine.js";
import { Explorer } from "./explorer.js";
import { gameExports } from "./exports.js";
import { figuresCard, moveList } from "./moves.js";
import { moveInWords, resultInWords, t } from "./words.js";

const MAX_BYTES = 4_000_000;
const RUN_MILLIS = 900;

/** The text of a file: UTF-8, or Latin-1 where it is not. */
async function textOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("iso-8859-1").decode(bytes);
  }
}

export class Read {
  constructor(stage, panel, goTo) {
    this.stage = stage;
    this.panel = panel;
    this.goTo = goTo;
    this.games = [];
    this.game = null;
    this.ply = 0;
    this.asked = 0;
    this.timer = null;
    this.explorer = new Explorer(stage, {
      mayMove: () => false,
      onMove: () => {},
      question: () => ({ game: this.view.game }),
      names: () => ({ white: this.game?.white ?? t("white"), black: this.game?.black ?? t("black") }),
    });
    this.engine = new EngineView(stage, { choose: ply => this.#goTo(ply) });
    addEventListener("keydown", event => this.#onKey(event));
  }

  async enter() {
    this.active = true;
    this.view ??= await ask("game", { game: "Base+MLP" });
    this.#show();
  }

  leave() {
    this.active = false;
    this.engine.stop();
    this.#halt();
  }

  async openFile(file) {
    if (file.size > MAX_BYTES) {
      toast(t("too-large"), true);
      return;
    }
    await this.openText(await textOf(file));
  }

  async openText(text) {
    try {
      const { games, more } = await ask("record", { text });
      this.text = text;
      this.games = games;
      this.more = more;
      await this.#choose(0);
    } catch (error) {
      toast(error.message, true);
    }
  }

  /** Words have changed; the sentences of the record come from the server. */
  async translate() {
    if (this.text) {
      const index = this.games.indexOf(this.game);
      this.games = (await ask("record", { text: this.text })).games;
      this.game = this.games[index];
    }
    this.#show();
  }

  async #choose(index) {
    this.game = this.games[index];
    this.history = null;
    await this.#goTo(this.game.error ? this.game.plies.length : 0);
    const { game } = this;
    const { plies } = await ask("history", { game: game.game });
    if (game === this.game) {
      this.history = plies;
      this.render();
    }
  }

  async #goTo(ply, animate = false) {
    const turn = ++this.asked;
    this.ply = Math.max(0, Math.min(this.game.plies.length, ply));
    this.#moveSlider();
    const view = await ask("game", { game: this.game.game, ply: this.ply });
    if (turn === this.asked) {
      this.view = view;
      this.#show(animate);
      const move = view.last ? moveInWords(view.last.move) : t("start-position");
      announce(`${t("stands", { ply: this.ply, plies: this.game.plies.length })}. ${move}. ${resultInWords(view.outcome)}`);
    }
  }

  #moveSlider() {
    const slider = this.panel.querySelector("#ply");
    if (slider) {
      slider.value = String(this.ply);
    }
  }

  #show(animate = false) {
    if (!this.active) {
      return;
    }
    const error = this.game?.error;
    const broken = error && this.ply === this.game.plies.length;
    this.explorer.show(this.view, {
      animate,
      marks: broken ? error.reasons[0]?.marks ?? [] : [],
      note: broken ? [{ rule: error.rule, text: `${t("invalid")}: ${error.token}. ${error.text}` }] : [],
    });
    this.render();
    if (this.game) {
      this.engine.follow({ game: this.game.game, ply: this.ply, view: this.view });
    }
  }

  render() {
    const focused = this.panel.contains(document.activeElement) ? document.activeElement.id : null;
    this.panel.replaceChildren(...(this.game ? this.#reading() : this.#asking()));
    if (focused) {
      document.getElementById(focused)?.focus();
    }
  }

  #asking() {
    const file = el("input", { type: "file", id: "file", class: "unseen", accept: ".pgn,.sgf,.txt,.uhp", onchange: () => file.files[0] && this.openFile(file.files[0]) });
    const text = el("textarea", { id: "paste", rows: 6, placeholder: t("paste-here"), "aria-label": t("paste-here"), spellcheck: "false" });
    return [
      el("section", { class: "card drop", id: "drop" }, el("h2", { text: t("drop") }), el("p", { class: "quiet", text: t("drop-tells") }),
        button(t("choose-file"), () => file.click(), { class: "primary" }), file),
      el("section", { class: "card" }, el("h2", { text: t("or-paste") }), text,
        el("div", { class: "row end" }, button(t("open"), () => this.openText(text.value), { id: "open-text" }))),
    ];
  }

  #reading() {
    const { game, view, ply } = this;
    const plies = game.plies.length;
    const step = (id, sign, label, to, disabled) => button(sign, () => this.#goTo(to, to === ply + 1), { id, "aria-label": label, title: label, disabled });
    return [
      el("section", { class: "card" },
        this.games.length > 1 && choice(t("games-in-file"), "game-of-file", this.games.map((one, i) => [String(i), `${i + 1}. ${one.white ?? "?"} – ${one.black ?? "?"}`]),
          String(this.games.indexOf(game)), event => this.#choose(Number(event.target.value))),
        this.more && el("p", { class: "quiet", text: t("more-games", { count: this.games.length }) }),
        el("h2", { id: "players", text: `${game.white ?? t("white")} – ${game.black ?? t("black")}` }),
        el("p", { class: "quiet", text: [game.event, game.date, game.rules.type, game.format].filter(Boolean).join(" · ") }),
        el("p", { id: "result", class: "result", text: resultInWords(game.outcome) }),
        el("div", { class: "row steps" },
          step("first", "|◀", t("first"), 0, ply === 0), step("back", "◀", t("back"), ply - 1, ply === 0),
          button(this.timer ? "❚❚" : "▶▶", () => this.#run(), { id: "run", "aria-label": t(this.timer ? "halt" : "run"), title: t("run") }),
          step("forward", "▶", t("forward"), ply + 1, ply === plies), step("last", "▶|", t("last"), plies, ply === plies)),
        el("input", { type: "range", id: "ply", min: 0, max: plies, value: ply, "aria-label": t("position"), oninput: event => this.#goTo(Number(event.target.value)) }),
        el("p", { class: "quiet", text: `${t("stands", { ply, plies })} · ${t("keys-read")}` }),
        view.occurrences > 1 && el("p", { class: "warning", text: t("repeated", { count: view.occurrences }) })),
      el("section", { class: "card grow" }, el("h2", { text: t("moves") }),
        ...game.comments.map(text => el("p", { class: "comment", text })),
        moveList(game.plies.map(one => one.move), { ply, choose: to => this.#goTo(to), extra: i => this.#notes(game.plies[i]) }),
        game.error && el("p", { class: "invalid", id: "invalid" },
          el("span", { class: "rule", text: game.error.rule ?? `${game.error.line}:${game.error.column}` }),
          el("span", { text: `${game.error.ply > 0 ? `${game.error.ply}. ` : ""}${game.error.token} — ${game.error.text}` }))),
      this.history && charts(this.history, ply, to => this.#goTo(to)),
      figuresCard(view),
      this.engine.panel(),
      this.#about(game),
      gameExports(() => ({ game: game.game, shown: view.game, position: view.position, names: { white: game.white, black: game.black } })),
      el("div", { class: "row wrap" },
        button(t("play-on"), () => this.goTo("play", view.game), { id: "play-on" }),
        button(t("edit-this"), () => this.goTo("edit", view.position), { id: "edit-this" }),
        button(t("another"), () => this.#another(), { id: "another" })),
    ].filter(Boolean);
  }

  #notes(ply) {
    return [
      ply.clock !== undefined && el("span", { class: "clock", text: `◷ ${clock(ply.clock)}` }),
      ...(ply.comments ?? []).map(text => el("p", { class: "comment", text })),
      ...(ply.variations ?? []).map(text => el("p", { class: "comment variation", text: `(${text})` })),
    ].filter(Boolean);
  }

  #about(game) {
    const known = game.tags.length > 0 || game.remarks.length > 0;
    return known && el("details", { class: "card" }, el("summary", { text: t("about") }),
      el("dl", {}, ...game.tags.flatMap(tag => [el("dt", { text: tag.name }), el("dd", { text: tag.value })])),
      ...game.remarks.map(text => el("p", { class: "quiet", text })));
  }

  async #another() {
    this.game = null;
    this.games = [];
    this.text = null;
    this.view = await ask("game", { game: "Base+MLP" });
    this.#show();
  }

  #run() {
    if (this.timer) {
      this.#halt();
    } else {
      this.timer = setInterval(() => (this.ply < this.game.plies.length ? this.#goTo(this.ply + 1, true) : this.#halt()), RUN_MILLIS);
    }
    this.render();
  }

  #halt() {
    const ran = this.timer !== null;
    clearInterval(this.timer);
    this.timer = null;
    if (ran && this.active) {
      this.render();
    }
  }

  #onKey(event) {
    const busy = event.target.closest?.("input, textarea, select, dialog, .spot");
    if (!this.active || !this.game || busy || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const { length } = this.game.plies;
    const goals = { ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: length };
    if (event.key in goals) {
      event.preventDefault();
      this.#goTo(goals[event.key], event.key === "ArrowRight");
    } else if (event.key === " " && !event.target.closest?.("button")) {
      event.preventDefault();
      this.#run();
    }
  }
}

function clock(millis) {
  const seconds = Math.floor(millis / 1000);
  const two = number => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
