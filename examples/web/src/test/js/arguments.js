// Calls every function of the package with every kind of wrong argument. Reports calls that don't throw a HiveError with a code.
import { answerAll } from "./ask.js";
import * as bot from "./npm/bot.js";
import * as records from "./npm/records.js";
import * as rules from "./npm/rules.js";

const self = {};
self.self = self;
const deep = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`);
const WRONG = [null, -1, NaN, 1.5, 11.5, 2 ** 32, Infinity, 10n, true, Symbol("x"), "?", "\ud800", "x".repeat(100_000), [], {}, [1],
  () => {}, new Date(NaN), self, deep, new Proxy({}, { get: () => 1 }), Object.create(null)];
const game = records.start();
const played = game.play("wS1");
const { record } = records.cursor(played);
const cell = [0, 0];

/** The functions by the object that has them, each with right arguments. */
const CALLS = [
  [rules, { start: ["Base"] }],
  [records, { start: ["Base"], parse: ["Base;wS1"], fromPosition: [game.position], fromRecord: [record], scan: ["", "en"],
    print: [record, "PGN"], svg: [game, {}], cursor: [record], answer: ["game", { game: "Base" }] }],
  [bot, { bestMove: [game, { nodes: 1 }], solve: [game, { turns: 1, nodes: 1 }] }],
  ...[rules.start().play("wS1"), played].map(one => [one, { legalMoves: [], play: ["bG1 wS1-"], undo: [],
    judge: ["bG1 wS1-", "en"], isLegal: ["bG1 wS1-"], mobility: ["wS1", "en"], paths: ["bG1 wS1-"], toCanonical: ["bG1 wS1-"],
    fromCanonical: [{ piece: "bG1", to: [1, 0] }], perft: [1] }]),
  [records.cursor(record).play("wS1"), { next: [], previous: [], choices: [], end: [], at: ["0"], play: ["bG1 wS1-"],
    promote: [], remove: [], withComments: ["x"], withTexts: ["x"], withOpeningComments: ["x"], withCircles: [cell],
    withArrows: [{ from: cell, to: cell }], withNags: [1], withClock: [1] }],
];
/** More right arguments: of other functions with a different first argument, and options. */
const MORE = [
  [records, "print", [played, "PGN"]],
  [bot, "bestMove", [game, { nodes: 1 }], wrong => [game, { nodes: wrong }]],
  [bot, "bestMove", [game, { nodes: 1 }], wrong => [game, { seed: wrong }]],
  [bot, "solve", [game], wrong => [game, { turns: wrong }]],
  [bot, "solve", [game], wrong => [game, { nodes: wrong }]],
  [records, "svg", [records.cursor(record), {}]],
  [records, "svg", [game], wrong => [game, { highlight: [wrong] }]],
  [records, "svg", [game], wrong => [game, { highlight: Array.isArray(wrong) ? null : wrong }]],
  [played, "fromCanonical", [{}], wrong => [{ piece: wrong, to: cell }]],
  [played, "fromCanonical", [{}], wrong => [{ piece: "wS1", to: wrong }]],
  [records.cursor(record).next(), "withArrows", [], wrong => [{ from: wrong, to: cell }]],
  [records.cursor(record).next(), "withCircles", [], wrong => [[wrong, 7]]],
  ...["start", "tags", "outcome", "moves"].map(member => [records, "fromRecord", [record], wrong =>
    [{ ...record, [member]: Array.isArray(wrong) && wrong.length === 0 ? null : wrong }]]),
];

/** Arguments that look wrong but are right: any text, none or other options, any rest of a record. */
const isRight = (name, index, wrong) => typeof wrong === "string" && /^scan|^with(Comments|Texts)/.test(name) && index === 0
  || index === 1 && /^(bestMove|solve|svg)$/.test(name) && wrong !== null && typeof wrong === "object"
  || name === "withClock" && (wrong === null || wrong === 2 ** 32)
  || name === "fromCanonical" && index === 0 && wrong !== null && typeof wrong === "object" && !Array.isArray(wrong);

function name(wrong) {
  try {
    return JSON.stringify(wrong).slice(0, 200);
  } catch {
    return typeof wrong;
  }
}

function attempt(target, method, list, faults) {
  try {
    const answer = target[method](...list);
    faults.push(`${method}(${list.map(name)}) returns ${JSON.stringify(answer)?.slice(0, 80)}`);
  } catch (error) {
    if (!(error instanceof rules.HiveError) || typeof error.code !== "string" || !error.message) {
      faults.push(`${method}(${list.map(name)}): ${error}`);
    }
  }
}

answerAll(() => {
  const faults = [];
  for (const [target, calls] of CALLS) {
    const prototype = Object.getPrototypeOf(target);
    const isModule = prototype === null;
    const methods = isModule ? Object.keys(target).filter(key => key !== "HiveError")
      : Object.getOwnPropertyNames(prototype).filter(key => key !== "constructor" && !Object.getOwnPropertyDescriptor(prototype, key).get);
    methods.filter(method => !(method in calls)).forEach(method => faults.push(`${method} is not tested`));
    for (const [method, right] of Object.entries(calls)) {
      right.forEach((_, index) => WRONG.filter(wrong => !isRight(method, index, wrong)).forEach(wrong =>
        attempt(target, method, right.with(index, wrong), faults)));
    }
  }
  for (const [target, method, right, vary] of MORE) {
    WRONG.forEach(wrong => attempt(target, method, vary ? vary(wrong) : right.with(0, wrong), faults));
  }
  return faults.join("\n");
});
