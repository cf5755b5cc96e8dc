// The table of the games in the opened files.
import * as actions from "./study-actions.js";
import { h, showing } from "./dom.js";
import { SCORES } from "./record.js";
import { t } from "./words.js";

/** The number of rows that are added whenever the player scrolls to the end. */
const ROWS = 60;

export class FileTable {
  #search = "";
  #rows = ROWS;
  #file = null;
  /** The numbers and the text of each game, for the search. */
  #texts = [];

  constructor(study) {
    this.study = study;
  }

  /** Draws the table if the opened files have several games. */
  draw() {
    const { file, game } = this.study;
    if (!file || file.games.length < 2) {
      return null;
    }
    if (this.#file !== file) {
      this.#texts = file.games.map(({ white, black, event, date }) =>
        [white, black, event, date].filter(Boolean).join(" ").toLowerCase());
      this.#search = "";
      this.#file = file;
      this.#rows = ROWS;
    }
    const words = this.#search.trim().toLowerCase().split(/\s+/);
    const found = [...file.games.keys()].filter(i => words.every(word => this.#texts[i].includes(word)));
    const shown = file.ids.indexOf(game.id);
    const find = ({ target }) => {
      this.#search = target.value;
      this.#rows = ROWS;
      this.study.render();
    };
    const more = ({ target }) => {
      if (target.scrollTop + target.clientHeight > target.scrollHeight - 200 && this.#rows < found.length) {
        this.#rows += ROWS;
        this.study.render();
      }
    };
    return h("section", { class: "file", id: "file-games" },
      h("h2", {}, t("games-in-file", { count: file.games.length })),
      h("input", { type: "search", id: "search-file", value: this.#search, "aria-label": t("search-games"),
        placeholder: t("search-games"), oninput: find }),
      h("div", { class: "file-rows", id: "file-rows", onscroll: more }, h("table", {},
        h("thead", {}, h("tr", {}, ...["players", "result", "date", "moves"].map(name =>
          h("th", { scope: "col" }, t(name))))),
        h("tbody", {}, ...found.slice(0, this.#rows).map(i => this.#row(file.games[i], i, i === shown))))),
      found.length === 0 && h("p", { class: "quiet" }, t("no-game-found")),
      file.more && h("p", { class: "quiet" }, t("more-games", { count: file.games.length })));
  }

  #row({ white = "?", black = "?", winner, date = "", plies, error }, i, isShown) {
    const open = () => showing(() => actions.showOfFile(this.study, i));
    return h("tr", { key: i, class: isShown ? "shown" : undefined },
      h("td", {}, h("button", { type: "button", class: "file-game", "data-number": i, onclick: open,
        "aria-current": isShown ? "true" : undefined }, `${white} – ${black}`)),
      h("td", {}, SCORES[winner] ?? (error ? h("span", { class: "bad", title: error }, "!") : "–")),
      h("td", {}, date), h("td", {}, String(plies)));
  }
}
