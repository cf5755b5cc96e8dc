// Prints how fast the npm package counts moves: node examples/web/src/test/js/perft.js [GAMESTRING DEPTH]...
import { parse, start } from "../../../target/npm/records.js";

const ROUNDS = 10;
const [, , ...rows] = process.argv;
const games = [[start("Base"), 6], [start("Base+MLP"), 6]];
for (let i = 0; i < rows.length; i += 2) {
  games.push([parse(rows[i]), Number(rows[i + 1])]);
}
for (const [game, depth] of games) {
  let best = Infinity;
  let leaves = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const begin = performance.now();
    leaves = game.perft(depth);
    best = Math.min(best, performance.now() - begin);
  }
  console.log(`${game.rules}, turn ${game.turn}, depth ${depth}: ${leaves} leaves, ${Math.round(leaves / best / 1e3)} million/s`);
}
