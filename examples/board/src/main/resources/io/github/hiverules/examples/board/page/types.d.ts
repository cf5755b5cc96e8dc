// The page's types. The compiler reads this file; browsers don't load it.

type Side = "white" | "black";

/** A cell in axial coordinates: q and r. */
type Cell = [q: number, r: number];

/** The pieces on a cell, from bottom to top. */
interface Stack { at: Cell; pieces: string[] }

/** A cell of a path, with the height of the piece there, from 1. */
interface Step { to: Cell; height: number }

/** The path of a move. A walk names the bug whose movement the piece uses, and a throw names the thrower. */
interface Path {
  kind: "walk" | "jump" | "throw";
  piece: string;
  movesAs?: string;
  thrower?: string;
  from: Cell;
  steps: Step[];
  rule: string;
}

/** A move: a MoveString, and the piece with its cells. A pass has neither piece nor cells. */
interface Move { move: string; piece?: string; from?: Cell; to?: Cell }

/** A cell that a reason highlights, and its role. */
interface Mark { at: Cell; as: string }

/** A reason why a move is illegal or a set-up is impossible. Other members are the parts of the library's reason. */
interface Reason { kind: string; rule: string; message: string; cells: Record<string, Cell[]>; [part: string]: unknown }

/** A line of a note. A note with a piece and `choose` is a button. */
interface Note { rule?: string; message: string; piece?: string; choose?: () => void }

interface Outcome { state: "InProgress" | "Draw" | "WhiteWins" | "BlackWins"; reason?: string }

interface Ruleset { gameType: string; queenMayOpen: boolean; repetitionDraws: boolean; symmetricRepetition?: boolean }

/** What a side has. Without a Queen Bee on the table, there are no liberties. */
interface Metrics { queenLiberties?: number; cellsInReach: number; pinned: string[] }

/** The server's answer about a position. */
interface View {
  game: string;
  position: string;
  stacks: Stack[];
  hands: Record<Side, string[]>;
  sideToMove: Side;
  /** The number of moves in the game, and the number of turns before the position. */
  length: number;
  ply: number;
  turn: number;
  occurrences: number;
  mustPass: boolean;
  legalMoves: Move[];
  outcome: Outcome;
  metrics: Record<Side, Metrics>;
  ruleset: Ruleset;
  lastMove?: Partial<Move> & { path?: Path };
  resting?: string;
}

/** A set-up in the JSON format of the library. */
interface Setup { ruleset: Ruleset; ply: number; resting?: string; passesWithoutQueen?: number; stacks: Stack[] }

/** The server's answer about a set-up. */
interface SetupView extends Setup {
  turn: number;
  sideToMove: Side;
  hands: Record<Side, string[]>;
  problems: Reason[];
  position: string;
  leastPly?: number;
  game?: string;
  hop?: string;
}

/** A circle has two equal cells, an arrow two different cells. */
type Sketch = [from: Cell, to: Cell];

/** A chosen piece. A piece of the hand has no cell. `throws` lists its throws, and `grip` is the piece to throw. */
interface Choice { piece: string; cell: Cell | null; throws?: Move[]; grip?: string }

/** A line of play. `pliesToEnd` is negative if Black wins. */
interface EngineLine { score: number; chance: number; pliesToEnd?: number; moves: Move[] }

/** The external engine's move, and the line that the engine printed. */
interface Opinion extends Move { line: string }

/** Answers a question about games. The JSON interface documents the questions. */
type Ask = (question: string, content: object) => Promise<any>;

type Table = import("./element/table.js").Table;
type Study = import("./study.js").Study;

/** What the table shows: a view, and what the page adds to it. */
interface Picture extends Partial<Omit<View, "sideToMove">> {
  stacks: Stack[];
  hands: Record<Side, string[]>;
  sideToMove?: Side | null;
  selected?: Cell | null;
  open?: Cell | null;
  inHand?: string | null;
  /** The legal destinations. */
  targets?: Cell[];
  /** The illegal destinations, which the player can choose to see the reason. */
  tries?: Cell[];
  /** The cells of pieces that can be thrown. */
  grips?: Cell[];
  /** The destinations of the moves that the engine has preferred in the shown position. */
  advised?: Cell[];
  marks?: Mark[];
  goal?: Cell | null;
  /** The path of the last move, if it is animated. */
  path?: Step[];
  playable?: Set<string>;
  movable?: Set<string>;
  pinned?: Set<string>;
  sketches?: Sketch[];
  isPreview?: boolean;
  bottom?: Side;
  turned?: boolean;
  names?: Record<Side, string>;
}

interface RecordedMove {
  move: string;
  nags?: number[];
  comments?: string[];
  openingComments?: string[];
  clock?: number;
  variations?: RecordedMove[][];
}

interface Tag { name: string; value: string }

/** A record in the JSON format of the library. */
interface GameRecord {
  start: Setup;
  tags: Tag[];
  comments?: string[];
  moves: RecordedMove[];
  outcome: Outcome;
}

/** The notes on moves whose comments contain data, by path. A note on the start has the path 0. */
type Notes = Record<string, { texts: string[]; circles: Cell[]; arrows: Sketch[]; evaluation?: Evaluation }>;

/** A record at an earlier time, and the path that was shown. */
interface PastRecord { record: GameRecord; notes: Notes; at: string; step?: string }

/** Options of an edit. By default, the page shows the edited move of the shown game. */
interface EditOptions {
  game?: Game;
  /** Whether the page keeps showing the current move. */
  stays?: boolean;
  /** One undo also reverts the previous edit, if both edits have an equal step. */
  step?: string;
  /** Whether one undo also reverts the previous edit. */
  isReply?: boolean;
  /** The key of a message with a button that undoes the edit. */
  offer?: string;
  animate?: boolean;
  isJump?: boolean;
}

/** The error that ends a record, with its place, and the reasons against an illegal move. */
interface RecordError {
  code: string;
  message: Sentences;
  ply: number;
  line: number;
  column: number;
  token: string;
  rule?: string;
  reasons: Reason[];
}

/** What was read with a record: remarks, and the error that ends it at the path `brokenAt`. */
interface Import {
  format?: string;
  remarks: Sentences[];
  error?: RecordError;
  brokenAt: string;
}

/** An open game. Only games.js changes a game. */
interface Game {
  readonly id: string;
  /** The time in milliseconds at which the game was last opened. */
  readonly opened: number;
  readonly record: GameRecord;
  readonly notes: Notes;
  /** A game type or a position. */
  readonly start: string;
  /** The path of the shown move. */
  readonly at: string;
  /** The bot's level, "engine", or null if people play both sides. */
  readonly bot: string | null;
  /** The side of the player against the bot. */
  readonly human: Side;
  readonly flipped: boolean;
  /** Null if the game was begun in this browser. */
  readonly about: Import | null;
  /** Whether the player edited the game. */
  readonly own: boolean;
  readonly past: PastRecord[];
  readonly future: PastRecord[];
  /** False until the server has checked a stored record. */
  readonly isChecked: boolean;
}

/** A game that was read from a text. */
interface ImportedGame { record: GameRecord; notes: Notes; start: string; at: string; about: Import }

/** A line of the table of games: what the server read, and what reads the game again. */
interface ListedGame {
  length: number;
  white?: string;
  black?: string;
  event?: string;
  date?: string;
  winner?: Side | "draw";
  error?: { message: Sentences };
  text: string;
  line: number;
  column: number;
  format: string;
  remarks?: Sentences[];
}

/** The games of the texts that were opened last, and the ids of the open games by number. */
interface GameFile { games: ListedGame[]; ids: string[]; more: boolean }

/** What an address names: a mode, an open game, the text of a game or position, or a record. */
interface Place { mode: string; id?: string; path?: string; text?: string; record?: () => string | Promise<string> }

/** A sentence in each language. */
interface Sentences { en: string; ru: string }

/** White's chances in percent after a move and after the best move. 0 and 100 are proved. */
interface Evaluation { chance: number; bestChance: number; bestMove: string }

/** A move to judge. `isBlunder` if the record marks the move with ??. */
interface Evaluated { isWhite: boolean; evaluation: Evaluation | null; isBlunder?: boolean }

/**
 * White's chance after a move, the mover's loss, and the NAG if the move is a mistake. `isDecided` if the game was as
 * good as over, so that the move doesn't count for the accuracy.
 */
interface Judgement { chance: number; loss: number; mark?: number; better: string; isDecided: boolean }

/** A judged move of the shown line, with its number in the line. */
interface JudgedMove { path: string; i: number; ply: number; judgement: Judgement }
