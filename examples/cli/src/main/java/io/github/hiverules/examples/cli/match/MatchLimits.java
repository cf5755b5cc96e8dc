// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.examples.common.GameClock;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * The limits of a game: a limit per search or a clock per side, and a maximum length.
 *
 * @param move the limit per search, used if there is no clock
 * @param nodes the nodes per search, set by the option {@link #NODES}, or 0 for no limit
 * @param total each side's initial time, or zero for no clock
 * @param increment the time added to a side's clock after each move
 * @param maxPlies the number of plies after which a game is a draw
 */
record MatchLimits(SearchLimit move, int nodes, Duration total, Duration increment, int maxPlies) {
    private static final Duration MAX_TIME = Duration.ofHours(100);

    /** The option of engines that limits the nodes of a search. */
    static final String NODES = "MaxNodes";

    private static final int DEPTH_WITH_NODES = 30;

    static MatchLimits ofNodes(int nodes, int maxPlies) {
        return new MatchLimits(SearchLimit.depth(DEPTH_WITH_NODES), nodes, Duration.ZERO, Duration.ZERO, maxPlies);
    }

    static MatchLimits of(SearchLimit move, int maxPlies) {
        return new MatchLimits(move, 0, Duration.ZERO, Duration.ZERO, maxPlies);
    }

    /**
     * Parses a clock such as {@code 60} or {@code 60+0.5}, in seconds.
     *
     * @throws IllegalArgumentException unless the text is a time from 0.001 s to 100 h with an optional increment
     */
    static MatchLimits ofClock(String text, int maxPlies) {
        if (!text.matches("\\d{1,6}(\\.\\d{1,3})?(\\+\\d{1,6}(\\.\\d{1,3})?)?")) {
            throw new IllegalArgumentException("Expected seconds such as 60 or 60+0.5, found \"" + text + "\".");
        }
        String[] parts = text.split("\\+", -1);
        Duration total = HiveCommand.seconds(parts[0]);
        Duration increment = parts.length == 1 ? Duration.ZERO : HiveCommand.seconds(parts[1]);
        if (total.isZero() || total.plus(increment).compareTo(MAX_TIME) > 0) {
            throw new IllegalArgumentException("Expected 0.001 seconds to 100 hours, found \"" + text + "\".");
        }
        return new MatchLimits(SearchLimit.time(total), 0, total, increment, maxPlies);
    }

    /** Returns a side's clock at the start of a game, or empty if games have no clock. */
    Optional<GameClock> clock() {
        return total.isZero() ? Optional.empty() : Optional.of(new GameClock(total, increment));
    }

    /** Prints a time in seconds without trailing zeros. */
    static String print(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    @Override
    public String toString() {
        String added = increment.isZero() ? "" : "+" + print(increment);
        if (nodes > 0) {
            return nodes + " nodes";
        }
        return total.isZero() ? move.toString() : print(total) + added + " s";
    }
}
