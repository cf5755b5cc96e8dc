// What can be counted about both sides.
import { el } from "./dom.js";
import { t } from "./words.js";

export function figuresTable({ figures }) {
  const of = (side, name) => figures[side][name] ?? (name === "liberties" ? t("in-hand-still") : "–");
  return el("section", { id: "figures" }, el("h2", { text: t("figures") }),
    el("table", { class: "figures" },
      el("thead", {}, el("tr", {}, el("td"),
        ...["white", "black"].map(side => el("th", { text: t(side), scope: "col" })))),
      el("tbody", {}, ...["liberties", "mobility", "race"].map(name => el("tr", {},
        el("th", { text: t(name), scope: "row" }),
        ...["white", "black"].map(side => el("td", { text: of(side, name) })))))));
}
