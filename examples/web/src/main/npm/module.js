// Loads a WebAssembly module and wraps its games in objects of JavaScript.
import { load } from "./runtime.js";

/** The maximum depth of perft. Deeper counts take days, and are not exact as numbers of JavaScript. */
const MOST_DEPTH = 10;

/** Thrown if an argument is wrong, a text can't be parsed or a move is illegal. */
export class HiveError extends Error {
  constructor({ message, ...place }) {
    super(message);
    Object.assign(this, { name: "HiveError" }, place);
  }
}

function refuse(expected, found) {
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

/** Returns an argument that must be JSON. */
export function tree(value) {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return refuse("JSON", value);
  }
}

/** Calls a function of a module, which throws an object that describes an error. */
export function call(act) {
  try {
    return act();
  } catch (error) {
    throw error instanceof Error ? error : new HiveError(error);
  }
}

/** Returns the bytes of a file beside this one. */
async function read(file) {
  const url = new URL(file, import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url.href}: ${response.status} ${response.statusText}`);
  }
  return new Int8Array(await response.arrayBuffer());
}

/** Plays a game again with another module, because modules can't read each other's games. */
const replay = ({ rules, moves }, module) => moves.reduce((game, move) => game.play(move), module.start(rules));

/** An immutable game. The module's objects stay hidden. */
export class Game {
  rules;
  moves;
  #inner;
  #module;
  #legalMoves;

  /** Wraps the object that `act` returns, of the module with some exports. */
  constructor(act, module) {
    this.#inner = call(act);
    this.#module = module;
    Object.assign(this, this.#inner.state());
    Object.freeze(this);
  }

  /** Returns a module's object of a game, or undefined for other values. */
  static unwrap(value, module) {
    return !(value instanceof Game) ? undefined : value.#module === module ? value.#inner : replay(value, module);
  }

  get position() {
    return this.#inner.position();
  }

  get canonicalKey() {
    return this.#inner.canonicalKey();
  }

  legalMoves() {
    this.#legalMoves ??= Object.freeze(this.#inner.legalMoves());
    return this.#legalMoves;
  }

  judge(move, language = "en") {
    return call(() => this.#inner.judge(text(move), tongue(language)));
  }

  isLegal(move) {
    return this.judge(move).length === 0;
  }

  play(...moves) {
    return new Game(() => moves.reduce((game, move) => game.play(text(move)), this.#inner), this.#module);
  }

  undo() {
    const previous = this.#inner.previous();
    return previous ? new Game(() => previous, this.#module) : null;
  }

  perft(depth) {
    return Number.isInteger(depth) && depth >= 0 && depth <= MOST_DEPTH ? this.#inner.perft(depth)
      : refuse(`a whole number from 0 to ${MOST_DEPTH}`, depth);
  }
}

/** Loads a module. Returns its exports, `game` to wrap a game, and `unwrap` to get the module's object of a game. */
export async function open(file) {
  const { exports } = await load(await read(file));
  return { exports, game: act => new Game(act, exports), unwrap: value => Game.unwrap(value, exports) };
}
