// The rules of Hive: legal moves, and the reasons why a move is illegal.
import { open, text } from "./module.js";

export { HiveError } from "./module.js";

const { exports, game } = await open("rules.wasm", new URL("./rules.wasm", import.meta.url));

export const start = (rules = "Base+MLP") => game(() => exports.start(text(rules)));
