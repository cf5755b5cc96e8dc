// The choices on the table before the first move.
import * as actions from "./study-actions.js";
import { button, h, icon } from "./dom.js";
import { t } from "./words.js";

/** Sites where people play against each other. */
const SITES = [["hivegame.com", "https://hivegame.com"], ["BoardSpace", "https://boardspace.net"],
  ["Board Game Arena", "https://boardgamearena.com/gamepanel?game=hive"]];

export function startChoices(study) {
  const start = (id, name, act) => button([icon(name), h("strong", {}, t(id)),
    h("span", { class: "quiet" }, t(`${id}-text`))], act, { id, class: "start" });
  return h("div", { class: "starts", id: "starts" },
    start("play-bot", "practise", () => actions.newGame(study, { opponent: "medium" })),
    start("analyse-record", "open", () => actions.openRecord(study)),
    start("learn-hive", "learn", () => study.goTo("learn")),
    h("p", { class: "quiet sites" }, h("span", {}, t("play-people")),
      ...SITES.map(([name, href]) => h("a", { href, target: "_blank", rel: "noopener noreferrer" }, name))));
}
