// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import org.immutables.value.Value;

/**
 * The metrics of both sides (R8), regardless of the side to move. New versions may add metrics.
 *
 * @see Analysis#metrics
 */
@Value.Immutable
@PackagePrivateValue
public abstract class PositionMetrics {
    PositionMetrics() {}

    /**
     * Returns the metrics of both sides. Meant for implementations of the rules and for deserialization.
     *
     * @param white White's metrics
     * @param black Black's metrics
     * @return the metrics
     * @throws IllegalArgumentException if {@code white} is not White's or {@code black} is not Black's
     */
    public static PositionMetrics of(SideMetrics white, SideMetrics black) {
        return ImmutablePositionMetrics.of(requireNonNull(white, "white"), requireNonNull(black, "black"));
    }

    /** {@return White's metrics} */
    public abstract SideMetrics white();

    /** {@return Black's metrics} */
    public abstract SideMetrics black();

    @Value.Check
    void check() {
        if (white().color() != Color.WHITE || black().color() != Color.BLACK) {
            throw new IllegalArgumentException("Expected the metrics of White and Black, found " + white().color()
                    + " and " + black().color() + ".");
        }
    }

    /**
     * Returns the metrics of a side.
     *
     * @param color the side
     * @return its metrics
     */
    public SideMetrics of(Color color) {
        return requireNonNull(color, "color") == Color.WHITE ? white() : black();
    }
}
