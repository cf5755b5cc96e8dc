// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.spi.PackagePrivateValue;
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

    /** {@return White's metrics} */
    public abstract SideMetrics white();

    /** {@return Black's metrics} */
    public abstract SideMetrics black();

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
