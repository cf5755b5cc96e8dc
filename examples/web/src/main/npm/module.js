// Loads a WebAssembly module and wraps its games in objects of JavaScript.
import { host } from "./host.js";
import { read } from "./read.js";
import { load } from "./runtime.js";

/** The maximum depth of perft. Deeper counts take days, and are not exact as numbers of JavaScript. */
const MOST_PERFT = 10;

/** The maximum depth of JSON. Records with the deepest variations are nested 300 deep. */
const MOST_NESTED = 400;

/** The smallest module with a type of the garbage collector. */
const COLLECTED = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);

/** Thrown if an argument is wrong, a text can't be parsed or a move is illegal. */
export class HiveError extends Error {
  constructor({ message, ...place }) {
    super(message);
    Object.assign(this, { name: "HiveError" }, place);
  }
}

/**
 * Throws the error of a wrong argument.
 * @returns {never}
 */
export function refuse(expected, found) {
  const what = typeof found === "string" ? `"${found.slice(0, 40)}"`
    : typeof found === "number" || !found ? String(found) : typeof found;
  throw new HiveError({ code: "argument", message: `Expected ${expected}, found ${what}.` });
}

/** Returns an argument that must be a string. */
export const text = value => (typeof value === "string" ? value : refuse("a string", value));

/** Returns an argument that must be one of some strings. */
export const oneOf = (values, value) =>
  (values.includes(value) ? value : refuse(`one of the strings ${values.join(", ")}`, value));

/** Returns an argument that must be a language. */
export const tongue = value => oneOf(["en", "ru"], value);

/** Returns an argument that must be a whole number in a range. */
export const whole = (value, least, most) => (Number.isInteger(value) && value >= least && value <= most ? value
  : refuse(`a whole number from ${least} to ${most}`, value));

const isInt = value => typeof value === "number" && (value | 0) === value;

/** Returns an argument that must be a cell. */
export const cell = value => (Array.isArray(value) && value.length === 2 && value.every(isInt)
  ? value : refuse("a cell such as [0, 1]", value));

/** Returns an argument that must be a list of cells. */
export const cells = value => (Array.isArray(value) ? value.map(cell) : refuse("a list of cells", value));

/** Returns an argument that must be an object with members. */
export const members = value => (value !== null && typeof value === "object" && !Array.isArray(value) ? value
  : refuse("an object", value));

const isDeep = (value, rest) => value !== null && typeof value === "object"
  && (rest === 0 || Object.values(value).some(member => isDeep(member, rest - 1)));

/** Returns an argument that must be JSON. */
export function tree(value) {
  let copy;
  try {
    copy = JSON.parse(JSON.stringify(value));
  } catch {
    refuse("JSON", value);
  }
  return isDeep(copy, MOST_NESTED) ? refuse(`JSON at most ${MOST_NESTED} deep`, value) : copy;
}

/** Freezes a value and everything in it. */
function frozen(value) {
  if (value !== null && typeof value === "object") {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

/** Calls a function of a module, which throws an object that describes an error. */
export function call(act) {
  try {
    return act();
  } catch (error) {
    throw error instanceof Error ? error : new HiveError(error);
  }
}

/** Returns the frozen tree that a function of a module returns. */
export const view = act => frozen(call(act));

/** An immutable game. The module's objects stay hidden. */
export class Game {
  #inner;
  #module;
  #legalMoves;

  /** Wraps the object that `act` returns, of the module with some exports. */
  constructor(act, module) {
    this.#inner = call(act);
    this.#module = module;
    Object.assign(this, view(() => this.#inner.state()));
    Object.freeze(this);
  }

  /**
   * Returns a module's object of a game, or undefined for other values. Plays the game of another module again, because
   * modules can't read each other's games.
   */
  static unwrap(value, module) {
    if (!(value instanceof Game) || value.#module === module) {
      return value instanceof Game ? value.#inner : undefined;
    }
    return value.#inner.state().moves.reduce((game, move) => game.play(move), module.fromPosition(value.startPosition));
  }

  get position() {
    return this.#inner.position();
  }

  get startPosition() {
    return this.#inner.startPosition();
  }

  get canonicalKey() {
    return this.#inner.canonicalKey();
  }

  legalMoves() {
    this.#legalMoves ??= view(() => this.#inner.legalMoves());
    return this.#legalMoves;
  }

  judge(move, language = "en") {
    return view(() => this.#inner.judge(text(move), tongue(language)));
  }

  isLegal(move) {
    return this.judge(move).length === 0;
  }

  mobility(piece, language = "en") {
    return view(() => this.#inner.mobility(text(piece), tongue(language)));
  }

  paths(move) {
    return view(() => this.#inner.paths(text(move)));
  }

  play(...moves) {
    return new Game(() => moves.reduce((game, move) => game.play(text(move)), this.#inner), this.#module);
  }

  undo() {
    const previous = this.#inner.previous();
    return previous ? new Game(() => previous, this.#module) : null;
  }

  toCanonical(move) {
    return view(() => this.#inner.toCanonical(text(move)));
  }

  fromCanonical(move) {
    const { piece, to } = members(move);
    return piece === undefined && to === undefined ? "pass"
      : call(() => this.#inner.fromCanonical(text(piece), ...cell(to)));
  }

  perft(depth) {
    return this.#inner.perft(whole(depth, 0, MOST_PERFT));
  }
}

/** Loads a module. Returns its exports, `game` to wrap a game, and `unwrap` to get the module's object of a game. */
export async function open(file, url) {
  if (!WebAssembly.validate(COLLECTED)) {
    throw new HiveError({ code: "platform", message: "hive-rules needs WebAssembly with garbage collection:"
      + " Node.js 22, Chromium 119, Firefox 120, Safari 18.2 or later." });
  }
  const { exports } = await load(await read(file, url));
  exports.connect(host);
  return { exports, game: act => new Game(act, exports), unwrap: value => Game.unwrap(value, exports) };
}
