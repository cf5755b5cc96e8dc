import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../main/resources/io/github/hiverules/examples/board/page/", import.meta.url);
const sheets = Object.fromEntries(["style", "game", "layout"].map(name =>
  [name, readFileSync(new URL(`${name}.css`, folder), "utf8")]));

/** The colours by name: in the light theme, then in the dark theme. */
const colors = { ...Object.fromEntries([...sheets.style.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)]
  .map(([, name, light, dark]) => [name, [light, dark]])),
"white-tile": ["#f6eedb", "#f6eedb"], "black-tile": ["#37373d", "#37373d"], "white-queen": ["#9a6200", "#9a6200"] };

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
      assert.ok(name in colors || /^(gap|round|shadow|chance)/.test(name), `${sheet}: ${name}`);
    }
  }
});

test("each named colour of a mark is used", () =>
  MARKS.forEach(name => assert.ok(sheets.game.includes(`var(--${name})`), name)));
