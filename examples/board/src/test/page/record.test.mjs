import assert from "node:assert/strict";
import { test } from "node:test";

const page = "../../main/resources/io/github/hiverules/examples/board/page";
const { choices, commentsAt, gameLine, has, lineThrough, moveAt, withComments }
  = await import(`${page}/element/record.js`);
const { withMove } = await import(`${page}/element/hex.js`);
const { addressIn, pack, placeOf, unpack } = await import(`${page}/route.js`);

const line = (...moves) => moves.map(move => (typeof move === "string" ? { move } : move));
const RECORD = {
  tags: [], outcome: { state: "NotStarted" },
  moves: line("a", { move: "b", variations: [line("c", { move: "d", variations: [line("e")] }), line("f")] }, "g"),
};

test("paths lead through variations", () => {
  assert.deepEqual(lineThrough(RECORD, "2.1.2.1.1"), ["0", "1", "2.1.1", "2.1.2.1.1"]);
  assert.deepEqual(lineThrough(RECORD, "1"), ["0", "1", "2", "3"]);
  assert.deepEqual(choices(RECORD, "1"), ["2", "2.1.1", "2.2.1"]);
  assert.equal(gameLine({ record: RECORD, start: "Base" }, "2.1.2"), "Base;a;c;d");
  assert.ok(!has(RECORD, "2.3.1"));
});

for (const path of ["0", "1", "2", "2.1.1", "2.1.2", "2.1.2.1.1", "2.2.1", "3"]) {
  test(`a comment at ${path} changes only this place`, () => {
    const changed = withComments(RECORD, path, ["new"]);
    assert.deepEqual(commentsAt(changed, path), ["new"]);
    assert.equal(moveAt(changed, path)?.move, moveAt(RECORD, path)?.move);
    assert.equal(JSON.stringify(withComments(changed, path, [])), JSON.stringify(RECORD));
  });
}

test("a move shows before the rules have answered", () => {
  const view = { stacks: [{ at: [0, 0], pieces: ["wS1", "bB1"] }, { at: [1, 0], pieces: ["bG1"] }],
    hands: { white: ["wA1", "wA2"], black: [] }, legalMoves: ["any"] };
  assert.deepEqual(withMove(view, { piece: "wA1", to: [-1, 0] }).hands.white, ["wA2"]);
  const { stacks, legalMoves } = withMove(view, { piece: "bB1", from: [0, 0], to: [1, 0] });
  assert.deepEqual(stacks, [{ at: [0, 0], pieces: ["wS1"] }, { at: [1, 0], pieces: ["bG1", "bB1"] }]);
  assert.deepEqual(legalMoves, []);
});

const PLACES = [
  ["#game-abc.2.1.1", { mode: "study", id: "abc", path: "2.1.1" }],
  ["#edit", { mode: "edit", id: undefined, path: undefined }],
  ["#game=Base+M;wS1", { mode: "study", text: "Base+M;wS1" }],
  ["#game=Base+M;wS1;bS1%20wS1-&at=1", { mode: "study", path: "1", text: "Base+M;wS1;bS1 wS1-" }],
  ["#position=Base%20r", { mode: "edit", text: "Base r" }],
  ["#game-ABC", null],
  ["", null],
];
for (const [hash, place] of PLACES) {
  test(`reads the address ${hash}`, () => assert.deepEqual(placeOf(hash), place));
}

test("finds the GameString in addresses of hivegame.com", () => {
  const gameIn = address => placeOf(address)?.record();
  assert.equal(gameIn("https://hivegame.com/analysis?uhp=Base+MLP;InProgress;wS1"), "Base+MLP;InProgress;wS1");
  assert.equal(gameIn("https://hivegame.com/analysis?uhp=Base%2BM%3BwS1"), "Base+M;wS1");
  assert.equal(gameIn("https://hivegame.com/game/1"), undefined);
});

test("a packed record reads back equal", async () => {
  const text = "[White \"Ёж 🐝\"]\n\n1. wS1 (1. wG1 bG1 wG1-) bS1 wS1-".repeat(50);
  const packed = await pack(text);
  assert.match(packed, /^[\w-]{40,400}$/);
  assert.equal(await unpack(packed), text);
  assert.equal(await placeOf(`#pgn=${packed}`).record(), text);
});

test("refuses records that are too long for an address", async () => {
  const noise = Array.from({ length: 10_000 }, (_, i) => ((i * 7919) ** 3).toString(36)).join("");
  await assert.rejects(pack(noise), RangeError);
  await assert.rejects(unpack(await pack("0".repeat(1_000_000))), RangeError);
});

for (const damaged of ["", "%", "AAAA", "____", "<b>"]) {
  test(`refuses the damaged record ${damaged}`, () => assert.rejects(unpack(damaged)));
}

for (const text of ["https://a.de/?uhp=Base;wS1", " <https://a.de/?uhp=Base;wS1>\n", "(https://a.de/?uhp=Base;wS1)",
  "\"https://a.de/?uhp=Base;wS1\""]) {
  test(`${text} is an address`, () => assert.equal(addressIn(text), "https://a.de/?uhp=Base;wS1"));
}

for (const text of ["see https://a.de/", "https://a.de/ https://b.de/", "https:", "Base;wS1", "[Site \"https://a.de/\"]"]) {
  test(`${text} is no address`, () => assert.equal(addressIn(text), null));
}
