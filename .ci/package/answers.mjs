// Calls every function of the package, and compares the declarations with the answers, both ways: writes the program out/answers.ts. Also
// writes out/page.ts, which compares the types of the board's page with answers to the page's questions.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as rules from "hive-rules";
import * as bot from "hive-rules/bot";
import * as records from "hive-rules/records";
import { Declarations, isHidden } from "./declarations.mjs";

const [, , folder, page] = process.argv; // records, and the page's declarations
const MODULES = { rules, records, bot };
const PIECES = ["wQ", "bM", "wP", "bG1", "bS1", "wA1"];
const HERE = import.meta.dirname;

const file = name => fileURLToPath(import.meta.resolve("hive-rules/package.json")).replace("package.json", name);
const codes = Object.fromEntries(Object.keys(MODULES).map(module => [module, readFileSync(file(`${module}.d.ts`), "utf8")]));
const declared = new Declarations(Object.values(codes).join("\n"));
/** The types of methods' answers, by type or module. */
const methods = new Map([...declared.types].map(([type, { methods: known }]) => [type, known]));
Object.entries(codes).forEach(([module, code]) => methods.set(module, new Declarations(code).functions));
/** The answers by method, such as `Game.undo`. */
const returned = new Map();
const games = [];

/** Calls a method and collects its answer. Returns undefined if the arguments are wrong. */
function call(type, object, method, ...list) {
  try {
    const answer = object[method](...list);
    returned.set(`${type}.${method}`, [...returned.get(`${type}.${method}`) ?? [], answer]);
    declared.collect(methods.get(type).get(method), answer);
    return answer;
  } catch (error) {
    if (!(error instanceof rules.HiveError)) {
      throw error;
    }
    declared.collect("HiveError", error);
    return undefined;
  }
}

/** Calls all methods of a game. */
function ask(game) {
  games.push(game);
  const use = (method, ...list) => call("Game", game, method, ...list);
  for (const tried of ["wS1", "pass", "bA1 wQ-", "wB1 bQ", "wQ bQ/", "x"]) {
    use("judge", tried);
    use("isLegal", tried);
    use("play", tried);
  }
  PIECES.forEach(piece => use("mobility", piece, "ru"));
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

const TEXTS = readdirSync(folder).map(name => readFileSync(`${folder}/${name}`, "utf8")).concat(
  "1. wS1 {x}\n2. bG1 wS1- $1 {[%clk 0:01:02]} ({or} 2. bS1 wS1- {[%cal wS1 bS1][%csl wS1]})\n3. wQ wQ/", "?", "1. wS1 2. bS1 wS1- 3. bQ",
  "1. wS1 2. bG1 wS1- (2. bS1 -wS1 3. wS1 -bS1)", "[GameType \"Base\"]\n{on the game}\n1. wS1 2. bQ\n", "Base;Draw;White[2];wS1;bS1 wS1-");
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
declared.collect("Cursor", varied);
call("rules", rules, "start", 1);

/** Returns the lines that compare a method's answers with its declaration. */
function compare(type, method) {
  const answers = returned.get(`${type}.${method}`);
  if (!answers) {
    throw new Error(`${type}.${method} was not called.`);
  }
  const result = `ReturnType<${MODULES[type] ? `typeof ${type}.${method}` : `${type}["${method}"]`}>`;
  const answer = answers.find(value => value !== null);
  return [`accept<null extends ${result} ? true : false>(${answers.includes(null)}); // whether ${type}.${method} can return null`,
    ...isHidden([answer].flat()[0]) ? [] : [`accept<${result}>(${JSON.stringify(answer)}); // what ${type}.${method} returns`]];
}

declared.requireValues([...declared.types.keys()]);
const names = [...declared.types.keys()].filter(type => type !== "Solution");
mkdirSync(`${HERE}/out`, { recursive: true });
writeFileSync(`${HERE}/out/answers.ts`, [`import type { ${names.join(", ")} } from "hive-rules/records";`,
  "import type * as rules from \"hive-rules\";", "import type * as records from \"hive-rules/records\";",
  "import type * as bot from \"hive-rules/bot\";", "type Solution = bot.Solution;", ...declared.lines(),
  ...[...methods].flatMap(([type, known]) => [...known.keys()].flatMap(method => compare(type, method)))].join("\n"));
console.log(`${declared.size} values of ${declared.types.size} types are compared with the package's declarations`);

// The page

const asked = new Declarations(readFileSync(page, "utf8"));

/** Asks a question of the page. Returns an empty object if the answer is an error. */
function question(name, content) {
  try {
    return records.answer(name, content);
  } catch {
    return {};
  }
}

function askAsPage(game) {
  const line = [game.startPosition, ...game.moves].join(";");
  asked.collect("View", question("game", { game: line }));
  asked.collect("SetupView", question("setup", { position: game.position }));
  for (const piece of PIECES) {
    asked.collect("Reason", question("why", { game: line, piece }).reasons);
    asked.collect("Move", question("throws", { game: line, piece }).throws);
    asked.collect("Reason", question("move", { game: line, move: `${piece} bQ-` }).reasons);
  }
  game.legalMoves().forEach(({ move }) => asked.collect("Path", question("paths", { game: line, move }).paths));
}

games.forEach(askAsPage);
games.forEach(game => asked.collect("GameRecord", records.cursor(game).record));
asked.collect("SetupView", question("setup", { setup: { ...records.cursor(thrown).record.start, ply: 1, stacks: thrown.stacks } }));
for (const text of [...TEXTS, "Base;InProgress;White[3];wS1;bS1 wS1-;wS1 bS1-"]) {
  const { game } = question("records", { text });
  asked.collect("GameRecord", game?.record);
  asked.collect("RecordError", game?.error);
}
asked.requireValues(["View", "SetupView", "Metrics", "Move", "Path", "Step", "Reason", "GameRecord", "RecordedMove", "Tag", "RecordError"]);
writeFileSync(`${HERE}/out/page.ts`, asked.lines().join("\n"));
console.log(`${asked.size} values are compared with the declarations of the board's page`);
