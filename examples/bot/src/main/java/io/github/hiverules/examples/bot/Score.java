// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

/** Scores of positions. A win scores {@link #WIN} minus its distance in plies. */
final class Score {
    /** Greater than all scores. */
    static final int INFINITE = 31_000;

    static final int WIN = 30_000;

    /** Scores above this value mean a forced win. */
    static final int DECIDED = WIN - 1000;

    private Score() {}

    /**
     * Returns the number of plies to the end of the game. It is positive if the side to move wins, negative if it
     * loses, and 0 if the score is undecided.
     */
    static int pliesToEnd(int score) {
        return score > DECIDED ? WIN - score : score < -DECIDED ? -WIN - score : 0;
    }

    /**
     * Converts a score whose distance to a win counts from the root to a score whose distance counts from the position.
     */
    static int toTable(int score, int ply) {
        return score > DECIDED ? score + ply : score < -DECIDED ? score - ply : score;
    }

    /**
     * Converts a score whose distance to a win counts from the position to a score whose distance counts from the root.
     */
    static int fromTable(int score, int ply) {
        return score > DECIDED ? score - ply : score < -DECIDED ? score + ply : score;
    }
}
