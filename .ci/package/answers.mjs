// Compares the package's declarations with its answers, both ways. Writes out/answers.ts, a program that assigns answers to the declared
// types and names the members that answers have. TypeScript rejects the program
// - if an answer has an undeclared member or a member of another type, or lacks a member;
// - if no answer has a declared member, lacks an optional member, or has null for a nullable member.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as rules from "hive-rules";
import * as bot from "hive-rules/bot";
import * as records from "hive-rules/records";

const [, , folder] = process.argv; // of records
const HERE = import.meta.dirname;
const MODULES = { rules, records, bot };
/** The maximum number of values of a type such as "white" | "black". */
const MOST_VALUES = 4;

/** For each declared type: the type of each member and of each method's answer. The modules are types with functions as methods. */
const declared = new Map();
/** The answers by type, such as `Move`, and by method, such as `Game.undo`. */
const samples = new Map();
const returned = new Map();

const members = (code, pattern) => new Map([...code.matchAll(pattern)].map(([, name, type]) => [name, type]));
for (const module of Object.keys(MODULES)) {
  const file = fileURLToPath(import.meta.resolve("hive-rules/package.json")).replace("package.json", `${module}.d.ts`);
  const code = readFileSync(file, "utf8").replace(/\/\*\*.*?\*\//gs, "");
  declared.set(module, { methods: members(code, /^export function (\w+)\(.*?\): (.*?);$/gms) });
  for (const [, type, body] of code.matchAll(/^export (?:interface|class) (\w+).*?\{$(.*?)^\}$/gms)) {
    declared.set(type, { members: members(body, /^ {2}readonly (\w+)\??: (.*);$/gm),
      methods: members(body, /^ {2}(\w+)\(.*\): (.*);$/gm) });
  }
}

const add = (map, name, value) => map.set(name, [...map.get(name) ?? [], value]);

/** Collects a value of a type, and the values of its members. */
function collect(type, value) {
  const name = type.match(/\w+/g).find(word => declared.has(word));
  if (name && Array.isArray(value)) {
    value.forEach(member => collect(name, member));
  } else if (name && value) {
    add(samples, name, value);
    declared.get(name).members.forEach((inner, member) => collect(inner, value[member]));
  }
}

/** Calls a method and collects its answer. Returns undefined if the arguments are wrong. */
function call(type, object, method, ...list) {
  try {
    const answer = object[method](...list);
    add(returned, `${type}.${method}`, answer);
    collect(declared.get(type).methods.get(method), answer);
    return answer;
  } catch (error) {
    if (!(error instanceof rules.HiveError)) {
      throw error;
    }
    collect("HiveError", error);
    return undefined;
  }
}

/** Calls all methods of a game. */
function ask(game) {
  const use = (method, ...list) => call("Game", game, method, ...list);
  for (const tried of ["wS1", "pass", "bA1 wQ-", "wB1 bQ", "wQ bQ/", "x"]) {
    use("judge", tried);
    use("isLegal", tried);
    use("play", tried);
  }
  ["wQ", "bM", "wP", "bG1", "bS1", "wA1"].forEach(piece => use("mobility", piece, "ru"));
  for (const { move } of use("legalMoves")) {
    use("paths", move);
    use("fromCanonical", use("toCanonical", move));
  }
  use("undo");
  use("perft", 1);
  ["GAME_STRING", "PGN", "SGF", "HOP", "SVG", "TEXT"].forEach(format => call("records", records, "print", game, format));
  call("records", records, "svg", game);
  call("bot", bot, "bestMove", game, { nodes: 1 });
  call("bot", bot, "solve", game, { turns: 1, nodes: 100 });
  const start = call("records", records, "cursor", game);
  call("records", records, "fromRecord", start.record);
  askCursor(start.end());
  askCursor(start);
}

function askCursor(cursor) {
  const use = (method, ...list) => call("Cursor", cursor, method, ...list);
  ["next", "previous", "choices", "end", "promote", "remove", "withComments", "withCircles", "withArrows"].forEach(method => use(method));
  use("at", "0");
  use("play", cursor.game.legalMoves()[0]?.move ?? "x");
  use("withTexts", "x");
  use("withOpeningComments", "x");
  use("withNags", 1);
  use("withClock", 1);
}

const TEXTS = readdirSync(folder).map(file => readFileSync(`${folder}/${file}`, "utf8")).concat(
  "1. wS1 {x}\n2. bG1 wS1- $1 {[%clk 0:01:02]} ({or} 2. bS1 wS1- {[%cal wS1 bS1][%csl wS1]})\n3. wQ wQ/", "?", "1. wS1 2. bS1 wS1- 3. bQ",
  "1. wS1 2. bG1 wS1- (2. bS1 -wS1 3. wS1 -bS1)",  "[GameType \"Base\"]\n{on the game}\n1. wS1 2. bQ\n", "Base;Draw;White[2];wS1;bS1 wS1-");
for (const { record } of TEXTS.flatMap(text => call("records", records, "scan", text))) {
  if (record?.moves.length > 1) {
    const last = records.fromRecord(record);
    [last, last.undo()].forEach(ask);
  }
}
call("records", records, "answer", "game", { game: "Base" });
const pillbug = call("rules", rules, "start", "Base+P").play("wP", "bS1 wP-", "wQ -wP", "bQ bS1-");
let repeated = call("records", records, "parse", "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
while (!repeated.isOver) {
  repeated = repeated.play("wQ /wS1", "bQ bS1\\", "wQ -wS1", "bQ bS1-");
}
const thrown = pillbug.play("wQ wP\\"); // the Pillbug throws it
[repeated, pillbug, thrown, records.fromPosition(thrown.position), records.start("Base symmetric-repetition"),
  records.fromPosition("QA-a,w"), call("records", records, "fromPosition", "QqA,b")].forEach(ask); // Black must pass
const varied = records.cursor(pillbug).at("3").play("bA1 bS1-").withComments("a", "[%csl wP]", "[%cal wP bS1]").withNags(1).withClock(1)
  .withOpeningComments("b");
askCursor(varied);
collect("Cursor", varied);
call("rules", rules, "start", 1);

// The program

const json = value => JSON.stringify(value);
const isObject = value => value instanceof Object && Object.getPrototypeOf(value) !== Object.prototype && !(value instanceof Error);
const namesOf = value => (value instanceof Error ? [...Object.keys(value).filter(name => name !== "name"), "message"]
  : [...Object.keys(value), ...isObject(value) ? Object.getOwnPropertyNames(Object.getPrototypeOf(value)).filter(name =>
    name !== "constructor") : []]);
const isData = value => typeof value !== "function" && (Array.isArray(value) || !isObject(value));
/** Returns the members of a value that JSON can hold: no methods, games and cursors. */
const data = value => Object.fromEntries(namesOf(value).map(name => [name, value[name]]).filter(([, member]) => isData(member)));
const shape = value => json(namesOf(value).map(name => [name, value[name] === null]));

const ofRecords = [...declared.keys()].filter(type => !MODULES[type] && type !== "Solution");
const lines = [`import type { ${ofRecords.join(", ")} } from "hive-rules/records";`,
  "import type { Solution } from \"hive-rules/bot\";",
  ...Object.keys(MODULES).map(module =>
    `import type * as ${module} from "hive-rules${module === "rules" ? "" : `/${module}`}";`),
  "type Own<T> = T extends Error ? Omit<T, \"name\" | \"stack\" | \"cause\"> : T;",
  "type Data<T> = { [K in keyof T as T[K] extends Game | Cursor | ((...list: never[]) => unknown) ? never : K]: T[K] };",
  "type Values<T> = string extends T ? Record<string, true> : Record<T & string, true>;",
  "declare function accept<T>(value: T): void;"];
const truths = names => `{ ${[...names].map(name => `${json(name)}: true`).join(", ")} }`;
for (const [type, { members: known }] of declared) {
  const values = samples.get(type) ?? [];
  if (known && values.length === 0) {
    throw new Error(`No answer is a ${type}.`);
  }
  new Map(values.map(value => [shape(value), value])).forEach(value => lines.push(`accept<Data<Own<${type}>>>(${json(data(value))});`));
  const names = new Set(values.flatMap(namesOf));
  lines.push(...known ? [`accept<Record<keyof Own<${type}>, true>>(${truths(names)}); // members of ${type}`] : []);
  for (const name of names) {
    const all = new Set(values.map(value => value[name]));
    const member = `${type}[${json(name)}]`;
    lines.push(`accept<undefined extends ${member} ? true : false>(${all.has(undefined)}); // whether ${type}.${name} is optional`,
      `accept<null extends ${member} ? true : false>(${all.has(null)}); // whether ${type}.${name} can be null`);
    const strings = [...all].filter(value => typeof value === "string");
    lines.push(...strings.length > 0 && strings.length <= MOST_VALUES
      ? [`accept<Values<NonNullable<${member}>>>(${truths(strings)}); // values of ${type}.${name}`] : []);
  }
}
for (const [type, { methods }] of declared) {
  for (const method of methods.keys()) {
    const answers = returned.get(`${type}.${method}`);
    if (!answers) {
      throw new Error(`${type}.${method} was not called.`);
    }
    const result = `ReturnType<${MODULES[type] ? `typeof ${type}.${method}` : `${type}["${method}"]`}>`;
    const answer = answers.find(value => value !== null);
    const isHidden = isObject([answer].flat()[0]);
    lines.push(`accept<null extends ${result} ? true : false>(${answers.includes(null)}); // whether ${type}.${method} can return null`,
      ...isHidden ? [] : [`accept<${result}>(${json(answer)}); // what ${type}.${method} returns`]);
  }
}
mkdirSync(`${HERE}/out`, { recursive: true });
writeFileSync(`${HERE}/out/answers.ts`, `${lines.join("\n")}\n`);
const count = map => [...map.values()].flat().length;
console.log(`${count(samples)} values and ${count(returned)} answers are compared with the declarations`);
