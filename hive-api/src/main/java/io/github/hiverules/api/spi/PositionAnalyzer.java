// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import java.util.Optional;

/**
 * What an implementation of the rules provides for {@link Analysis}, found by {@link java.util.ServiceLoader}. It has no state
 * of its own and may be shared between threads. Programs call {@code Analysis}.
 */
public interface PositionAnalyzer {
    /** Answers {@link Analysis#metrics()}. */
    PositionMetrics metrics(Position position);

    /** Answers {@link Analysis#race(Color, int)}; the limit is 0 or greater. */
    Optional<Race> race(Position position, Color side, int limit);
}
