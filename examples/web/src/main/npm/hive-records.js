// The rules of Hive, and records, positions and pictures.
import { open } from "./module.js";

export { HiveError } from "./module.js";

const { exports, game, fail, unwrap } = await open("records.wasm");

export const start = (rules = "Base+MLP") => game(exports.start(rules));
export const parse = gameString => game(exports.parse(gameString));
export const fromPosition = position => game(exports.fromPosition(position));
export const fromRecord = record => game(exports.game(record));
export const scan = (text, language = "en") => exports.scan(text, language) ?? fail();
export const print = (value, format) => {
  const inner = unwrap(value);
  return (inner ? exports.print(inner, format) : exports.printRecord(value, format)) ?? fail();
};
export const svg = shown => print(shown, "SVG");
