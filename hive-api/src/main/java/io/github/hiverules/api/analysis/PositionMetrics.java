package io.github.hiverules.api.analysis;

import io.github.hiverules.api.Color;

/**
 * What can be counted about a position, for both sides alike (R8), whoever is to move.
 *
 * @param white White's metrics
 * @param black Black's metrics
 * @see Analysis#metrics()
 */
public record PositionMetrics(SideMetrics white, SideMetrics black) {
    /** The metrics of that side. */
    public SideMetrics of(Color color) {
        return color == Color.WHITE ? white : black;
    }
}
