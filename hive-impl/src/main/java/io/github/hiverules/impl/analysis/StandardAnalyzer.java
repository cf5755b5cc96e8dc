// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.analysis;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.PositionMetrics;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.spi.PositionAnalyzer;
import io.github.hiverules.impl.board.Board;
import java.util.Optional;

/**
 * Answers the questions of {@link io.github.hiverules.api.analysis.Analysis} on the packed board. Safe for use by several
 * threads.
 */
public final class StandardAnalyzer implements PositionAnalyzer {
    /** The analyzer; all instances are alike. */
    public StandardAnalyzer() {}

    @Override
    public PositionMetrics metrics(Position position) {
        return MetricsCalculator.of(new Board(position));
    }

    @Override
    public Optional<Race> race(Position position, Color side, int limit) {
        return RaceSearch.race(new Board(position), side.ordinal(), limit);
    }
}
