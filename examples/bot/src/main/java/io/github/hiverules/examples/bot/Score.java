// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

/** Scores of positions. A win scores {@link #WIN} minus the number of plies to the win. */
final class Score {
    /** Greater than all scores. */
    static final int INFINITE = 31_000;

    static final int WIN = 30_000;

    /** The maximum score of an evaluation. */
    static final int MAX_UNDECIDED = 10_000;

    /** Scores above this value mean a forced win. */
    static final int DECIDED = WIN - 1000;

    private Score() {}

    /** Returns the number of plies to the end of the game: positive for a win, negative for a loss, 0 if undecided. */
    static int pliesToEnd(int score) {
        return score > DECIDED ? WIN - score : score < -DECIDED ? -WIN - score : 0;
    }

    /**
     * Adds plies to the score of a win, and subtracts them from the score of a loss. Stored distances count from the
     * stored position, not from the root.
     */
    static int shift(int score, int plies) {
        return score > DECIDED ? score + plies : score < -DECIDED ? score - plies : score;
    }
}
