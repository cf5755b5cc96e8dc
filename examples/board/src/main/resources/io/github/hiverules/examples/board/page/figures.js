// The comparison of both sides.
import { h } from "./preact.js";
import { t } from "./words.js";

export function figuresTable({ figures }) {
  const of = (side, name) => figures[side][name] ?? (name === "liberties" ? t("in-hand-still") : "–");
  return h("section", { id: "figures" }, h("h2", {}, t("figures")),
    h("table", { class: "figures" },
      h("thead", {}, h("tr", {}, h("td", {}),
        ...["white", "black"].map(side => h("th", { scope: "col" }, t(side))))),
      h("tbody", {}, ...["liberties", "mobility", "race"].map(name => h("tr", {},
        h("th", { scope: "row" }, t(name)),
        ...["white", "black"].map(side => h("td", {}, of(side, name))))))));
}
