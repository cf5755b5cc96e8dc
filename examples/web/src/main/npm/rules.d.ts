/** A cell in axial coordinates: q grows to the right, r to the lower right. */
export type Cell = readonly [q: number, r: number];

export type Side = "white" | "black";

export type Language = "en" | "ru";

/** A legal move. A pass has no piece; a placement has no `from`. */
export interface Move {
  /** The MoveString, such as `wA1 bQ-` or `pass`. */
  readonly move: string;
  readonly piece?: string;
  readonly from?: Cell;
  readonly to?: Cell;
}

/** A reason why a move is illegal, or why a piece can't move. */
export interface Reason {
  /** A stable code, such as `pinned`. */
  readonly kind: string;
  /** The rule's number, such as `R3.2`. */
  readonly rule: string;
  /** A sentence for players. */
  readonly message: string;
  /** The cells to highlight, by their part in the reason, such as `piece`, `from`, `to`, `gate`, `group1`. */
  readonly cells: Readonly<Record<string, readonly Cell[]>>;
}

/** The legal moves of a piece, or the reasons that block the piece. */
export interface Mobility {
  readonly kind: "free" | "blocked";
  readonly piece: string;
  /** The legal moves; none if the piece is blocked. If the piece's side is not to move, the moves are throws. */
  readonly moves: readonly Move[];
  /** The reasons; none if the piece is free. */
  readonly reasons: readonly Reason[];
}

/** A step to a neighbouring cell. */
export interface Step {
  readonly to: Cell;
  /** The height of the piece after the step; 1 on the ground. */
  readonly height: number;
}

/** The steps of a piece from its cell to its destination. */
export interface Path {
  /** A walk from cell to cell, a Grasshopper's jump, or a throw by a Pillbug or a Mosquito. */
  readonly kind: "walk" | "jump" | "throw";
  readonly piece: string;
  /** The bug that a walking piece moves as, such as `queen-bee`. For a Mosquito, the bug that it copies. */
  readonly movesAs?: string;
  /** The piece that throws. */
  readonly thrower?: string;
  readonly from: Cell;
  readonly steps: readonly Step[];
  /** The number of the rule that allows the path. */
  readonly rule: string;
}

/** How a game ended, or that it hasn't ended. */
export interface Outcome {
  readonly state: "InProgress" | "Draw" | "WhiteWins" | "BlackWins";
  /** The reason why the game is over, such as `queen-surrounded`. */
  readonly reason?: string;
}

/** A stack of pieces on a cell. */
export interface Stack {
  readonly at: Cell;
  /** The pieces from bottom to top. */
  readonly pieces: readonly string[];
}

/** A move in a canonical position. A pass has neither member. */
export interface CanonicalMove {
  readonly piece?: string;
  readonly to?: Cell;
}

/** An immutable game. All values that a game returns are frozen. */
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
  /** Whether the side to move has no move but a pass. */
  readonly mustPass: boolean;
  /** How often the position has occurred in the game, from 1. */
  readonly occurrences: number;
  /** The piece that the last turn moved or threw, or null. It may not move this turn. */
  readonly resting: string | null;
  /** The occupied cells, row by row. */
  readonly stacks: readonly Stack[];
  /** The pieces that are not placed yet. */
  readonly hands: Readonly<Record<Side, readonly string[]>>;
  /** The position string. */
  readonly position: string;
  /** The position string of the position before the first move. */
  readonly startPosition: string;
  /** A key that symmetric positions share. Keys never change, so programs can store them. */
  readonly canonicalKey: string;

  legalMoves(): readonly Move[];
  /** Plays moves. Throws a HiveError if a move is malformed or illegal. */
  play(...moves: string[]): Game;
  /** Returns the game before the last move, or null at the start. */
  undo(): Game | null;
  /** Returns the reasons against a move; none if the move is legal. Throws a HiveError if the move is malformed. */
  judge(move: string, language?: Language): readonly Reason[];
  /** Returns whether a move is legal. Throws a HiveError if the move is malformed, for example `wX1`. */
  isLegal(move: string): boolean;
  /** Returns the moves of a piece such as `wA1`, or why it can't move. The piece may be in a hand. */
  mobility(piece: string, language?: Language): Mobility;
  /** Returns the paths of a legal move, the shortest first; none for a placement and a pass. */
  paths(move: string): readonly Path[];
  /** Converts a MoveString to the move of the position that the canonical key describes, for example to store it. */
  toCanonical(move: string): CanonicalMove;
  /** Converts a move of the position that the canonical key describes to a MoveString of this game. */
  fromCanonical(move: CanonicalMove): string;
  /** Counts the move sequences of a length from 0 to 10. Each ply more takes about 30 times as long. */
  perft(depth: number): number;
}

/** Thrown if an argument is wrong, a text can't be parsed or a move is illegal. The message is a sentence in English. */
export class HiveError extends Error {
  /** A stable code, such as `illegal-move`, or `argument` for a wrong argument. */
  readonly code: string;
  /** The line of an error in a text, from 1. */
  readonly line?: number;
  /** The column, from 1. */
  readonly column?: number;
  /** The ply of a wrong move, from 1. */
  readonly ply?: number;
  /** The wrong part of the text. */
  readonly token?: string;
  /** The number of the broken rule, such as `R3.2`. */
  readonly rule?: string;
}

/** Starts a game under rules such as `Base+MLP`, the default. */
export function start(rules?: string): Game;
