// Replays games and describes each position as EqualAnswersTest does.
import { answerAll, attempt } from "./ask.js";
import { bestMove, solve } from "./npm/bot.js";
import * as hive from "./npm/records.js";
import * as rules from "./npm/rules.js";

const describe = (game, { move, tried, piece }) => ({
  state: game,
  texts: [game.position, game.startPosition, game.canonicalKey, ...["HOP", "SVG", "TEXT"].map(format =>
    hive.print(game, format))],
  highlighted: hive.svg(game, { highlight: game.legalMoves().flatMap(({ to }) => (to ? [to] : [])) }),
  legalMoves: game.legalMoves(),
  judge: ["en", "ru"].map(language => attempt(() => game.judge(tried, language))),
  play: attempt(() => game.play(tried)),
  mobility: ["en", "ru"].map(language => game.mobility(piece, language)),
  paths: game.paths(move),
  canonical: game.toCanonical(move),
  back: game.fromCanonical(game.toCanonical(move)) === move,
});

answerAll(question => {
  const { position, plies } = JSON.parse(question);
  const answers = [];
  let game = hive.fromPosition(position);
  for (const ply of plies) {
    answers.push(describe(game, ply));
    game = game.play(ply.move);
  }
  answers.push({ records: ["GAME_STRING", "PGN", "SGF"].map(format => attempt(() => hive.print(game, format))),
    solution: solve(game, { turns: 2, nodes: 3000 }), best: game.isOver ? null : bestMove(game, { nodes: 300, seed: 5 }) });
  if (game.startPosition === rules.start(game.rules).startPosition) { // a game of the other module prints the same
    answers.push({ same: hive.print(rules.start(game.rules).play(...game.moves), "PGN") === hive.print(game, "PGN") });
  }
  return JSON.stringify(answers);
});
