package io.github.hiverules.api.analysis;

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
    /** Whether the move leads to a position that has been there before. */
    public boolean isRepetition() {
        return occurrences > 1;
    }
}
