// Judges the moves of a game by the engine's evaluations. All numbers that calibrate the mistake finder are here.

/** The NAGs of mistakes, by the least loss of winning chance in percentage points. */
const MISTAKES = [[40, 4], [25, 2], [15, 6]];

/** Returns the NAG of a mistake, or undefined if the loss is small. */
export const markOf = loss => MISTAKES.find(([least]) => loss >= least)?.[1];

const isProved = chance => chance === 0 || chance === 100;

/**
 * Returns White's chance after each move, or null where it is unknown. The engine judges a position twice: after the
 * move, and before the next move one ply deeper. Unless one of them is a proof, the mean counts, because odd and even
 * depths favour different sides. A proved result holds as long as no later value favours the other side, and between
 * two proofs for the same side.
 *
 * @param {Evaluated[]} moves
 * @param {number | null} end White's chance at the end of the game, if the game is over
 */
function chancesOf(moves, end) {
  /** @type {(number | null)[]} */
  const chances = moves.map(({ evaluation }, i) => {
    const after = evaluation?.chance;
    const before = moves[i + 1]?.evaluation?.best;
    const known = [before, after].filter(chance => chance !== undefined);
    const mean = known.length > 0 ? known.reduce((sum, chance) => sum + chance) / known.length : null;
    return known.find(isProved) ?? mean;
  });
  if (end !== null && moves.length > 0) {
    chances[moves.length - 1] = end;
  }
  for (const [i, chance] of chances.entries()) {
    if (chance !== null && isProved(chance)) {
      const next = chances.findIndex((one, k) => k > i && one !== null && isProved(one));
      const isAgain = next > 0 && chances[next] === chance;
      for (let k = i + 1; k < (isAgain ? next : chances.length); k++) {
        if (!isAgain && (chances[k] ?? 50) * (chance - 50) <= 50 * (chance - 50)) {
          break;
        }
        chances[k] = chance;
      }
    }
  }
  return chances;
}

/**
 * Judges the moves of a line. Returns for each move White's chance after the move and the mover's loss, or null. A loss
 * compares the smaller value before the move with the value after it. In a lost position no move loses anything.
 *
 * @param {Evaluated[]} moves
 * @param {number | null} end
 * @returns {(Judgement | null)[]}
 */
export function judge(moves, end = null) {
  const chances = chancesOf(moves, end);
  return moves.map(({ isWhite, evaluation }, i) => {
    const chance = chances[i];
    if (!evaluation || chance === null) {
      return null;
    }
    const earlier = chances[i - 1] ?? evaluation.best;
    const of = value => (isWhite ? value : 100 - value);
    const before = isProved(earlier) ? of(earlier) : Math.min(of(evaluation.best), of(earlier));
    const loss = Math.round(Math.max(0, before - of(chance)));
    return { chance: Math.round(chance), loss, better: evaluation.move, isDecided: before <= 3 || of(chance) >= 97 };
  });
}

/** Returns the accuracy of one move: 100 without a loss, 54 at a loss of 20 percentage points, 10 at a loss of 50. */
const accuracyOf = loss => Math.max(5, 103.17 * Math.exp(-loss / 30) - 3.17);

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
