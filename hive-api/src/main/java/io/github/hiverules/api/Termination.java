// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The reasons why a game can be over.
 *
 * <p>New versions may add reasons and change ordinals. To store a reason, use the name, not the ordinal. A
 * {@code switch} over reasons needs a {@code default}.
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
    /** A player has run out of time. The rules of Hive have no clock, but many games are played with a clock. */
    TIME,
    /** The record of the game states a result but no reason. */
    UNKNOWN;

    /** {@return whether a move causes this ending: the move surrounds a Queen Bee or repeats a position} */
    public boolean isByMove() {
        return this == QUEEN_SURROUNDED || this == BOTH_QUEENS_SURROUNDED || this == REPETITION;
    }
}
