// Keyboard shortcuts and their help page.
import { showDialog } from "./dialogs.js";
import { byId, checkbox, h, quiet } from "./dom.js";
import { nameOf } from "./key-names.js";
import { GLYPHS } from "./element/notes.js";
import { store, stored } from "./store.js";
import * as actions from "./study-actions.js";
import { t } from "./words.js";

const LETTERS = "hive.letters";

const zoom = factor => table => table.board.camera.zoom(factor);
const undo = study => study.editor.undo();
const redo = study => study.editor.redo();

/**
 * Lists the keys, their description, their actions on a game, and their actions in all modes. Other listeners handle
 * the keys without an action. No key alone deletes anything.
 *
 * @type {[string, string, any?, any?][]}
 */
const KEYS = [
  ["← →", "key-step", { ArrowLeft: study => study.step(-1), ArrowRight: study => study.step(1) }],
  ["↑ ↓", "key-branch", {
    ArrowUp: study => actions.otherBranch(study, -1), ArrowDown: study => actions.otherBranch(study, 1),
  }],
  ["Home End", "key-ends", { Home: actions.first, End: actions.last }],
  ["Space", "run", { " ": study => study.autoplay.toggle() }],
  ["n", "new-game", { n: study => actions.newGame(study) }],
  ["o Ctrl+O", "open-record", { o: actions.openRecord, "Control o": actions.openRecord }],
  ["c", "comment-open", { c: () => byId("comment")?.focus() }],
  ["1 – 6", "key-glyph", Object.fromEntries(Object.keys(GLYPHS).map(mark =>
    [mark, study => actions.mark(study, study.game.at, Number(mark))]))],
  ["f", "flip", { f: study => study.flip() }],
  ["Ctrl+S", "save-pgn", { "Control s": async study => (await import("./exports.js")).saveGame(study, "pgn") }],
  ["Ctrl+V", "key-paste"],
  ["Ctrl+Z", "undo", { "Control z": undo }, { "Control z": table => table.send("undo") }],
  ["Ctrl+Y", "redo", { "Control y": redo, "Control Shift z": redo },
    { "Control y": table => table.send("redo"), "Control Shift z": table => table.send("redo") }],
  ["Tab ← ↑ → ↓ Enter", "key-board"],
  ["+ − 0", "key-zoom", {}, { "+": zoom(1.25), "=": zoom(1.25), "-": zoom(0.8), 0: table => table.board.camera.fit() }],
  ["Esc", "key-escape", {}, { Escape: table => table.send("cell", null) }],
  ["Backspace", "key-remove", {},
    { Backspace: table => table.send("takeAway"), Delete: table => table.send("takeAway") }],
  ["?", "help", {}, { "?": showHelp }],
];
const ON_GAME = Object.assign({}, ...KEYS.map(([, , acts]) => acts));
const ON_TABLE = Object.assign({}, ...KEYS.map(([, , , acts]) => acts));

const hasLetters = () => stored(LETTERS) !== false;

/** Handles a key. `study` is null if no game is shown. */
export function onKey(event, table, study) {
  const name = nameOf(event);
  const isText = name.length === 1 && name !== " ";
  if (event.defaultPrevented || event.altKey || event.isComposing || isText && !hasLetters()
    || document.querySelector("dialog[open], :popover-open") || isBusy(event.composedPath()[0], name)) {
    return;
  }
  const act = study?.view && ON_GAME[name] ? () => ON_GAME[name](study) : ON_TABLE[name];
  if (act) {
    event.preventDefault();
    act(table);
  }
}

/** Returns whether the focused element, such as a text field, handles the key itself. */
function isBusy(target, name) {
  return Boolean(target.closest?.("textarea, select, input")
    || target.closest?.(".spot, [role=tab]") && (name.startsWith("Arrow") || [" ", "Home", "End"].includes(name))
    || target.closest?.("button, summary, a") && name === " ");
}

export function showHelp() {
  return showDialog(t("help"), () => [
    h("dl", { class: "keys" }, ...KEYS.flatMap(([keys, word]) => [
      h("dt", {}, ...keys.split(" ").map(key => h("kbd", {}, key))), h("dd", {}, t(word))])),
    checkbox("single-keys", t("single-keys"), hasLetters(), isOn => store(LETTERS, isOn)),
    quiet(t("help-text"))], { class: "help", id: "help-page" });
}
