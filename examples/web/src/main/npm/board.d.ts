import type { Cell, Outcome, Side } from "./rules.js";
import type { GameRecord } from "./records.js";

/** A move of the event `hive-move`. A pass has only the MoveString. */
export interface BoardMove {
  readonly move: string;
  readonly piece?: string;
  readonly from?: Cell;
  readonly to?: Cell;
  /** The GameString before the move. */
  readonly game: string;
}

/** The position of the event `hive-show`. */
export interface ShownPosition {
  /** The path in the record: `7` is the position after the seventh move, `7.1.2` is in its first variation. */
  readonly path: string;
  readonly game: string;
  readonly sideToMove: Side;
  readonly outcome: Outcome;
}

/** The element `<hive-board>`. README explains its attributes. */
export class HiveBoard extends HTMLElement {
  /** The GameString of the shown position. To set it is to set the attribute. */
  game: string;
  /** The record with all moves that were played; null until a game is shown. A record that is set is opened. */
  get record(): GameRecord | null;
  set record(record: GameRecord);
  /** The path of the shown position. */
  readonly path: string;
  /** Goes to a path, to the position after a number of moves, or to `start` or `end`. */
  go(place: string | number): Promise<void>;
  /** Goes forward or back by a number of moves. Resolves to false if the line is too short. */
  step(count: number): Promise<boolean>;
  /**
   * Plays a move. Resolves to false if a listener of `hive-move` prevents the move. Rejects with a sentence if the move
   * is malformed or illegal.
   */
  play(move: string): Promise<boolean>;
}

declare global {
  interface HTMLElementTagNameMap { "hive-board": HiveBoard; }
  interface HTMLElementEventMap {
    /** A move is about to be played. `preventDefault()` refuses it. */
    "hive-move": CustomEvent<BoardMove>;
    /** Another position is shown. */
    "hive-show": CustomEvent<ShownPosition>;
    /** The game, the position or the record can't be read. */
    "hive-error": CustomEvent<{ readonly message: string }>;
  }
}
