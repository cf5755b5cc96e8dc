// The list of open games.
import * as actions from "./study-actions.js";
import { choice } from "./dialogs.js";
import { h } from "./preact.js";
import { saveAll } from "./exports.js";
import { namesOf, openGames } from "./games.js";
import { iconButton } from "./icons.js";
import { tag } from "./record.js";
import { language, t } from "./words.js";

const FORMATS = { PGN: "PGN", SGF: "SGF", GAME_STRING: "GameString" };

let search = "";

/** Returns the source of a record in one line. */
export const aboutLine = ({ record, about }) =>
  [tag(record, "event"), tag(record, "date"), FORMATS[about?.format]].filter(Boolean).join(" · ");

/** Draws the games of the same file, then the open games, the last used first. */
export function otherGames(study) {
  const games = openGames();
  const found = games.filter(game => isFound(study, game));
  return [
    fileChoice(study),
    h("h2", { id: "games" }, t("open-games", { count: games.length })),
    games.length > 1 && h("input", { type: "search", id: "search", value: search, "aria-label": t("search-games"),
      placeholder: t("search-games"), oninput: event => { search = event.target.value; study.render(); } }),
    h("ul", { class: "games" }, ...found.map(open => item(study, open))),
    iconButton("save", t("save-all"), () => saveAll(study), { id: "save-all" }),
  ];
}

const isFound = (study, game) => textOf(study, game).toLowerCase().includes(search.trim().toLowerCase());

function textOf(study, game) {
  const { white, black } = namesOf(game);
  return [white, black, aboutLine(game), day(game)].join(" ");
}

const day = game => new Date(game.opened).toLocaleDateString(language(), { dateStyle: "medium" });

/** Draws a choice of the games in the same file. */
function fileChoice(study) {
  const { file, game } = study;
  if (!file || file.games.length < 2 || !file.ids.includes(game.id)) {
    return null;
  }
  const games = file.games.map(({ record }, i) =>
    [String(i), `${i + 1}. ${tag(record, "white") ?? "?"} – ${tag(record, "black") ?? "?"}`]);
  return h("div", { id: "file-games" },
    choice(t("games-in-file"), "game-of-file", games, String(file.ids.indexOf(game.id)),
      { onchange: event => actions.openOfFile(study, Number(event.target.value)) }),
    file.more && h("p", { class: "quiet" }, t("more-games", { count: file.games.length })));
}

function item(study, open) {
  const { white, black } = namesOf(open);
  const title = `${white} – ${black}, ${t("plies", { count: open.record.moves.length })}`;
  const isCurrent = open === study.game;
  return h("li", { key: open.id },
    h("button", { type: "button", class: "open-game", onclick: () => study.show(open), "data-game": open.id,
      "aria-current": isCurrent ? "true" : undefined }, h("span", {}, title),
    h("span", { class: "quiet" }, [aboutLine(open), day(open)].filter(Boolean).join(" · "))),
    iconButton("close", `${t("close-game")}: ${title}`, () => actions.closeGame(study, open),
      { isBare: true, class: "close" }));
}
