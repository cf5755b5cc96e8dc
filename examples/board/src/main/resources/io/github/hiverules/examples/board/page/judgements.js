// Judges the moves of a game by the engine's evaluations. All numbers that calibrate the mistake finder are here.

import { moveAt, resultAt } from "./element/record.js";

/** The NAG ??. */
export const BLUNDER = 4;

/** The NAGs of mistakes, by the least loss of winning chance in percentage points. */
const MISTAKES = [[40, BLUNDER], [25, 2], [15, 6]];

/** Returns the NAG of a mistake, or undefined if the loss is small. */
export const markOf = loss => MISTAKES.find(([least]) => loss >= least)?.[1];

/** A move loses nothing if the engine prefers another move by fewer percentage points. */
const LEAST_GAP = 3;

/** A winner's move throws a proved win away if the next values are lower by more percentage points. */
const MOST_DOUBT = 30;

/** Returns whether the mover's chance is so small that no move loses anything. */
export const isLost = chance => chance <= 3;

const isProved = chance => chance === 0 || chance === 100;

/**
 * Returns White's chance after each move, or null if unknown. The engine judges a position twice: after the
 * move, and before the next move one ply deeper. Unless one of them is a proof, the mean counts, because odd and even
 * depths favour different sides. A proved result holds until the winner throws it away.
 *
 * @param {Evaluated[]} moves
 * @param {number | null} end White's chance at the end of the game, if the game is over
 */
function chancesOf(moves, end) {
  let proof = /** @type {number | null} */ (null);
  return moves.map(({ isWhite, evaluation }, i) => {
    const known = [moves[i + 1]?.evaluation?.bestChance, evaluation?.chance].filter(chance => chance !== undefined);
    const mean = known.length > 0 ? known.reduce((sum, chance) => sum + chance) / known.length : null;
    const chance = end !== null && i === moves.length - 1 ? end : known.find(isProved) ?? mean;
    const lost = proof !== null && proof === (isWhite ? 100 : 0) && chance !== null ? Math.abs(proof - chance) : 0;
    if (chance !== null && (isProved(chance) || lost > MOST_DOUBT)) {
      proof = isProved(chance) ? chance : null;
    }
    return proof ?? chance;
  });
}

/**
 * Judges the moves of a line. Returns for each move White's chance after the move and the mover's loss, or null. A loss
 * compares the smaller value before the move with the value after it. In a lost position no move loses anything. The
 * move that the engine prefers loses nothing, even if a later search refutes it. The record marks a move that allows a
 * win in one turn as a blunder, however small the loss is.
 *
 * @param {Evaluated[]} moves
 * @param {number | null} end
 * @returns {(Judgement | null)[]}
 */
export function judge(moves, end = null) {
  const chances = chancesOf(moves, end);
  return moves.map(({ isWhite, evaluation, isBlunder }, i) => {
    const chance = chances[i];
    if (!evaluation || chance === null) {
      return null;
    }
    const earlier = chances[i - 1] ?? evaluation.bestChance;
    const of = value => (isWhite ? value : 100 - value);
    const best = of(evaluation.bestChance);
    const before = isProved(earlier) ? of(earlier) : Math.min(best, of(earlier));
    const isBest = best - of(evaluation.chance) < LEAST_GAP;
    const loss = isBest ? 0 : Math.round(Math.max(0, before - of(chance)));
    const isDecided = isLost(before) || isLost(100 - of(chance));
    const mark = isBlunder && of(evaluation.chance) < best ? BLUNDER : markOf(loss);
    return { chance: Math.round(chance), loss, mark, better: evaluation.bestMove, isDecided };
  });
}

/** Returns the accuracy of one move: 100 without a loss, 40 at a loss of 20 percentage points, 9 at a loss of 50. */
const accuracyOf = loss => Math.max(5, 103.17 * Math.exp(-loss / 23) - 3.17);

/**
 * Returns a side's accuracy from 5 to 100, or null without moves. Moves of decided positions don't count, because
 * nothing can be lost there. The harmonic mean lets one blunder count more than many good moves.
 *
 * @param {Judgement[]} judgements
 */
export function accuracy(judgements) {
  const open = judgements.filter(({ isDecided, loss }) => !isDecided || loss > 0);
  const each = (open.length > 0 ? open : judgements).map(({ loss }) => accuracyOf(loss));
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
  const harmonic = each.length / each.reduce((sum, one) => sum + 1 / one, 0);
  return each.length > 0 ? Math.round((mean + harmonic) / 2) : null;
}

/** Returns the engine's evaluation of a move, or null. */
export const evaluationOf = ({ notes }, path) => (notes[path]?.evaluation?.bestMove ? notes[path].evaluation : null);

/** Returns the judgements of the moves of a line, by path. `first` is the ply of the first move. */
export function judgementsOf(game, line, first) {
  const paths = line.slice(1);
  const { state } = resultAt(game.record, line.at(-1)) ?? {};
  const end = state ? { WhiteWins: 100, BlackWins: 0 }[state] ?? 50 : null;
  const all = judge(paths.map((path, i) => ({ isWhite: (first + i) % 2 === 0, evaluation: evaluationOf(game, path),
    isBlunder: moveAt(game.record, path).nags?.includes(BLUNDER) })), end);
  return new Map(paths.map((path, i) => [path, all[i]]));
}
