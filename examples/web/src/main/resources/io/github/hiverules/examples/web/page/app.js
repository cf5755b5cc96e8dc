// The page: the ways to use one board, where it is in the browser's history, the language, light and dark.
import { button, byId, el, toast } from "./dom.js";
import { Edit } from "./edit.js";
import { onKey, showHelp } from "./keys.js";
import { Learn } from "./learn.js";
import { lastPlace, mark, placeOf } from "./route.js";
import { Stage } from "./stage.js";
import { Study } from "./study.js";
import { openFile } from "./study-actions.js";
import { language, setLanguage, t } from "./words.js";

const THEME = "hive.theme";
const stage = new Stage();
const modes = {
  study: new Study(stage, byId("panel"), goTo),
  edit: new Edit(stage, byId("panel"), goTo),
  learn: new Learn(stage, byId("panel"), goTo),
};
let current = null;

/** Goes to a mode, with a game or a position to open there. */
async function goTo(name, what) {
  try {
    if (what !== undefined) {
      await modes[name].open(what);
    }
    if (name !== current) {
      modes[current]?.leave();
      current = name;
      drawHead();
      byId("panel").setAttribute("aria-labelledby", `tab-${name}`);
    }
    await modes[name].enter();
    if (name !== "study") {
      mark(name);
    }
  } catch (error) {
    toast(error.message, true);
  }
}

/** Goes where an address says; false if it names no place that there is. */
async function follow(hash) {
  const place = placeOf(hash);
  if (!place || !(place.mode in modes)) {
    return false;
  }
  if (place.text !== undefined) {
    history.replaceState(null, "", location.pathname); // used up: what is opened gets a place of its own
  }
  if (place.id !== undefined && !await modes.study.visit(place.id, place.node)) {
    return false;
  }
  await goTo(place.mode, place.text);
  return current !== null;
}

function drawHead() {
  document.documentElement.lang = language();
  document.title = `Hive – ${t(current)}`;
  byId("tabs").setAttribute("aria-label", t("tabs"));
  byId("tabs").replaceChildren(...Object.keys(modes).map(name => el("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-selected": String(name === current), "aria-controls": "panel",
    tabindex: name === current ? "0" : "-1", text: t(name), onclick: () => goTo(name),
  })));
  const isDark = document.documentElement.dataset.theme === "dark";
  byId("settings").replaceChildren(
    el("select", { id: "language", "aria-label": t("language"), onchange: event => speak(event.target.value) },
      ...[["en", "English"], ["ru", "Русский"]].map(([key, text]) => el("option", { value: key, text, selected: key === language() }))),
    button(isDark ? "☀" : "☾", switchTheme, { id: "theme", class: "round", "aria-label": t("theme"), title: t("theme") }),
    button("?", showHelp, { id: "help", class: "round", "aria-label": `? ${t("help")}`, title: t("help") }));
}

function speak(tongue) {
  setLanguage(tongue);
  drawHead();
  byId("language").focus();
  modes[current].translate();
}

function switchTheme() {
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  localStorage.setItem(THEME, theme);
  document.documentElement.dataset.theme = theme;
  drawHead();
  byId("theme").focus();
}

document.documentElement.dataset.theme = localStorage.getItem(THEME) ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

byId("tabs").addEventListener("keydown", async event => {
  const names = Object.keys(modes);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step) {
    event.stopPropagation();
    const next = names[(names.indexOf(current) + step + names.length) % names.length];
    await goTo(next);
    byId(`tab-${next}`).focus();
  }
});
addEventListener("keydown", event => onKey(event, current === "study" ? modes.study : null));

addEventListener("dragover", event => {
  event.preventDefault();
  document.body.classList.add("dragging");
});
addEventListener("dragleave", event => event.relatedTarget === null && document.body.classList.remove("dragging"));
addEventListener("drop", async event => {
  event.preventDefault();
  document.body.classList.remove("dragging");
  const [file] = event.dataTransfer.files;
  if (file) {
    await goTo("study");
    await openFile(modes.study, file);
  }
});
addEventListener("hashchange", async () => {
  if (location.hash !== "" && !await follow(location.hash)) {
    toast(t("no-such-place"), true);
    mark(lastPlace(), true);
  }
});

function keepForOffline() {
  const file = globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: name => name }).createScriptURL("worker.js") ?? "worker.js";
  navigator.serviceWorker?.register(file).catch(() => {}); // an extra; the page does without
}

if (!await follow(location.hash) && !await follow(`#${lastPlace()}`)) {
  await goTo("study");
}
keepForOffline();
