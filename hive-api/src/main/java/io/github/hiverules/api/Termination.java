// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The reasons why a game can be over.
 *
 * <p>New versions may add reasons. So a {@code switch} needs a {@code default}; store the name, not the ordinal.
 */
public enum Termination {
    /** A Queen Bee is surrounded (R7.1). */
    QUEEN_SURROUNDED,
    /** A move has surrounded both Queen Bees at once (R7.1). */
    BOTH_QUEENS_SURROUNDED,
    /** A position has occurred for the third time (R7.3). */
    REPETITION,
    /** The players have agreed on a draw (R7.2). */
    AGREEMENT,
    /** A player has resigned (R7.2). */
    RESIGNATION,
    /** A player has run out of time. The rules of Hive have no clock, but records do. */
    TIME,
    /** The record states a result without a reason. */
    UNKNOWN;

    /** {@return whether a move ends the game for this reason: by surrounding a Queen Bee or by repetition} */
    public boolean isByMove() {
        return this == QUEEN_SURROUNDED || this == BOTH_QUEENS_SURROUNDED || this == REPETITION;
    }
}
