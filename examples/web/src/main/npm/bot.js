// The bot and the solver. Both take the time of a search, so pages call them in a worker.
import { call, members, open, refuse, view, whole } from "./module.js";

export { HiveError } from "./module.js";

const MOST_NODES = 1_000_000_000;
const MOST_TURNS = 20;
const MOST_SEED = 2_147_483_647;

const { exports, unwrap } = await open("bot.wasm", new URL("./bot.wasm", import.meta.url));

const inner = game => unwrap(game) ?? refuse("a game", game);

export function bestMove(game, options = {}) {
  const { nodes = 40_000, seed = 0 } = members(options);
  return call(() => {
    const played = inner(game);
    return game.isOver ? refuse("a game that is not over", game)
      : exports.bestMove(played, whole(nodes, 1, MOST_NODES), whole(seed, 0, MOST_SEED));
  });
}

export function solve(game, options = {}) {
  const { turns = 3, nodes = 1_000_000 } = members(options);
  return view(() => exports.solve(inner(game), whole(turns, 1, MOST_TURNS), whole(nodes, 1, MOST_NODES)));
}
