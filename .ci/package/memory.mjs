// Calls the package often, and fails if memory grows: node --expose-gc memory.mjs CALLS
import { bestMove, solve } from "hive-rules/bot";
import { cursor, fromRecord, parse, print, scan, start, svg } from "hive-rules/records";
import { start as startRules } from "hive-rules";

const MEGABYTES = 4;
const PLAYED = ["wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"];
const [, , count] = process.argv;
const text = `Base+MLP;InProgress;White[3];${PLAYED.join(";")}`;
const game = parse(text);
const other = startRules().play(...PLAYED);
const { record } = cursor(game);

const attempt = call => {
  try {
    return call();
  } catch ({ code }) {
    return code;
  }
};
const CALLS = [
  () => start().play(...PLAYED), () => game.undo(), () => game.play("wA1 -wQ").legalMoves(), () => game.judge("wS1 bQ-", "ru"),
  () => game.mobility("wS1"), () => game.paths("wQ \\wS1"), () => game.canonicalKey, () => game.toCanonical("wA1 -wQ"),
  () => attempt(() => game.play("wS1 bQ-")), () => attempt(() => parse("?")), () => scan(text), () => print(game, "SGF"),
  () => print(other, "PGN"), () => svg(game), () => fromRecord(record), () => cursor(record).end().play("wA1 -wQ").record,
  () => cursor(record).end().withComments("x").withNags(1).previous(), () => other.perft(1),
];
const SEARCHES = [() => bestMove(game, { nodes: 1 }), () => solve(other, { turns: 1, nodes: 100 })];

/** Returns the used memory in megabytes. */
async function callAll(calls) {
  for (let i = 0; i < calls; i++) {
    CALLS[i % CALLS.length]();
    if (i % 1000 === 0) { // searches take longer
      SEARCHES.forEach(search => search());
    }
  }
  for (let i = 0; i < 5; i++) {
    globalThis.gc();
    await new Promise(resolve => setTimeout(resolve, 20)); // finalizers run
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const before = await callAll(count / 2); // fills caches
const after = await callAll(count);
console.log(`memory after ${count} calls: ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`);
if (after - before > MEGABYTES) {
  throw new Error("Memory grows.");
}
