// Loads a WebAssembly module and wraps its games in objects of JavaScript.
import { load } from "./runtime.js";

/** Thrown if a text can't be parsed or a move is illegal. */
export class HiveError extends Error {
  constructor({ message, ...place }) {
    super(message);
    Object.assign(this, { name: "HiveError" }, place);
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

const wrapped = new WeakMap();

/** Returns the object that a WebAssembly module has for a game. */
const unwrap = game => wrapped.get(game);

/** An immutable game. The module's objects stay hidden. */
export class Game {
  #state;
  #moves;
  #fail;

  constructor(inner, fail) {
    wrapped.set(this, inner);
    this.#fail = fail;
    this.#state = Object.freeze(inner.state());
    Object.assign(this, this.#state);
    Object.freeze(this);
  }

  /** Returns whether the game belongs to the module with a function `fail`. Modules can't read each other's games. */
  isOf(fail) {
    return this.#fail === fail;
  }

  get position() {
    return unwrap(this).position();
  }

  get canonicalKey() {
    return unwrap(this).canonicalKey();
  }

  legalMoves() {
    this.#moves ??= Object.freeze(unwrap(this).legalMoves());
    return this.#moves;
  }

  judge(move, language = "en") {
    return unwrap(this).judge(move, language) ?? this.#fail();
  }

  isLegal(move) {
    return this.judge(move).length === 0;
  }

  play(...moves) {
    const last = moves.reduce((game, move) => game.play(move) ?? this.#fail(), unwrap(this));
    return new Game(last, this.#fail);
  }

  undo() {
    const previous = unwrap(this).previous();
    return previous ? new Game(previous, this.#fail) : null;
  }

  perft(depth) {
    return unwrap(this).perft(depth);
  }
}

/**
 * Loads a module. Returns its functions, `game` to wrap a game, `unwrap` to get the module's object of a game, and
 * `fail` to throw the last error.
 */
export async function open(file) {
  const { exports } = await load(await read(file));
  const fail = () => {
    throw new HiveError(exports.error());
  };
  const game = inner => new Game(inner ?? fail(), fail);
  const own = value => (value.isOf(fail) ? value : game(exports.start(value.rules)).play(...value.moves));
  return { exports, game, fail, unwrap: value => (value instanceof Game ? unwrap(own(value)) : undefined) };
}
