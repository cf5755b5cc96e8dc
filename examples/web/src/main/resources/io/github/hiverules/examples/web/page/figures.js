// What can be counted about both sides.
import { el } from "./dom.js";
import { t } from "./words.js";

export function figuresCard({ figures }) {
  const of = (side, name) => figures[side][name] ?? (name === "liberties" ? t("in-hand-still") : "–");
  return el("section", { class: "card" }, el("h2", { text: t("figures") }),
    el("table", { class: "figures" },
      el("thead", {}, el("tr", {}, el("td"), el("th", { text: t("white"), scope: "col" }), el("th", { text: t("black"), scope: "col" }))),
      el("tbody", {}, ...["liberties", "mobility", "race"].map(name => el("tr", {},
        el("th", { text: t(name), scope: "row" }), el("td", { text: of("white", name) }), el("td", { text: of("black", name) }))))));
}
