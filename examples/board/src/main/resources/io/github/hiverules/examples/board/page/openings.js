// The opening table: the moves that other games played from the shown position.
import { peek } from "./api.js";
import { button, h, quiet } from "./dom.js";
import { moveInWords, t } from "./words.js";

/** Returns whether there are games to compare with. The number of games doesn't depend on the position. */
export const hasOpenings = study => (peek("openings", { game: "Base" }, () => study.render())?.games ?? 0) > 0;

const RESULTS = ["white", "draw", "black"];

/** Draws the opening table if the server has games. */
export function openingsTable(study) {
  const { games, moves } = peek("openings", { game: study.view.game }, () => study.render()) ?? { games: 0 };
  const rows = choice => [
    h("tr", { key: choice.move },
      h("th", { scope: "row" }, button(choice.move, () => study.editor.playLine(study.game.at, [choice.move]),
        { title: moveInWords(choice.move) })),
      ...["games", ...RESULTS].map(name => h("td", {}, choice[name]))),
    h("tr", { key: `${choice.move} examples` },
      h("td", { class: "quiet examples", colSpan: 5 }, ...choice.examples.map(text => h("div", {}, text)))),
  ];
  return games > 0 && h("section", { id: "openings" }, h("h2", {}, t("openings-count", { count: games })),
    moves.length === 0 ? quiet(t("openings-none"))
      : h("table", { class: "figures" },
        h("thead", {}, h("tr", {}, h("td", {}),
          ...["games", ...RESULTS].map(name => h("th", { scope: "col" }, t(name))))),
        h("tbody", {}, ...moves.flatMap(rows))));
}
