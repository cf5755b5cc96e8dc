package io.github.hiverules.api;

import java.io.Serializable;

/**
 * What can be counted about a position, for both sides alike (R8), whoever is to move.
 *
 * @param white White's figures
 * @param black Black's figures
 * @see HiveRules#figures(Position)
 */
public record Figures(SideFigures white, SideFigures black) implements Serializable {
    /** The figures of that side. */
    public SideFigures of(Color color) {
        return color == Color.WHITE ? white : black;
    }
}
