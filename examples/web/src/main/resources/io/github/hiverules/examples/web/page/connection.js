// What the page says while the server does not answer. The board stays as it is, and the questions wait.
import { button, byId, el } from "./dom.js";
import { t } from "./words.js";

let waiting = [];

/** Resolves when the player tries again. */
export function serverIsBack() {
  return new Promise(resolve => {
    waiting.push(resolve);
    const box = byId("offline");
    if (box.hidden) {
      box.replaceChildren(el("strong", { text: t("no-server") }), el("span", { text: t("no-server-tells") }),
        button(t("try-again"), tryAgain, { id: "try-again" }));
      box.hidden = false;
    }
  });
}

function tryAgain() {
  byId("offline").hidden = true;
  const all = waiting;
  waiting = [];
  all.forEach(resolve => resolve());
}
