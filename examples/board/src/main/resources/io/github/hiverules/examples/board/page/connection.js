// What the page says while the server is slow or does not answer. The board stays as it is, and the questions wait.
import { button, byId, el } from "./dom.js";
import { t } from "./words.js";

const SLOW_MILLIS = 300;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

let waiting = [];
let pause = FIRST_PAUSE;
let timer = null;
let slow = 0;

/** Shows a sign while a question takes longer than a moment; the function that is given back ends that. */
export function awaitAnswer() {
  let isShown = false;
  const show = change => {
    slow += change;
    byId("waiting").hidden = slow === 0;
    byId("waiting").textContent = t("waiting");
  };
  const sign = setTimeout(() => {
    isShown = true;
    show(1);
  }, SLOW_MILLIS);
  return () => {
    clearTimeout(sign);
    if (isShown) {
      show(-1);
    }
  };
}

/** The server has answered. */
export function serverAnswers() {
  pause = FIRST_PAUSE;
  byId("offline").hidden = true;
}

/** Resolves when the question is to be asked again: after a pause that gets longer, or when the player says so. */
export function serverIsBack() {
  return new Promise(resolve => {
    waiting.push(resolve);
    const box = byId("offline");
    if (box.hidden) {
      box.replaceChildren(el("strong", { text: t("no-server") }), el("span", { text: t("no-server-tells") }),
        button(t("try-again"), tryAgain, { id: "try-again" }));
      box.hidden = false;
    }
    if (timer === null) {
      timer = setTimeout(tryAgain, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
  });
}

function tryAgain() {
  clearTimeout(timer);
  timer = null;
  const all = waiting;
  waiting = [];
  all.forEach(resolve => resolve());
}

addEventListener("online", tryAgain);
