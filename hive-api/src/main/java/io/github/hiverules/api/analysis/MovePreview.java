// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.api.spi.PackagePrivateValue;
import org.immutables.value.Value;

/**
 * The result of a legal move: the outcome and the repetition count. New versions may add values.
 *
 * @see Analysis#previews
 */
@Value.Immutable
@PackagePrivateValue
public abstract class MovePreview {
    MovePreview() {}

    /**
     * Returns the preview of a move.
     *
     * @param move the move
     * @param occurrences the number of times that the position after the move has occurred, at least 1
     * @param outcome the outcome after the move
     * @return the preview
     * @throws IllegalArgumentException if {@code occurrences} is less than 1 (for a draw by repetition, less than 3),
     *     or if no move can cause the outcome
     */
    public static MovePreview of(Move move, int occurrences, Outcome outcome) {
        return ImmutableMovePreview.of(move, occurrences, outcome);
    }

    /** {@return the move} */
    public abstract Move move();

    /**
     * Returns the number of times that the position after the move has occurred (R7.3).
     *
     * @return the number; 1 if the position is new
     */
    public abstract int occurrences();

    /** {@return the outcome of the game after the move} */
    public abstract Outcome outcome();

    @Value.Check
    void check() {
        if (occurrences() < 1) {
            throw new IllegalArgumentException("Expected at least 1 occurrence, found " + occurrences() + ".");
        }
        Termination reason = outcome().termination().orElse(Termination.QUEEN_SURROUNDED);
        if (!reason.isByMove()) {
            throw new IllegalArgumentException("Expected an outcome by a move, found: " + outcome() + ".");
        }
        if (reason == Termination.REPETITION && occurrences() < HiveRules.DRAWING_OCCURRENCES) {
            throw new IllegalArgumentException(
                    "Expected at least 3 occurrences for a draw by repetition, found " + occurrences() + ".");
        }
    }

    /** {@return whether the position after the move has occurred before} */
    public boolean isRepetition() {
        return occurrences() > 1;
    }
}
