// What is open: the game that is shown, the others to go to or close, and how to begin or open another.
import * as actions from "./study-actions.js";
import { choice } from "./dialogs.js";
import { button, el } from "./dom.js";
import { openGames } from "./games.js";
import { START } from "./tree.js";
import { t } from "./words.js";

let isOpen = false;

/** Who plays, and how to begin or open another game. */
export function gameHead(study) {
  const { about } = study.game;
  const names = study.names();
  return [
    el("div", { class: "row head wrap" }, el("h2", { id: "players", text: `${names.white} – ${names.black}` }),
      el("div", { class: "row tight" },
        button("✎", () => actions.namePlayers(study), { id: "name-players", "aria-label": t("players"), title: t("players") }),
        button(t("new-game"), () => actions.newGame(study), { id: "new-game" }),
        button(t("open"), () => actions.openRecord(study), { id: "open-record" }))),
    about && el("p", { class: "quiet", text: [about.event, about.date, about.format].filter(Boolean).join(" · ") }),
  ];
}

/** The other games: those of the same file, and those that are open. */
export function otherGames(study) {
  const games = openGames().sort((a, b) => (a.id < b.id ? -1 : 1));
  const details = el("details", { id: "games", open: isOpen },
    el("summary", { text: t("open-games", { count: games.length }) }),
    el("ul", { class: "games" }, ...games.map(open => item(study, open))));
  details.addEventListener("toggle", () => { isOpen = details.open; });
  return [fileChoice(study), study.isFull && el("p", { class: "warning", id: "storage-full", text: t("storage-full") }), details];
}

/** The games of a file from which this one is. */
function fileChoice(study) {
  const { file, game } = study;
  if (!file || file.games.length < 2 || !file.ids.includes(game.id)) {
    return null;
  }
  return el("div", {},
    choice(t("games-in-file"), "game-of-file", file.games.map(([, { names }], i) => [String(i), `${i + 1}. ${names.white ?? "?"} – ${names.black ?? "?"}`]),
      String(file.ids.indexOf(game.id)), event => actions.openOfFile(study, Number(event.target.value))),
    file.more && el("p", { class: "quiet", text: t("more-games", { count: file.games.length }) }));
}

function item(study, open) {
  const { white, black } = study.names(open);
  const plies = open.tree.line(START).length - 1;
  const title = `${white} – ${black}, ${t("plies", { count: plies })}`;
  return el("li", {},
    button(title, () => study.show(open), { class: "open-game", "aria-current": open === study.game ? "true" : undefined, "data-game": open.id }),
    button("×", () => actions.closeGame(study, open), { class: "close", "aria-label": `${t("close-game")}: ${title}`, title: t("close-game") }));
}
