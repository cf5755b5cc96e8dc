// The metrics of both sides.
import { peek } from "./api.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** Draws the metrics of both sides. Races arrive later, because they take much longer to compute. */
export function comparison(study) {
  const { game, metrics } = study.view;
  const races = peek("races", { game }, () => study.render());
  const sides = ["white", "black"];
  const raceText = race => (race ? `${race.moves}${race.exact ? "" : "+"}` : "–");
  const texts = side => ({ queenLiberties: t("in-hand-still"), ...metrics[side],
    race: races ? raceText(races[side]) : "…" });
  return h("section", { id: "figures" }, h("h2", {}, t("figures")),
    h("table", { class: "figures" },
      h("thead", {}, h("tr", {}, h("td", {}), ...sides.map(side => h("th", { scope: "col" }, t(side))))),
      h("tbody", {}, ...["queenLiberties", "cellsInReach", "race"].map(name => h("tr", {},
        h("th", { scope: "row" }, t(name)), ...sides.map(side => h("td", {}, texts(side)[name])))))));
}
