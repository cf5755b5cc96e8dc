// The tab Games: the table of the games in the opened files, and the list of the open games.
import * as actions from "./study-actions.js";
import { button, h, iconButton, quiet } from "./dom.js";
import { namesOf, openGames } from "./games.js";
import { SCORES, tag } from "./element/record.js";
import { language, t, translated } from "./words.js";

/** The number of rows that are added whenever the player scrolls to the end. */
const ROWS = 60;
const FORMATS = { PGN: "PGN", SGF: "SGF", GAME_STRING: "GameString" };

/** Returns a record's event, date and format in one line. */
export const aboutLine = ({ record, about }) =>
  [tag(record, "event"), tag(record, "date"), FORMATS[about?.format]].filter(Boolean).join(" · ");

/** Returns an open game's title and description. */
function textsOf(game) {
  const { white, black } = namesOf(game);
  const day = new Date(game.opened).toLocaleDateString(language(), { dateStyle: "medium" });
  return [`${white} – ${black}, ${t("plies", { count: game.record.moves.length })}`,
    [aboutLine(game), day].filter(Boolean).join(" · ")];
}

/** Returns whether some texts contain all words of a search. */
const contain = (texts, search) =>
  search.toLowerCase().split(/\s+/).every(word => texts.join(" ").toLowerCase().includes(word));

export class GamesTab {
  /** The searches by the ids of their boxes. */
  #searches = { search: "", "search-file": "" };
  #rows = ROWS;

  /** @type {GameFile | null} The file of the drawn table. */
  #file = null;

  /** @param {Study} study */
  constructor(study) {
    this.study = study;
  }

  draw() {
    return [this.#table(), ...this.#openGames()];
  }

  #searchBox(id) {
    const find = ({ target }) => {
      this.#searches[id] = target.value;
      this.#rows = ROWS;
      this.study.render();
    };
    return h("input", { type: "search", id, value: this.#searches[id], "aria-label": t("search-games"),
      placeholder: t("search-games"), oninput: find });
  }

  /** Draws the table if the opened files have several games. */
  #table() {
    const { files: { file }, game } = this.study;
    if (!file || file.games.length < 2) {
      return null;
    }
    if (file !== this.#file) { // other files
      this.#file = file;
      this.#searches["search-file"] = "";
      this.#rows = ROWS;
    }
    const wanted = this.#searches["search-file"];
    const found = [...file.games.entries()]
      .filter(([, { white, black, event, date }]) => contain([white, black, event, date], wanted));
    const shown = this.study.files.numberOf(game.id);
    const more = ({ target }) => {
      if (target.scrollTop + target.clientHeight > target.scrollHeight - 200 && this.#rows < found.length) {
        this.#rows += ROWS;
        this.study.render();
      }
    };
    return h("section", { class: "file", id: "file-games" },
      h("h2", {}, t("games-in-file", { count: file.games.length })),
      this.#searchBox("search-file"),
      h("div", { class: "file-rows", id: "file-rows", onscroll: more }, h("table", {},
        h("thead", {}, h("tr", {}, ...["players", "result", "date", "moves"].map(name =>
          h("th", { scope: "col" }, t(name))))),
        h("tbody", {}, ...found.slice(0, this.#rows).map(([i, listed]) => this.#row(listed, i, i === shown))))),
      found.length === 0 && quiet(t("no-game-found")),
      file.more && quiet(t("more-games", { count: file.games.length })));
  }

  /** Draws a row. @param {ListedGame} listed */
  #row({ white, black, winner, date = "", length, error }, i, isShown) {
    const open = () => this.study.files.show(i);
    const name = white || black ? `${white ?? "?"} – ${black ?? "?"}` : t("game-number", { number: i + 1 });
    return h("tr", { key: i, class: isShown ? "shown" : undefined },
      h("td", {}, button(name, open,
        { class: "file-game", "data-number": i, "aria-current": isShown ? "true" : undefined })),
      h("td", {}, SCORES[winner] ?? (error ? h("span", { class: "bad", title: translated(error.message) }, "!") : "–")),
      h("td", {}, date), h("td", {}, String(length)));
  }

  #openGames() {
    const { study } = this;
    const games = openGames();
    return [
      h("h2", { id: "games" }, t("open-games", { count: games.length })),
      games.length > 1 && this.#searchBox("search"),
      h("ul", { class: "games" },
        ...games.filter(game => contain(textsOf(game), this.#searches.search)).map(game => this.#openGame(game))),
      iconButton("save", t("save-all"), async () => (await import("./exports.js")).saveAll(study), { id: "save-all" }),
    ];
  }

  #openGame(game) {
    const { study } = this;
    const [title, about] = textsOf(game);
    return h("li", { key: game.id },
      button([h("span", {}, title), h("span", { class: "quiet" }, about)], () => study.show(game),
        { class: "open-game", "data-game": game.id, "aria-current": game === study.game ? "true" : undefined }),
      iconButton("close", `${t("close-game")}: ${title}`, () => actions.closeGame(study, game),
        { isBare: true, class: "close" }));
  }
}
