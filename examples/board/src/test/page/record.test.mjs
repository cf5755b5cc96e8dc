import assert from "node:assert/strict";
import { test } from "node:test";

const page = "../../main/resources/io/github/hiverules/examples/board/page";
const { choices, commentsAt, gameLine, has, lineThrough, mayDemote, moveAt, withComments }
  = await import(`${page}/record.js`);
const { withMove } = await import(`${page}/hex.js`);
const { placeOf } = await import(`${page}/route.js`);

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

test("only variations with a successor move down", () => {
  assert.ok(mayDemote(RECORD, "2.1.1"));
  assert.ok(!mayDemote(RECORD, "2.2.1"));
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
  const view = { board: [{ q: 0, r: 0, pieces: ["wS1", "bB1"] }, { q: 1, r: 0, pieces: ["bG1"] }],
    hands: { white: ["wA1", "wA2"], black: [] }, moves: ["any"] };
  assert.deepEqual(withMove(view, { piece: "wA1", to: { q: -1, r: 0 } }).hands.white, ["wA2"]);
  const { board, moves } = withMove(view, { piece: "bB1", from: { q: 0, r: 0 }, to: { q: 1, r: 0 } });
  assert.deepEqual(board, [{ q: 0, r: 0, pieces: ["wS1"] }, { q: 1, r: 0, pieces: ["bG1", "bB1"] }]);
  assert.deepEqual(moves, []);
});

const PLACES = [
  ["#game-abc.2.1.1", { mode: "study", id: "abc", path: "2.1.1" }],
  ["#edit", { mode: "edit", id: undefined, path: undefined }],
  ["#game=Base+M;wS1", { mode: "study", text: "Base+M;wS1" }],
  ["#position=Base%20r", { mode: "edit", text: "Base r" }],
  ["#game-ABC", null],
  ["", null],
];
for (const [hash, place] of PLACES) {
  test(`reads the address ${hash}`, () => assert.deepEqual(placeOf(hash), place));
}
