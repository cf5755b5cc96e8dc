// Calls the package's functions with wrong arguments, and reports calls that don't throw a HiveError with a code.
import * as records from "./npm/hive-records.js";
import * as rules from "./npm/hive-rules.js";

const WRONG = [null, -1, NaN, 1.5, 11, 2 ** 32, 10n, true, Symbol("x"), "?", [], {}, () => {}];
const game = records.start();
const { record } = records.scan("Base;wS1")[0];
const calls = [rules, records].flatMap(({ start, HiveError }) => {
  const { perft, play, judge, isLegal } = Object.getPrototypeOf(start());
  const on = method => value => method.call(start(), value);
  return [start, on(perft), on(play), on(judge), on(isLegal), value => start().judge("wS1", value)]
    .map(call => [call, HiveError]);
}).concat([records.parse, records.fromPosition, records.fromRecord, records.svg, value => records.print(value, "PGN"),
  value => records.print(game, value), value => records.print(record, value), value => records.scan("", value),
  value => records.scan(value === "?" ? null : value)].map(call => [call, records.HiveError]));
const faults = calls.flatMap(([call, HiveError]) => WRONG.flatMap(value => {
  try {
    return `${call} accepts ${String(value)}: ${JSON.stringify(call(value))}`;
  } catch (error) {
    return error instanceof HiveError && typeof error.code === "string" ? [] : `${call} with ${String(value)}: ${error}`;
  }
}));
await fetch("result", { method: "POST", body: faults.join("\n") });
