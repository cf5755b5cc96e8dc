// The list of open games.
import * as actions from "./study-actions.js";
import { h, iconButton } from "./dom.js";
import { namesOf, openGames } from "./games.js";
import { tag } from "./record.js";
import { language, t } from "./words.js";

const FORMATS = { PGN: "PGN", SGF: "SGF", GAME_STRING: "GameString" };

let search = "";

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

/** Draws the open games. */
export function otherGames(study) {
  const games = openGames();
  const find = event => {
    search = event.target.value;
    study.render();
  };
  const isFound = game => textsOf(game).join(" ").toLowerCase().includes(search.trim().toLowerCase());
  return [
    h("h2", { id: "games" }, t("open-games", { count: games.length })),
    games.length > 1 && h("input", { type: "search", id: "search", value: search, "aria-label": t("search-games"),
      placeholder: t("search-games"), oninput: find }),
    h("ul", { class: "games" }, ...games.filter(isFound).map(game => item(study, game))),
    iconButton("save", t("save-all"), async () => (await import("./exports.js")).saveAll(study), { id: "save-all" }),
  ];
}

function item(study, game) {
  const [title, about] = textsOf(game);
  return h("li", { key: game.id },
    h("button", { type: "button", class: "open-game", onclick: () => study.show(game), "data-game": game.id,
      "aria-current": game === study.game ? "true" : undefined },
    h("span", {}, title), h("span", { class: "quiet" }, about)),
    iconButton("close", `${t("close-game")}: ${title}`, () => actions.closeGame(study, game),
      { isBare: true, class: "close" }));
}
