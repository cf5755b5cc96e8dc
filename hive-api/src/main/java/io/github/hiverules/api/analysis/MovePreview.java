// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.spi.HiveRules;
import org.immutables.value.Value;

/**
 * What a legal move would bring about at once. A later version may tell more.
 *
 * @see Analysis#previews
 */
@Value.Immutable
@PackagePrivateValue
public abstract class MovePreview {
    MovePreview() {}

    /**
     * Returns a preview.
     *
     * @throws IllegalArgumentException if {@code occurrences} is less than 1, if no move leads to that outcome, or if a repetition
     *     draws before the third occurrence
     */
    public static MovePreview of(Move move, int occurrences, Outcome outcome) {
        return ImmutableMovePreview.of(move, occurrences, outcome);
    }

    /** The move. */
    public abstract Move move();

    /** How many times the position behind the move would have occurred in its game; 1 for a new one (R7.3). */
    public abstract int occurrences();

    /** How the game would stand: won or lost, drawn, or in progress. */
    public abstract Outcome outcome();

    @Value.Check
    void check() {
        if (occurrences() < 1) {
            throw new IllegalArgumentException("A position occurs at least once, not " + occurrences() + " times.");
        }
        Termination reason = outcome().termination().orElse(Termination.QUEEN_SURROUNDED);
        if (!reason.isByMove()) {
            throw new IllegalArgumentException("No move leads to this outcome: " + outcome() + ".");
        }
        if (reason == Termination.REPETITION && occurrences() < HiveRules.DRAWING_OCCURRENCES) {
            throw new IllegalArgumentException(
                    "A repetition draws at the third occurrence, not at number " + occurrences() + ".");
        }
    }

    /** Whether the move leads to a position that has been there before. */
    public boolean isRepetition() {
        return occurrences() > 1;
    }
}
