import type { Game } from "./rules.js";

export { HiveError } from "./rules.js";

/** The result of a search for a forced win. */
export interface Solution {
  /** Whether the side to move wins within the number of turns against every defence. */
  readonly isSolved: boolean;
  /** Whether the search proved that there is no such win. */
  readonly isRefuted: boolean;
  /** Whether the search proved that exactly one move starts the win. */
  readonly isUnique: boolean;
  /** Whether the search ended before it reached the number of nodes. */
  readonly isComplete: boolean;
  /** The number of turns of the side to move, or null if no win was found. */
  readonly turns: number | null;
  /** The moves of both sides as MoveStrings; empty if no win was found. */
  readonly line: readonly string[];
  /** The moves that start the win. */
  readonly firstMoves: readonly string[];
  /** The number of positions that the search visited. */
  readonly nodes: number;
}

/**
 * Returns the bot's move as a MoveString. Equal arguments give equal moves, on every machine. Throws a HiveError if the
 * game is over. The call returns when the search has ended, so pages call it in a worker.
 */
export function bestMove(game: Game, options?: {
  /** The approximate number of positions to search, from 1 to a billion. The default, 40,000, takes less than a second. */
  readonly nodes?: number;
  /** Chooses between moves that are equally good: a number from 0 to 2,147,483,647, by default 0. */
  readonly seed?: number;
}): string;

/** Searches for the fastest forced win of the side to move. Pages call it in a worker. */
export function solve(game: Game, options?: {
  /** The maximum number of turns of the side to move, from 1 to 20, by default 3. */
  readonly turns?: number;
  /** The approximate maximum number of positions to search, from 1 to a billion, by default a million. */
  readonly nodes?: number;
}): Solution;
