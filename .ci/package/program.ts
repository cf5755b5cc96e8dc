// A program that uses every function of the package. TypeScript compiles it in both resolutions, and Node.js runs it.
import { strict as assert } from "node:assert";
import { HiveError as RulesError, start as startRules } from "hive-rules";
import type { CanonicalMove, Cell, Language, Mobility, Move, Outcome, Path, Reason, Side, Stack, Step } from "hive-rules";
import { HiveError as BotError, bestMove, solve } from "hive-rules/bot";
import type { Solution } from "hive-rules/bot";
import { HiveError, cursor, fromPosition, fromRecord, parse, print, scan, start, svg } from "hive-rules/records";
import type {
  Arrow, Cursor, Format, Game, GameRecord, RecordedMove, Remark, Ruleset, ScanError, ScannedGame, Setup, Tag,
} from "hive-rules/records";

/** Returns the error of a call. */
function errorOf(call: () => unknown): HiveError {
  try {
    call();
  } catch (error) {
    assert(error instanceof HiveError);
    return error;
  }
  throw new Error("The call has no error.");
}

// Games

const opening: readonly string[] = ["wS1", "bG1 wS1-", "wQ -wS1", "bQ bG1-"];
const game: Game = startRules("Base+MLP").play(...opening);
const side: Side = game.sideToMove;
const outcome: Outcome = game.outcome;
const stacks: readonly Stack[] = game.stacks;
assert.deepEqual([game.rules, game.turn, game.ply, side], ["Base+MLP", 3, 4, "white"]);
assert.deepEqual([outcome.state, outcome.reason, game.isOver, game.winner], ["InProgress", undefined, false, null]);
assert.deepEqual([game.moves, game.mustPass, game.occurrences, game.resting], [opening, false, 1, null]);
assert.deepEqual([stacks[0]?.at, stacks[0]?.pieces], [[-1, 0], ["wQ"]]);
assert.equal(game.hands.white.length + game.hands.black.length, 24);
assert.equal(fromPosition(game.position).canonicalKey, game.canonicalKey);
assert.equal(game.startPosition, start().position);
assert.equal(game.undo()?.ply, 3);
assert.equal(startRules().undo(), null);
assert(Object.isFrozen(game.moves) && Object.isFrozen(game.hands.white));

const moves: readonly Move[] = game.legalMoves();
const placement: Move | undefined = moves.find(({ from }) => from === undefined);
const walk: Move | undefined = moves.find(({ from }) => from !== undefined);
assert(placement?.piece !== undefined && placement.to !== undefined && walk?.from !== undefined);
assert(game.isLegal(walk.move) && !game.isLegal("wS1 bQ-"));

const language: Language = "ru";
const reasons: readonly Reason[] = game.judge("wS1 bQ-", language);
const cells: readonly Cell[] = reasons[0]?.cells["piece"] ?? [];
const [q, r] = cells[0] ?? [1, 1];
assert.deepEqual([reasons[0]?.kind, reasons[0]?.rule, q, r], ["pinned", "R3.2", 0, 0]);
assert.match(reasons[0]?.message ?? "", /wS1/);

const free: Mobility = game.mobility("wQ");
const blocked: Mobility = game.mobility("wS1", language);
assert.deepEqual([free.kind, free.piece, free.reasons.length], ["free", "wQ", 0]);
assert.deepEqual([blocked.kind, blocked.moves.length, blocked.reasons[0]?.kind], ["blocked", 0, "pinned"]);

const path: Path | undefined = game.paths(free.moves[0]?.move ?? "")[0];
const step: Step | undefined = path?.steps[0];
assert.deepEqual([path?.kind, path?.piece, path?.movesAs, path?.thrower], ["walk", "wQ", "queen-bee", undefined]);
assert.deepEqual([path?.from, path?.rule, step?.to.length, step?.height], [[-1, 0], "R4.1", 2, 1]);

const canonical: CanonicalMove = game.toCanonical(walk.move);
assert.equal(canonical.piece, walk.piece);
assert.equal(canonical.to?.length, 2);
assert.equal(game.fromCanonical(canonical), walk.move);
assert.equal(start("Base").perft(2), 96);

const illegal: RulesError = errorOf(() => game.play("wS1 bQ-"));
assert.deepEqual([illegal.code, illegal.rule, illegal.ply, illegal.token], ["illegal-move", "R3.2", 5, "wS1 bQ-"]);
assert.deepEqual([illegal.line, illegal.column, illegal.name], [1, 1, "HiveError"]);
assert.equal(errorOf(() => game.isLegal("nonsense")).code, "piece");
assert.equal(RulesError, HiveError);
assert.equal(BotError, HiveError);

// Records

const scanned: readonly ScannedGame[] = scan("[White \"ann\"]\n1. wS1 {good}\n2. bG1 wS1- $1 (2. bS1 wS1-)\n3. wQ wQ/", language);
const found: ScannedGame | undefined = scanned[0];
const error: ScanError | undefined = found?.error;
const remarks: readonly Remark[] = found?.remarks ?? [];
const format: Format = found?.format ?? "SGF";
assert.deepEqual([found?.isValid, format, error?.line, error?.ply], [false, "PGN", 4, 3]);
assert.deepEqual([typeof error?.code, typeof error?.column, typeof error?.token], ["string", "number", "string"]);
assert.equal(error?.rule, undefined);
for (const { code, message, line, column, ply } of remarks) {
  assert(code.length > 0 && message.length > 0 && line > 0 && column > 0 && (ply ?? 1) > 0);
}
const record: GameRecord | undefined = found?.record;
assert(record !== undefined);
const tag: Tag | undefined = record.tags[0];
const recorded: RecordedMove | undefined = record.moves[1];
const setup: Setup = record.start;
const ruleset: Ruleset = setup.ruleset;
assert.deepEqual([tag?.name, tag?.value], ["White", "ann"]);
assert.deepEqual([recorded?.move, recorded?.nags, recorded?.clock], ["bG1 wS1-", [1], undefined]);
assert.deepEqual([recorded?.comments, recorded?.openingComments], [undefined, undefined]);
assert.equal(recorded?.variations?.[0]?.[0]?.move, "bS1 wS1-");
assert.deepEqual([setup.ply, setup.stacks.length, setup.resting, setup.passesWithoutQueen], [0, 0, undefined, undefined]);
assert.deepEqual([ruleset.queenMayOpen, ruleset.repetitionDraws, ruleset.symmetricRepetition], [false, true, undefined]);
assert.deepEqual([ruleset.gameType, record.comments, record.outcome.state], ["Base", undefined, "InProgress"]);
assert.equal(fromRecord(record).ply, 2);

const arrow: Arrow = { from: [0, 0], to: [1, 0] };
const end: Cursor = cursor(record).end();
const varied: Cursor = cursor(game).at("3").play("bA1 bG1-", "wA1 -wQ").previous() ?? end;
const noted: Cursor = varied.withTexts("solid").withCircles([0, 0]).withArrows(arrow).withNags(1, 3).withClock(59_000)
  .withOpeningComments("or");
assert.deepEqual([noted.path, noted.move, noted.texts, noted.comments.length], ["4.1.1", "bA1 bG1-", ["solid"], 3]);
assert.deepEqual([noted.circles, noted.arrows, noted.nags], [[[0, 0]], [arrow], [1, 3]]);
assert.deepEqual([noted.clock, noted.openingComments, noted.game.ply], [59_000, ["or"], 4]);
assert.deepEqual([noted.withClock(null).clock, noted.withComments().comments], [null, []]);
assert.equal(noted.promote().path, "4");
assert.equal(noted.promote().record.moves[3]?.variations?.length, 1);
assert.equal(noted.remove().choices().length, 1);
assert.deepEqual([cursor(record).move, cursor(record).previous(), end.next()], [null, null, null]);
assert.equal(cursor(record).next()?.choices()[1]?.path, "2.1.1");

const pgn: string = print(noted.record, "PGN");
assert.equal(scan(pgn)[0]?.isValid, true);
assert.match(print(game, "SGF"), /^\(;/);
assert.deepEqual(parse(print(game, "GAME_STRING")).moves, opening);
assert.match(print(game, "HOP"), /,w$/);
assert(print(game, "TEXT").includes("wS1") && print(game, "SVG") === svg(game));
assert(svg(game, { highlight: cells }) !== svg(game) && svg(noted) !== svg(noted.game));

// The bot and the solver

const best: string = bestMove(game, { nodes: 500, seed: 1 });
const solution: Solution = solve(game, { turns: 1, nodes: 1000 });
assert(game.isLegal(best) && game.isLegal(bestMove(game)));
assert.deepEqual([solution.isSolved, solution.isRefuted, solution.isComplete], [false, true, true]);
assert.deepEqual([solution.isUnique, solution.turns, solution.line, solution.firstMoves], [false, null, [], []]);
assert(solution.nodes === 0 && solve(game).nodes > 0);
