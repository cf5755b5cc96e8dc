// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;

/**
 * What can be counted about a position, for both sides alike (R8), whoever is to move.
 *
 * @param white White's metrics
 * @param black Black's metrics
 * @see Analysis#metrics()
 */
public record PositionMetrics(SideMetrics white, SideMetrics black) {
    public PositionMetrics {
        requireNonNull(white, "white");
        requireNonNull(black, "black");
    }

    /** The metrics of that side. */
    public SideMetrics of(Color color) {
        return requireNonNull(color, "color") == Color.WHITE ? white : black;
    }
}
