// The rules of Hive, and records, positions and pictures.
import {
  HiveError, call, cell, cells, members, oneOf, open, refuse, text, tongue, tree, view, whole,
} from "./module.js";

export { HiveError } from "./module.js";

/** The formats of records, and the formats of positions. */
const [RECORDS, POSITIONS] = [["GAME_STRING", "PGN", "SGF"], ["HOP", "SVG", "TEXT"]];

const QUESTIONS = ["game", "move", "paths", "record", "records", "setup", "throws", "why"];

/** The maximum of a clock: a million hours, in milliseconds. */
const MOST_CLOCK = 3_600_000_000_000;

const { exports, game, unwrap } = await open("records.wasm", new URL("./records.wasm", import.meta.url));

/** An immutable place in a record. The module's objects stay hidden. */
class Cursor {
  #inner;

  /** Wraps the object that `act` returns. */
  constructor(act) {
    this.#inner = call(act);
    Object.assign(this, view(() => this.#inner.state()));
    Object.freeze(this);
  }

  /** Draws a cursor. Returns undefined for other values. */
  static svg(value, highlight) {
    return value instanceof Cursor ? value.#inner.svg(highlight) : undefined;
  }

  static #of(inner) {
    return inner ? new Cursor(() => inner) : null;
  }

  #with(kind, notes) {
    return new Cursor(() => this.#inner.with(kind, notes));
  }

  get game() {
    return game(() => this.#inner.game());
  }

  get record() {
    return view(() => this.#inner.record());
  }

  next() {
    return Cursor.#of(this.#inner.next());
  }

  previous() {
    return Cursor.#of(this.#inner.previous());
  }

  choices() {
    return Object.freeze(this.#inner.choices().map(inner => Cursor.#of(inner)));
  }

  end() {
    return Cursor.#of(this.#inner.end());
  }

  at(path) {
    return new Cursor(() => this.#inner.at(text(path)));
  }

  play(...moves) {
    return new Cursor(() => moves.reduce((cursor, move) => cursor.play(text(move)), this.#inner));
  }

  promote() {
    return new Cursor(() => this.#inner.promote());
  }

  remove() {
    return new Cursor(() => this.#inner.remove());
  }

  withComments(...comments) {
    return this.#with("comments", comments.map(text));
  }

  withTexts(...texts) {
    return this.#with("texts", texts.map(text));
  }

  withOpeningComments(...comments) {
    return this.#with("openingComments", comments.map(text));
  }

  withCircles(...circled) {
    return this.#with("circles", cells(circled));
  }

  withArrows(...arrows) {
    return this.#with("arrows", arrows.map(arrow => {
      const { from, to } = members(arrow);
      return [cell(from), cell(to)];
    }));
  }

  withNags(...nags) {
    return this.#with("nags", nags.map(nag => whole(nag, 0, 255)));
  }

  withClock(millis) {
    return this.#with("clock", millis === null ? [] : [whole(millis, 0, MOST_CLOCK)]);
  }
}

export const start = (rules = "Base+MLP") => game(() => exports.start(text(rules)));
export const parse = gameString => game(() => exports.parse(text(gameString)));
export const fromPosition = position => game(() => exports.fromPosition(text(position)));
export const fromRecord = record => game(() => exports.game(tree(record)));
export const scan = (string, language = "en") => view(() => exports.scan(text(string), tongue(language)));
export const print = (value, format) => call(() => {
  const inner = unwrap(value);
  return inner ? exports.print(inner, oneOf([...RECORDS, ...POSITIONS], format))
    : exports.printRecord(tree(value), oneOf(RECORDS, format));
});
export const svg = (shown, options = {}) => {
  const { highlight = [] } = members(options);
  return call(() => {
    const marked = cells(highlight);
    return Cursor.svg(shown, marked) ?? exports.svg(unwrap(shown) ?? refuse("a game or a cursor", shown), marked);
  });
};
export const cursor = value => new Cursor(() => {
  const inner = unwrap(value);
  return inner ? exports.cursorOfGame(inner) : exports.cursor(tree(value));
});

/** Answers a question of <hive-board>. */
export function answer(question, content) {
  const { error, ...rest } = exports.answer(oneOf(QUESTIONS, question), members(tree(content)));
  if (error) {
    throw new HiveError({ code: "question", ...error });
  }
  return rest;
}
