import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../main/resources/io/github/hiverules/examples/board/page/", import.meta.url);
const sheets = Object.fromEntries(
  ["colors", "controls", "style", "game", "layout", "element/marks", "element/element"].map(name =>
    [name, readFileSync(new URL(`${name}.css`, folder), "utf8")]));

/** The colours by name: in the light theme, then in the dark theme. */
const colors = { ...Object.fromEntries([...sheets.colors.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)]
  .map(([, name, light, dark]) => [name, [light, dark]])),
"white-tile": ["#f6eedb", "#f6eedb"], "black-tile": ["#37373d", "#37373d"], "white-queen": ["#9a6200", "#9a6200"] };

/** Returns the relative luminance, from 0 to 1. */
function luminance(color) {
  const hex = color.length === 4 ? color.replace(/\w/g, "$&$&") : color;
  const [r, g, b] = [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(first, second) {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the lightness L* of CIELAB, from 0 to 100. */
function lightness(color) {
  const y = luminance(color);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

const TEXT = 4.5;
const GRAPHIC = 3;
const MARKS = Object.keys(colors).filter(name => name.startsWith("mark-"));

/** Pairs of colours that touch each other on the page. */
const PAIRS = [
  ...["ink", "quiet", "accent", "good", "bad"].map(name => [name, "card", TEXT]),
  ...["ink", "quiet"].flatMap(name => [[name, "ground", TEXT], [name, "accent-soft", TEXT]]),
  ["accent", "accent-soft", TEXT], ["accent-ink", "accent", TEXT], ["bad", "bad-soft", TEXT],
  ["card", "ink", TEXT], ["card", "bad", TEXT],
  ["border", "card", GRAPHIC], ["accent", "card", GRAPHIC], ["accent", "ground", GRAPHIC], ["glass", "card", GRAPHIC],
  ["white-line", "card", GRAPHIC],
  // a tile's edge against the table, or against its rim and the rim against the table
  ["rim-w", "table", GRAPHIC], ["rim-w", "table-edge", GRAPHIC], ["rim-b", "table", GRAPHIC],
  ["rim-b", "table-edge", GRAPHIC], ["white-queen", "white-tile", GRAPHIC],
  // signs on the table; on tiles they have a casing
  ...["glass", "last", ...MARKS].flatMap(name =>
    [[name, "table", GRAPHIC], [name, "table-edge", GRAPHIC], [name, "casing", GRAPHIC]]),
];

for (const [name, other, least] of PAIRS) {
  test(`${name} on ${other}`, () => {
    for (const [i, theme] of ["light", "dark"].entries()) {
      const found = contrast(colors[name][i], colors[other][i]);
      assert.ok(found >= least, `${theme}: ${colors[name][i]} on ${colors[other][i]} is ${found.toFixed(2)}:1`);
    }
  });
}

test("rules use the named colours", () => {
  for (const [sheet, text] of Object.entries(sheets)) {
    for (const [, name] of text.matchAll(/var\(--([\w-]+)\)/g)) {
      assert.ok(name in colors || /^(gap|round|shadow|chance|margin)/.test(name), `${sheet}: ${name}`);
    }
  }
});

test("each named colour of a mark is used", () =>
  MARKS.forEach(name => assert.ok(sheets["element/marks"].includes(`var(--${name})`), name)));

/** The marks that one explanation can show together. */
const TOGETHER = [["mark-bad", "mark-gate", "mark-group"], ["mark-bad", "mark-group1", "mark-group2", "mark-group3"]];
const LEAST_STEP = 5;

for (const names of TOGETHER) {
  test(`${names.join(", ")} differ in lightness`, () => {
    for (const i of [0, 1]) {
      const sorted = names.map(name => lightness(colors[name][i])).sort((a, b) => a - b);
      sorted.slice(1).forEach((value, k) => assert.ok(value - sorted[k] >= LEAST_STEP, `${i}: ${sorted.map(Math.round)}`));
    }
  });
}

for (const name of MARKS) {
  test(`${name} is visible on both tiles, directly or by its casing`, () => {
    for (const i of [0, 1]) {
      for (const tile of ["white-tile", "black-tile"]) {
        const [mark, casing, ground] = [name, "casing", tile].map(one => colors[one][i]);
        const found = Math.max(contrast(mark, ground), Math.min(contrast(mark, casing), contrast(casing, ground)));
        assert.ok(found >= GRAPHIC, `${["light", "dark"][i]} ${tile}: ${found.toFixed(2)}:1`);
      }
    }
  });
}

test("the casing is wider than the marks that it surrounds", () => {
  const widthOf = name => Number(new RegExp(`\\.${name} \\{[^}]*stroke-width: ([\\d.]+)`).exec(sheets["element/marks"])[1]);
  assert.ok(widthOf("ring-casing") - widthOf("mark") >= 4);
});
