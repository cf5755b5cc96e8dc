// Judges 200 games between bots with a planted blunder each. plant.mjs played the games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accuracy, judge, markOf } from "../../main/resources/io/github/hiverules/examples/board/page/judgements.js";

/** The number of opening plies, which have no evaluation. */
const OPENING = 4;

const games = JSON.parse(readFileSync(new URL("planted.json", import.meta.url), "utf8")).map(({ planted, end, moves }) => {
  const opening = Array.from({ length: OPENING }, (_, i) => ({ isWhite: i % 2 === 0, evaluation: null }));
  const judged = moves.filter((_, i) => i % 2 === 0).map((chance, i) =>
    ({ isWhite: i % 2 === 0, evaluation: { chance, bestChance: moves[2 * i + 1], bestMove: "x" } }));
  const judgements = judge([...opening, ...judged], end);
  const marked = [...judgements.keys()].filter(ply => markOf(judgements[ply]?.loss ?? 0));
  const [white, black] = [0, 1].map(parity => accuracy(judgements.filter((one, ply) => one && ply % 2 === parity)));
  return { planted, end, isFound: marked.includes(planted), others: marked.filter(ply => ply !== planted).length,
    margin: end === 100 ? white - black : black - white, isLoser: end === (planted % 2 === 0 ? 0 : 100) };
});

const share = holds => 100 * games.filter(holds).length / games.length;
const lost = games.filter(({ isLoser }) => isLoser).map(({ margin }) => margin).sort((a, b) => a - b);

test("marks planted blunders", t => {
  t.diagnostic(`games: ${games.length}, blunders marked: ${share(({ isFound }) => isFound)}%`);
  assert.ok(share(({ isFound }) => isFound) >= 97);
});

test("marks at most one other move of most games", t => {
  t.diagnostic(`no other mark: ${share(({ others }) => others === 0)}%, one: ${share(({ others }) => others === 1)}%`);
  assert.ok(share(({ others }) => others <= 1) >= 92);
});

test("who loses by a blunder has a lower accuracy", t => {
  t.diagnostic(`winner's lead in ${lost.length} games: least ${lost[0]}, median ${lost[Math.floor(lost.length / 2)]}`);
  assert.ok(lost[0] >= 4 && lost[Math.floor(lost.length / 2)] >= 18);
});
