import type { Game, Outcome } from "./hive-rules.js";

export * from "./hive-rules.js";

export interface RecordedMove {
  readonly move: string;
  readonly comments?: readonly string[];
  readonly nags?: readonly number[];
  /** The time on the player's clock, in milliseconds. */
  readonly clock?: number;
  readonly variations?: readonly (readonly RecordedMove[])[];
}

/** A game with tags, comments and variations: the JSON that the Java library writes. */
export interface GameRecord {
  readonly start: object;
  readonly tags: readonly { readonly name: string; readonly value: string }[];
  readonly outcome: Outcome;
  readonly moves: readonly RecordedMove[];
  readonly openingComments?: readonly string[];
}

export type Format = "GAME_STRING" | "PGN" | "SGF";

/** A game that was found in a text. */
export interface ScannedGame {
  readonly isValid: boolean;
  readonly format?: Format | "JSON";
  /** The legal part of the game; missing if nothing could be read. */
  readonly record?: GameRecord;
  readonly error?: {
    readonly message: string; readonly code: string; readonly token: string;
    readonly line: number; readonly column: number; readonly ply: number;
  };
  readonly remarks: readonly string[];
}

/** Parses a GameString. */
export function parse(gameString: string): Game;
/** Starts a game from a position string or a HOP string. */
export function fromPosition(position: string): Game;
/** Returns the game at the end of a record's main line. */
export function fromRecord(record: GameRecord): Game;
/** Reads all games in a text of any format. The answer has the errors of the text. */
export function scan(text: string, language?: "en" | "ru"): ScannedGame[];
/** Prints a game or a record. */
export function print(value: Game | GameRecord, format: Format): string;
/** Prints the position of a game: as HOP, as a picture, or as text. */
export function print(value: Game, format: "HOP" | "SVG" | "TEXT"): string;
/** Draws the position of a game. */
export function svg(game: Game): string;
