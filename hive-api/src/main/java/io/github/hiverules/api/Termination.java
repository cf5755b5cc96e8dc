// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * Why a game is over. A later version may know more reasons: a program writes a {@code default} where it switches over them, and
 * stores the name, not the ordinal.
 */
public enum Termination {
    /** One side's Queen Bee is surrounded (R7.1). */
    QUEEN_SURROUNDED,
    /** Both Queen Bees were surrounded by the same move (R7.1). */
    BOTH_QUEENS_SURROUNDED,
    /** The same position occurred for the third time (R7.3). */
    REPETITION,
    /** The players agreed on a draw (R7.2). */
    AGREEMENT,
    /** A player resigned (R7.2). */
    RESIGNATION,
    /** A player ran out of time; the rules of Hive know no clock, but records do. */
    TIME,
    /** A record tells the result and not the reason. */
    UNKNOWN;

    /** Whether a move on the board ends a game for this reason: a Queen Bee is surrounded, or a position repeated. */
    public boolean isByMove() {
        return this == QUEEN_SURROUNDED || this == BOTH_QUEENS_SURROUNDED || this == REPETITION;
    }
}
