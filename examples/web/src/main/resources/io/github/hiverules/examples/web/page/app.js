// The page: three ways to use one board, the language, light and dark.
import { button, byId, el, toast } from "./dom.js";
import { Edit } from "./edit.js";
import { Play } from "./play.js";
import { Read } from "./read.js";
import { Stage } from "./stage.js";
import { language, setLanguage, t } from "./words.js";

const THEME = "hive.theme";
const stage = new Stage();
const modes = {
  play: new Play(stage, byId("panel"), goTo),
  read: new Read(stage, byId("panel"), goTo),
  edit: new Edit(stage, byId("panel"), goTo),
};
let current = null;

/** Goes to a mode, with a game or a position to open there. */
async function goTo(name, what) {
  try {
    if (what !== undefined) {
      await (name === "read" ? modes.read.openText(what) : modes[name].open(what));
    }
    modes[current]?.leave();
    current = name;
    drawHead();
    byId("panel").setAttribute("aria-labelledby", `tab-${name}`);
    await modes[name].enter();
  } catch (error) {
    toast(error.message, true);
  }
}

function drawHead() {
  document.documentElement.lang = language();
  document.title = `Hive – ${t(current)}`;
  byId("tabs").replaceChildren(...Object.keys(modes).map(name => el("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-selected": String(name === current), "aria-controls": "panel",
    tabindex: name === current ? "0" : "-1", text: t(name), onclick: () => goTo(name),
  })));
  byId("settings").replaceChildren(
    el("select", { id: "language", "aria-label": t("language"), onchange: event => speak(event.target.value) },
      ...[["en", "English"], ["ru", "Русский"]].map(([key, text]) => el("option", { value: key, text, selected: key === language() }))),
    button(document.documentElement.dataset.theme === "dark" ? "☀" : "☾", switchTheme, { id: "theme", class: "round", "aria-label": t("theme"), title: t("theme") }));
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
    await goTo("read");
    await modes.read.openFile(file);
  }
});
addEventListener("hashchange", openLink);

/** A link may bring a game or a position; it is used up, so that going on does not fall back to it. */
async function openLink() {
  const [, what, text] = /^#(game|position)=(.*)$/s.exec(location.hash) ?? [];
  if (!what) {
    return false;
  }
  history.replaceState(null, "", location.pathname);
  try {
    await goTo(what === "game" ? "play" : "edit", decodeURIComponent(text));
  } catch (error) {
    toast(error.message, true);
  }
  return current !== null;
}

if (!await openLink()) {
  await goTo("play");
}
