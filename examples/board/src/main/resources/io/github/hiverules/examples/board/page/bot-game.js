// What is particular about a game against the bot. Decisions alone, from a game and the view of its position.
export const isBotsTurn = (game, view) => game.bot !== null && !view.outcome.over && view.side !== game.human;

/** The bot moves where the line ends and the turn is its own; inside a line its move is there already. */
export const botMovesNow = (game, view) =>
  isBotsTurn(game, view) && game.tree.isEnd(game.at) && !game.tree.nodes[game.at].result;

/** The first of the moves that are taken back: the last one that was made here, against the bot one's own; or null. */
export function takesBack(game, view) {
  const { tree, at } = game;
  const path = tree.path(at);
  const first = path[path.length - (game.bot !== null && view.side === game.human ? 2 : 1)];
  return tree.isEnd(at) && first && tree.nodes[first].own ? first : null;
}

/** Who loses when someone resigns. */
export const loserOf = (game, view) => (game.bot === null ? view.side : game.human);

/** The result of a game in which that side lost by resigning. */
export const resigned = loser => `${loser === "white" ? "BlackWins" : "WhiteWins"} resignation`;
