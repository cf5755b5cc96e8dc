// The page: modes, browser history, language and theme.
import { unreachable } from "./api.js";
import { choice } from "./dialogs.js";
import { announce, button, byId, h, iconButton, isDark, render, tabList, tileSymbols, toast } from "./dom.js";
import "./element/hive-board.js";
import { has } from "./element/record.js";
import { gameOf } from "./games.js";
import { onKey, showHelp } from "./keys.js";
import { applyMarks, showLegend } from "./legend.js";
import { lastPlace, mark, placeOf } from "./route.js";
import { shared, store, stored } from "./store.js";
import { Study } from "./study.js";
import { newGame, open, openRecord } from "./study-actions.js";
import { onNewVersion } from "./transport.js";
import { currentWords, language, load, setLanguage, t } from "./words.js";

const THEME = "hive.theme";
const { table } = byId("stage");

/** The modes in the order of their tabs. A mode is loaded when it is opened. */
const MODES = {
  study: () => new Study(table, goTo),
  edit: async () => new (await import("./position-editor.js").catch(unreachable)).PositionEditor(table, goTo),
  learn: async () => new (await import("./learn.js").catch(unreachable)).Learn(table, goTo),
};
const modes = {};
let current = null;
/** @type {(() => void) | null} Reloads the page with a new version of the site, if there is one. */
let activate = null;

/** Switches to a mode. If `what` is given, the mode opens this game or position. */
async function goTo(name, what) {
  try {
    modes[name] ??= await MODES[name]();
    if (what !== undefined) {
      await modes[name].open(what);
    }
    if (name !== current) {
      modes[current]?.leave?.();
      current = name;
      table.begin(modes[name]);
      render(null, byId("panel"));
      drawHead();
      byId("panel").setAttribute("aria-labelledby", `tab-${name}`);
    }
    await modes[name].enter();
    if (name !== "study") {
      mark(name);
    }
  } catch (error) {
    toast(error.message, true);
    if (!byId("panel").firstChild) {
      fail(error);
    }
  }
}

/** Opens the game or mode that an address names. Returns false if there is no such game or mode. */
async function follow(address) {
  const { mode = "", id, path, text, record } = placeOf(address) ?? {};
  const game = gameOf(id);
  const index = modes.study?.files.numberOf(id) ?? -1; // of a closed game in the opened files
  if (!Object.hasOwn(MODES, mode) || id && !game && index < 0) {
    return false;
  }
  if (text || record) {
    history.replaceState(null, "", location.pathname); // the opened game gets its own history entry
  }
  if (record) {
    inStudy(study => open(study, address));
    return true;
  }
  if (game) {
    modes.study ??= await MODES.study();
    await modes.study.show(game, path);
  } else if (id) {
    await modes.study.files.show(index, { path });
  }
  await goTo(mode, text);
  if (text && path && has(modes.study.game.record, path)) {
    await modes.study.go(path);
  }
  return current !== null;
}

async function inStudy(act) {
  await goTo("study");
  await act(modes.study);
}

function drawHead() {
  document.documentElement.lang = language();
  document.title = `Hive – ${t(current)}`;
  const act = (id, name, does) => iconButton(name, t(id), () => inStudy(does), { id, class: "act" });
  render([
    h("h1", { class: "brand" }, h("img", { src: import.meta.resolve("./icon.svg"), alt: "", width: 28, height: 28 }),
      h("span", {}, "Hive")),
    tabList("tab", t("tabs"), "panel", Object.keys(MODES).map(name => [name, t(name)]), current, goTo),
    activate && iconButton("flip", t("new-version"), activate, { id: "new-version", class: "act primary" }),
    act("new-game", "add", newGame), act("open-record", "open", openRecord),
    iconButton("menu", t("menu"), undefined, { isBare: true, id: "open-menu", popovertarget: "menu" }),
    h("div", { class: "menu card", id: "menu", popover: "auto" },
      choice(t("language"), "language", [["en", "English"], ["ru", "Русский"]], language(), { choose: speak }),
      button(t("theme"), switchTheme, { id: "theme" }),
      button(t("legend"), () => showLegend(table),
        { id: "legend", popovertarget: "menu", popovertargetaction: "hide" }),
      button(t("help"), showHelp, { id: "help", popovertarget: "menu", popovertargetaction: "hide" })),
  ], byId("bar"));
}

const speak = tongue => setLanguage(tongue).catch(unreachable).finally(() => {
  table.words = currentWords();
  drawHead();
  modes[current].translate();
});

function switchTheme() {
  const theme = isDark() ? "light" : "dark";
  store(THEME, theme);
  document.documentElement.dataset.theme = theme;
}

render(tileSymbols(), byId("tiles"));
table.words = currentWords();
applyMarks(table);
document.documentElement.dataset.theme = stored(THEME) ?? ""; // by default, as the system prefers

// a clicked button loses the focus, so that arrow keys step through the game
addEventListener("mousedown", event => {
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest("button, #board") && !target.closest("dialog")) {
    event.preventDefault();
    /** @type {HTMLElement} */ (table.focused() ?? document.activeElement).blur();
  }
});
addEventListener("keydown", event => onKey(event, table, current === "study" ? modes.study : null));

addEventListener("dragover", event => {
  event.preventDefault();
  document.body.classList.add("dragging");
});
addEventListener("dragleave", event => event.relatedTarget === null && document.body.classList.remove("dragging"));
addEventListener("drop", event => {
  document.body.classList.remove("dragging");
  receive(event, event.dataTransfer);
});
addEventListener("paste", event => {
  if (!document.activeElement?.matches("input, textarea, dialog *")) {
    receive(event, event.clipboardData);
  }
});

/** Opens dropped files, or a dropped or pasted text. */
function receive(event, data) {
  const text = data?.getData("text/plain") ?? "";
  const what = data?.files.length > 0 ? data.files : text.trim() && text;
  event.preventDefault();
  if (what) {
    inStudy(study => open(study, what));
  }
}

// shows why something that the player started has failed
addEventListener("unhandledrejection", event => {
  event.preventDefault();
  toast(event.reason.message, true);
});

addEventListener("hashchange", async () => {
  if (location.hash !== "" && !await follow(location.href)) {
    toast(t("no-such-place"), true);
    mark(lastPlace(), true);
  }
});

/** Shows an error, and a button that deletes all data that the page has stored. */
function fail(error) {
  const text = `${t("page-failed")} ${error.message}`;
  render([h("p", { class: "warning", id: "failed" }, text), button(t("reset"), () => {
    shared.clear();
    location.replace(location.pathname);
  }, { id: "reset" })], byId("panel"));
}

onNewVersion(found => {
  activate = found;
  announce(t("new-version"));
  if (current) {
    drawHead();
  }
});

try {
  if (location.hash === "#files") { // the command line names files
    history.replaceState(null, "", location.pathname);
    await goTo("study");
    open(modes.study, (await load("files.json").catch(unreachable)).map(({ name, text }) => new File([text], name)));
  } else if (!await follow(location.href) && !await follow(`#${lastPlace()}`)) {
    await goTo("study");
  }
} catch (error) {
  fail(error);
}
