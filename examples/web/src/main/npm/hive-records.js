// The rules of Hive, and records, positions and pictures.
import { call, oneOf, open, text, tongue, tree } from "./module.js";

export { HiveError } from "./module.js";

/** The formats of records, and the formats of positions. */
const [RECORDS, POSITIONS] = [["GAME_STRING", "PGN", "SGF"], ["HOP", "SVG", "TEXT"]];

const { exports, game, unwrap } = await open("records.wasm");

export const start = (rules = "Base+MLP") => game(() => exports.start(text(rules)));
export const parse = gameString => game(() => exports.parse(text(gameString)));
export const fromPosition = position => game(() => exports.fromPosition(text(position)));
export const fromRecord = record => game(() => exports.game(tree(record)));
export const scan = (string, language = "en") => call(() => exports.scan(text(string), tongue(language)));
export const print = (value, format) => call(() => {
  const inner = unwrap(value);
  return inner ? exports.print(inner, oneOf([...RECORDS, ...POSITIONS], format))
    : exports.printRecord(tree(value), oneOf(RECORDS, format));
});
export const svg = shown => print(shown, "SVG");
