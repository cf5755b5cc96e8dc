import assert from "node:assert/strict";
import { test } from "node:test";
import { accuracy, judge, markOf } from "../../main/resources/io/github/hiverules/examples/board/page/judgements.js";

/** Returns moves, White first, from pairs: White's chance after the move and after the best move. */
const moves = pairs => pairs.map(([chance, best], i) => ({ isWhite: i % 2 === 0, evaluation: { chance, bestChance: best, bestMove: "x" } }));
const losses = (pairs, end = null) => judge(moves(pairs), end).map(judgement => judgement.loss);
const chances = (pairs, end = null) => judge(moves(pairs), end).map(judgement => judgement.chance);

test("a blunder is the mover's loss", () => {
  const lost = losses([[50, 50], [50, 50], [10, 52], [10, 10], [12, 12]]);
  assert.deepEqual(lost.map(markOf), [undefined, undefined, 4, undefined, undefined]);
});

test("values that swing between odd and even depths blame nobody", () => {
  const swinging = [[60, 60], [40, 40], [62, 62], [38, 38], [60, 60], [40, 40]];
  assert.ok(losses(swinging).every(loss => markOf(loss) === undefined), String(losses(swinging)));
});

test("a proved loss is not interrupted by better values", () => {
  const late = [[21, 21], [0, 21], [21, 21], [0, 0], [31, 31], [12, 12]];
  assert.deepEqual(chances(late, 0).slice(1), [0, 0, 0, 0, 0]);
  assert.deepEqual(losses(late, 0).slice(2), [0, 0, 0, 0]);
});

test("a proof holds until the winner throws it away", () => {
  const thrown = [[50, 50], [0, 0], [20, 0], [10, 10], [30, 30], [70, 0], [70, 70]];
  assert.deepEqual(chances(thrown).slice(1), [0, 0, 0, 0, 70, 70]);
  assert.deepEqual(losses(thrown).map(markOf), [undefined, undefined, undefined, undefined, undefined, 4, undefined]);
});

test("a win that is thrown away twice is two mistakes, and the other side makes none", () => {
  const swinging = [[50, 50], [50, 50], [50, 100], [50, 50], [50, 100], [50, 50]];
  assert.deepEqual(losses(swinging).map(markOf), [undefined, undefined, 4, undefined, 4, undefined]);
});

test("a move that the record marks as a blunder is one, unless it is as good as the best move", () => {
  const [, blunder, best] = judge([[10, 10], [100, 92], [100, 100]].map(([chance, bestChance], i) =>
    ({ isWhite: i % 2 === 0, evaluation: { chance, bestChance, bestMove: "x" }, isBlunder: true })));
  assert.deepEqual([blunder.loss, blunder.mark, best.mark], [8, 4, undefined]);
});

test("a result of the game counts for its last position", () => assert.deepEqual(chances([[50, 50], [40, 50]], 0), [50, 0]));

test("moves without an evaluation have no judgement", () => {
  const [first, second] = judge([{ isWhite: true, evaluation: null }, ...moves([[50, 50]])]);
  assert.equal(first, null);
  assert.notEqual(second, null);
});

test("the loser by far has a clearly lower accuracy", () => {
  const game = [[52, 52], [50, 50], [51, 52], [50, 50], [20, 50], [18, 19], [8, 18], [7, 8], [2, 7], [0, 1], [0, 0], [0, 0]];
  const judged = judge(moves(game), 0);
  const [white, black] = [0, 1].map(parity => accuracy(judged.filter((_, i) => i % 2 === parity)));
  assert.ok(black >= 95 && white <= 80, `${white} ${black}`);
  assert.equal(accuracy([]), null);
});
