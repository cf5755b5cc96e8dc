import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf } from "../../main/resources/io/github/hiverules/examples/board/page/key-names.js";

const NAMES = [
  ["a letter", { key: "n", code: "KeyN" }, "n"],
  ["a letter with Caps Lock", { key: "N", code: "KeyN" }, "n"],
  ["a Russian letter", { key: "т", code: "KeyN" }, "n"],
  ["a Russian letter with Caps Lock", { key: "Т", code: "KeyN" }, "n"],
  ["a Greek letter", { key: "ζ", code: "KeyZ", ctrlKey: true }, "Control z"],
  ["the letter of a layout that moves letters", { key: "z", code: "KeyY", ctrlKey: true }, "Control z"],
  ["Ctrl+Z with Caps Lock", { key: "Z", code: "KeyZ", ctrlKey: true }, "Control z"],
  ["Ctrl+Shift+Z", { key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true }, "Control Shift z"],
  ["Ctrl+Shift+Z with Caps Lock", { key: "z", code: "KeyZ", ctrlKey: true, shiftKey: true }, "Control Shift z"],
  ["Command+Z", { key: "я", code: "KeyZ", metaKey: true }, "Control z"],
  ["an Arabic digit", { key: "٣", code: "Digit3" }, "3"],
  ["a sign", { key: "?", code: "Digit7", shiftKey: true }, "?"],
  ["a key with a name", { key: "ArrowLeft", code: "ArrowLeft" }, "ArrowLeft"],
  ["a sign of another layout", { key: "ё", code: "Backquote" }, "ё"],
];

for (const [what, event, name] of NAMES) {
  test(`names ${what}`, () => assert.equal(nameOf(event), name));
}
