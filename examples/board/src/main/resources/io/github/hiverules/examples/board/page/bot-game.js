// Decisions in games against the bot, made from a game and the view of its position.
import { isEnd, pathsTo, resultAt } from "./record.js";

export const isBotsTurn = (game, view) => game.bot !== null && !view.outcome.over && view.side !== game.human;

/** Returns whether the bot moves now: at the end of a line, if it is the bot's turn. */
export const botMovesNow = (game, view) =>
  isBotsTurn(game, view) && isEnd(game.record, game.at) && !resultAt(game.record, game.at);

/**
 * Returns the path of the first move to take back, or null. It is the last move, or the player's last move in a game
 * against the bot.
 */
export function takesBack({ record, at, bot, human, about, own }, view) {
  const first = pathsTo(at).slice(1).at(bot !== null && view.side === human ? -2 : -1);
  return own && !about && isEnd(record, at) && first || null;
}

export const loserOf = (game, view) => (game.bot === null ? view.side : game.human);

export const resigned = loser => ({ state: loser === "white" ? "BlackWins" : "WhiteWins", reason: "resignation" });
