// Keyboard shortcuts and their list.
import { showDialog } from "./dialogs.js";
import { byId } from "./dom.js";
import { h } from "./preact.js";
import { saveGame } from "./exports.js";
import * as actions from "./study-actions.js";
import { t } from "./words.js";

const KEYS = {
  ArrowLeft: study => actions.step(study, -1), ArrowRight: study => actions.step(study, 1),
  ArrowUp: study => actions.otherBranch(study, -1), ArrowDown: study => actions.otherBranch(study, 1),
  Home: actions.first, End: actions.last, " ": study => study.autoplay.toggle(),
  u: actions.takeBack, n: study => actions.newGame(study), o: actions.openRecord, f: actions.flip,
  c: () => byId("comment")?.focus(),
  ...Object.fromEntries(actions.MARKS.map(([mark]) => [mark, study => actions.mark(study, study.game.at, mark)])),
};
const WITH_CONTROL = {
  z: study => study.editor.undo(), Z: study => study.editor.redo(), y: study => study.editor.redo(),
  s: study => saveGame(study, "pgn"), o: actions.openRecord,
};

const HELP = [["← →", "key-step"], ["↑ ↓", "key-branch"], ["Home End", "key-ends"], ["Space", "key-run"],
  ["u", "key-undo"], ["n", "key-new"], ["o", "key-open"], ["c", "key-comment"],
  ["1 – 6", "key-glyph"], ["f", "key-flip"],
  ["Ctrl+S", "key-save"], ["Ctrl+V", "key-paste"], ["Ctrl+Z", "undo"], ["Ctrl+Y", "redo"],
  ["Tab ← ↑ → ↓ Enter", "key-board"], ["+ − 0", "key-zoom"],
  ["Esc", "key-escape"], ["Backspace", "key-remove"],
  ["?", "key-help"]];

/** Handles a key. `study` is null if no game is shown. */
export function onKey(event, study) {
  const { target } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey || document.querySelector("dialog[open]")) {
    return;
  }
  const act = isControl ? !isWriting(target) && WITH_CONTROL[event.key] : isBusy(target, event.key) ? null
    : event.key === "?" ? showHelp : KEYS[event.key];
  if (act && (study?.view || act === showHelp)) {
    event.preventDefault();
    act(study);
  }
}

const isWriting = target => Boolean(target.closest?.("textarea, select, input:not([type=range])"));

/** Returns whether the focused element handles the key: a text field, slider, cell or button. */
function isBusy(target, key) {
  return isWriting(target)
    || target.closest?.("input[type=range], .spot, [role=tab]")
    && (key.startsWith("Arrow") || [" ", "Home", "End"].includes(key))
    || key === " " && Boolean(target.closest?.("button, summary, a"));
}

export function showHelp() {
  return showDialog(() => [
    h("h2", {}, t("help")),
    h("dl", { class: "keys" }, ...HELP.flatMap(([keys, tells]) => [
      h("dt", {}, ...keys.split(" ").map(key => h("kbd", {}, key))), h("dd", {}, t(tells))])),
    h("p", { class: "quiet" }, t("help-text")),
    h("div", { class: "row end" },
      h("button", { value: "close", class: "primary", autofocus: true }, t("close")))],
  { class: "help", id: "help-page" });
}
