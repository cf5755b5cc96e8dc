// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import org.immutables.value.Value;

/**
 * What can be counted about a position, for both sides alike (R8), whoever is to move. A later version may count more.
 *
 * @see Analysis#metrics
 */
@Value.Immutable
@PackagePrivateValue
public abstract class PositionMetrics {
    PositionMetrics() {}

    /**
     * The metrics of both sides, for implementations of the rules and for readers of stored metrics.
     *
     * @throws IllegalArgumentException if {@code white} is not White's or {@code black} not Black's
     */
    public static PositionMetrics of(SideMetrics white, SideMetrics black) {
        return ImmutablePositionMetrics.of(requireNonNull(white, "white"), requireNonNull(black, "black"));
    }

    /** White's metrics. */
    public abstract SideMetrics white();

    /** Black's metrics. */
    public abstract SideMetrics black();

    @Value.Check
    void check() {
        if (white().color() != Color.WHITE || black().color() != Color.BLACK) {
            throw new IllegalArgumentException("White's metrics come first, then Black's.");
        }
    }

    /** The metrics of that side. */
    public SideMetrics of(Color color) {
        return requireNonNull(color, "color") == Color.WHITE ? white() : black();
    }
}
