package io.github.hiverules.api;

import java.io.Serializable;

/**
 * What a legal move would bring about at once.
 *
 * @param move the move
 * @param occurrences how many times the position behind the move would have occurred in its game; 1 for a new one (R7.3)
 * @param outcome how the game would stand: won or lost, drawn, or in progress
 * @see Game#prospects()
 */
public record Prospect(Move move, int occurrences, Outcome outcome) implements Serializable {
    /** Whether the move leads to a position that has been there before. */
    public boolean isRepetition() {
        return occurrences > 1;
    }
}
