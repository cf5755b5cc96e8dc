// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;

/**
 * What a legal move would bring about at once.
 *
 * @param move the move
 * @param occurrences how many times the position behind the move would have occurred in its game; 1 for a new one (R7.3)
 * @param outcome how the game would stand: won or lost, drawn, or in progress
 * @see Analysis#previews
 */
public record MovePreview(Move move, int occurrences, Outcome outcome) {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if {@code occurrences} is less than 1
     */
    public MovePreview {
        requireNonNull(move, "move");
        requireNonNull(outcome, "outcome");
        if (occurrences < 1) {
            throw new IllegalArgumentException("A position occurs at least once, not " + occurrences + " times.");
        }
    }

    /** Whether the move leads to a position that has been there before. */
    public boolean isRepetition() {
        return occurrences > 1;
    }
}
