import type { Cell, Game, Language, Outcome, Stack } from "./rules.js";

export * from "./rules.js";

/** A move of a record with its notes. */
export interface RecordedMove {
  /** The MoveString. */
  readonly move: string;
  /** PGN's numeric ratings: 1 is a good move, 2 a mistake, 3 a very good move, 4 a blunder. */
  readonly nags?: readonly number[];
  /** The time on the player's clock, in milliseconds. */
  readonly clock?: number;
  /** The comments before the first move of a variation. */
  readonly openingComments?: readonly string[];
  readonly comments?: readonly string[];
  readonly variations?: readonly (readonly RecordedMove[])[];
}

/** The rules of a game. */
export interface Ruleset {
  /** The bugs, such as `Base+MLP`. */
  readonly gameType: string;
  readonly queenMayOpen: boolean;
  readonly repetitionDraws: boolean;
  readonly symmetricRepetition?: boolean;
}

/** An arrangement of pieces. */
export interface Setup {
  readonly ruleset: Ruleset;
  readonly ply: number;
  /** The piece that the last turn moved or threw. */
  readonly resting?: string;
  /** The number of passes by a side whose Queen Bee was in the hand. */
  readonly passesWithoutQueen?: number;
  readonly stacks: readonly Stack[];
}

/** A tag of a record, such as White or Date. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A game with tags, comments and variations: the JSON that the Java library writes. */
export interface GameRecord {
  readonly start: Setup;
  readonly tags: readonly Tag[];
  readonly outcome: Outcome;
  /** The comments on the game. */
  readonly comments?: readonly string[];
  readonly moves: readonly RecordedMove[];
}

export type Format = "GAME_STRING" | "PGN" | "SGF";

/** A correction or a doubt about a place in a text. */
export interface Remark {
  /** A sentence. */
  readonly message: string;
  /** A stable code, such as `no-result`. */
  readonly code: string;
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
  /** The ply, from 1, if the remark is about a move. */
  readonly ply?: number;
}

/** The error that makes a game of a text invalid. */
export interface ScanError extends Remark {
  /** The wrong part of the text; empty if something is missing. */
  readonly token: string;
  /** The number of the broken rule, such as `R3.2`. */
  readonly rule?: string;
}

/** A game that was found in a text. */
export interface ScannedGame {
  readonly isValid: boolean;
  readonly format?: Format;
  /** The legal part of the game; missing if nothing could be read. */
  readonly record?: GameRecord;
  readonly error?: ScanError;
  readonly remarks: readonly Remark[];
}

/** An arrow that an author has drawn from one cell to another. */
export interface Arrow {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * An immutable place in a record: before the first move, or at a move of the main line or of a variation. Edits return a
 * cursor in the edited record.
 */
export interface Cursor {
  /** The path: `0` at the start, `7` at the seventh move, `7.1.2` at the second move of the first variation beside it. */
  readonly path: string;
  /** The MoveString, or null at the start. */
  readonly move: string | null;
  /** The comments on the move, or on the game at the start. */
  readonly comments: readonly string[];
  /** The comments without circles, arrows and evaluations. */
  readonly texts: readonly string[];
  /** The circled cells in the comments. */
  readonly circles: readonly Cell[];
  /** The arrows in the comments. */
  readonly arrows: readonly Arrow[];
  /** The comments before the move, if it is the first move of a variation. */
  readonly openingComments: readonly string[];
  /** PGN's numeric ratings of the move. */
  readonly nags: readonly number[];
  /** The time on the mover's clock in milliseconds, or null. */
  readonly clock: number | null;
  /** The game after the move. */
  readonly game: Game;
  /** The whole record. */
  readonly record: GameRecord;

  /** Returns the next move of the line, or null at its end. */
  next(): Cursor | null;
  /** Returns the previous move, or null at the start. */
  previous(): Cursor | null;
  /** Returns the moves that follow in the record: the next move, then the first moves of its variations. */
  choices(): readonly Cursor[];
  /** Returns the last move of the line. */
  end(): Cursor;
  /** Returns the move at a path. Throws a HiveError if the record has no such move. */
  at(path: string): Cursor;
  /**
   * Plays moves. A move that is not in the record is added: at the end of a line as the next move, elsewhere as a
   * variation. Throws a HiveError if a move is malformed or illegal.
   */
  play(...moves: string[]): Cursor;
  /** Moves the variation one place forward. Throws a HiveError in the main line. */
  promote(): Cursor;
  /** Removes the move and all moves after it, and returns the previous move. Throws a HiveError at the start. */
  remove(): Cursor;
  /** Replaces the comments. */
  withComments(...comments: string[]): Cursor;
  /** Replaces the comments, but keeps circles, arrows and evaluations. */
  withTexts(...texts: string[]): Cursor;
  /** Replaces the comments before the first move of a variation. Throws a HiveError at any other move. */
  withOpeningComments(...comments: string[]): Cursor;
  /** Replaces the circles. Throws a HiveError if a cell is neither on nor beside a piece. */
  withCircles(...cells: Cell[]): Cursor;
  /** Replaces the arrows. Throws a HiveError if a cell is neither on nor beside a piece. */
  withArrows(...arrows: Arrow[]): Cursor;
  /** Replaces the ratings, numbers from 0 to 255. Throws a HiveError at the start. */
  withNags(...nags: number[]): Cursor;
  /** Sets the clock in milliseconds, or removes it. Throws a HiveError at the start. */
  withClock(millis: number | null): Cursor;
}

/** Parses a GameString. */
export function parse(gameString: string): Game;
/** Starts a game from a position string or a HOP string. */
export function fromPosition(position: string): Game;
/** Returns the game at the end of a record's main line. */
export function fromRecord(record: GameRecord): Game;
/** Returns a cursor at the start of a record, or of a record of a game. */
export function cursor(value: Game | GameRecord): Cursor;
/** Reads all games in a text of any format. The answer has the errors of the text. */
export function scan(text: string, language?: Language): readonly ScannedGame[];
/** Prints a game or a record. */
export function print(value: Game | GameRecord, format: Format): string;
/** Prints the position of a game: as HOP, as a picture, or as text. */
export function print(value: Game, format: "HOP" | "SVG" | "TEXT"): string;
/** Draws the position of a game with its last move, or a place in a record with its circles and arrows. */
export function svg(shown: Game | Cursor, options?: {
  /** The cells to highlight, for example the cells of a reason. */
  readonly highlight?: readonly Cell[];
}): string;
/** Answers a question of `<hive-board>`. Programs have no use for this function. @internal */
export function answer(question: string, content: object): object;
