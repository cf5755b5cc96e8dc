// Replays games and describes each position as PackageTest does.
import * as hive from "./npm/hive-records.js";
import { start } from "./npm/hive-rules.js";

const input = await (await fetch("input")).text();
const texts = [];
try {
  for (const line of input.split("\n")) {
    const [rules, ...plies] = line.split(";");
    let game = hive.start(rules);
    for (const [move, tried] of plies.map(ply => ply.split("|"))) {
      texts.push(game.legalMoves().map(one => one.move).join(), game.position, game.canonicalKey,
        hive.print(game, "HOP"), hive.svg(game));
      for (const language of ["en", "ru"]) {
        game.judge(tried, language).forEach(({ kind, rule, message }) => texts.push(`${kind} ${rule} ${message}`));
      }
      try {
        game.play(tried);
      } catch (error) {
        texts.push(`${error.name} ${error.code} ${error.message}`);
      }
      game = game.play(move);
    }
    texts.push(hive.print(game, "PGN"), hive.print(game, "SGF"), hive.print(start(rules).play(...game.moves), "PGN"));
  }
} catch (error) {
  texts.push(String(error.stack));
}
await fetch("result", { method: "POST", body: texts.map(text => `${text}\n`).join("") });
