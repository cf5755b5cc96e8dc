// Keyboard shortcuts and their help page.
import { showDialog } from "./dialogs.js";
import { byId, h } from "./dom.js";
import { saveGame } from "./exports.js";
import { GLYPHS } from "./notes.js";
import * as actions from "./study-actions.js";
import { t } from "./words.js";

const zoom = factor => stage => stage.board.camera.zoom(factor);

/**
 * Lists the keys, their description, their actions on a game, and their actions in all modes. Other listeners handle
 * the keys without an action.
 *
 * @type {[string, string, any?, any?][]}
 */
const KEYS = [
  ["← →", "key-step", { ArrowLeft: study => actions.step(study, -1), ArrowRight: study => actions.step(study, 1) }],
  ["↑ ↓", "key-branch", {
    ArrowUp: study => actions.otherBranch(study, -1), ArrowDown: study => actions.otherBranch(study, 1),
  }],
  ["Home End", "key-ends", { Home: actions.first, End: actions.last }],
  ["Space", "run", { " ": actions.autoplay }],
  ["n", "new-game", { n: study => actions.newGame(study) }],
  ["o", "open-record", { o: actions.openRecord, "Control o": actions.openRecord }],
  ["c", "comment-open", { c: () => byId("comment")?.focus() }],
  ["1 – 6", "key-glyph", Object.fromEntries(Object.keys(GLYPHS).map(mark =>
    [mark, study => actions.mark(study, study.game.at, Number(mark))]))],
  ["f", "flip", { f: actions.flip }],
  ["Ctrl+S", "save-pgn", { "Control s": study => saveGame(study, "pgn") }],
  ["Ctrl+V", "key-paste"],
  ["u Ctrl+Z", "undo", { u: study => study.editor.undo(), "Control z": study => study.editor.undo() },
    { u: stage => stage.send("undo"), "Control z": stage => stage.send("undo") }],
  ["Ctrl+Y", "redo", { "Control y": study => study.editor.redo(), "Control Z": study => study.editor.redo() }],
  ["Tab ← ↑ → ↓ Enter", "key-board"],
  ["+ − 0", "key-zoom", {}, { "+": zoom(1.25), "=": zoom(1.25), "-": zoom(0.8), 0: stage => stage.board.camera.fit() }],
  ["Esc", "key-escape", {}, { Escape: stage => stage.send("cell", null) }],
  ["Backspace", "key-remove", {},
    { Backspace: stage => stage.send("takeAway"), Delete: stage => stage.send("takeAway") }],
  ["?", "help", {}, { "?": showHelp }],
];
const ON_GAME = Object.assign({}, ...KEYS.map(([, , acts]) => acts));
const ON_TABLE = Object.assign({}, ...KEYS.map(([, , , acts]) => acts));

/** Handles a key. `study` is null if no game is shown. */
export function onKey(event, stage, study) {
  const { target, key } = event;
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey || document.querySelector("dialog[open], :popover-open") || isBusy(target, isControl ? "" : key)) {
    return;
  }
  const name = isControl ? `Control ${key}` : key;
  if (study?.view && ON_GAME[name]) {
    event.preventDefault();
    ON_GAME[name](study);
  } else if (ON_TABLE[name]) {
    event.preventDefault();
    ON_TABLE[name](stage);
  }
}

/** Returns whether the focused element, such as a text field, handles the key itself. */
function isBusy(target, key) {
  return Boolean(target.closest?.("textarea, select, input")
    || target.closest?.(".spot, [role=tab]") && (key.startsWith("Arrow") || [" ", "Home", "End"].includes(key))
    || target.closest?.("button, summary, a") && key === " ");
}

export function showHelp() {
  return showDialog(t("help"), () => [
    h("dl", { class: "keys" }, ...KEYS.flatMap(([keys, word]) => [
      h("dt", {}, ...keys.split(" ").map(key => h("kbd", {}, key))), h("dd", {}, t(word))])),
    h("p", { class: "quiet" }, t("help-text"))], { class: "help", id: "help-page" });
}
