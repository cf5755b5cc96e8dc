/** A cell in axial coordinates: q grows to the right, r to the lower right. */
export type Cell = readonly [q: number, r: number];

export type Side = "white" | "black";

/** A legal move. A pass has no piece; a placement has no `from`. */
export interface Move {
  /** The MoveString, such as `wA1 bQ-` or `pass`. */
  readonly move: string;
  readonly piece?: string;
  readonly from?: Cell;
  readonly to?: Cell;
}

/** A reason why a move is illegal. */
export interface Reason {
  /** A stable code, such as `pinned`. */
  readonly kind: string;
  /** The rule's number, such as `R3.2`. */
  readonly rule: string;
  /** A sentence for players. */
  readonly message: string;
}

/** How a game ended, or that it hasn't ended. */
export interface Outcome {
  readonly state: "InProgress" | "Draw" | "WhiteWins" | "BlackWins";
  /** The reason why the game is over, such as `queen-surrounded`. */
  readonly reason?: string;
}

/** An immutable game. */
export interface Game {
  /** The game type and special rules, such as `Base+MLP`. */
  readonly rules: string;
  /** The number of the turn, from 1. */
  readonly turn: number;
  /** The number of moves before the position, from 0. */
  readonly ply: number;
  readonly sideToMove: Side;
  readonly outcome: Outcome;
  readonly isOver: boolean;
  /** The winner, or null if the game is not over or drawn. */
  readonly winner: Side | null;
  /** The MoveStrings of the moves played. */
  readonly moves: readonly string[];
  /** The occupied cells, row by row; each lists its pieces from bottom to top. */
  readonly stacks: readonly { readonly at: Cell; readonly pieces: readonly string[] }[];
  /** The pieces that are not placed yet. */
  readonly hands: Readonly<Record<Side, readonly string[]>>;
  /** The position string. */
  readonly position: string;
  /** A key that symmetric positions share. */
  readonly canonicalKey: string;

  legalMoves(): readonly Move[];
  /** Plays moves. Throws a HiveError if a move is malformed or illegal. */
  play(...moves: string[]): Game;
  /** Returns the game before the last move, or null at the start. */
  undo(): Game | null;
  /** Returns the reasons against a move; none if the move is legal. Throws a HiveError if the move is malformed. */
  judge(move: string, language?: "en" | "ru"): readonly Reason[];
  isLegal(move: string): boolean;
  /** Counts the move sequences of a length from 0 to 10. Each ply more takes about 30 times as long. */
  perft(depth: number): number;
}

/** Thrown if an argument is wrong, a text can't be parsed or a move is illegal. Lines, columns and plies count from 1. */
export class HiveError extends Error {
  /** A stable code, such as `illegal-move`, or `argument` for a wrong argument. */
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly ply?: number;
  readonly token?: string;
}

/** Starts a game under rules such as `Base+MLP`, the default. */
export function start(rules?: string): Game;
