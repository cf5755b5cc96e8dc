// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.examples.common.GameClock;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The limits of a game: a limit per search or a clock per side, and a maximum length.
 *
 * @param name the limit in output and in records, such as {@code 60+0.5 s}
 * @param move the limit per search, used if there is no clock
 * @param nodes the nodes per search, which engines get by the option {@link #NODES}
 * @param clock creates a side's clock at the start of a game, or returns empty if games have no clock
 * @param maxPlies the number of plies after which a game is a draw
 */
record MatchLimits(
        String name, SearchLimit move, Optional<Integer> nodes, Supplier<Optional<GameClock>> clock, int maxPlies) {
    private static final Duration MAX_TIME = Duration.ofHours(100);

    /** The option of engines that limits the nodes of a search. */
    static final String NODES = "MaxNodes";

    private static final int DEPTH_WITH_NODES = 30;

    /** Returns a limit per search that engines get by the option {@link #NODES}. */
    static MatchLimits ofNodes(int nodes, int maxPlies) {
        return new MatchLimits(
                nodes + " nodes", SearchLimit.depth(DEPTH_WITH_NODES), Optional.of(nodes), Optional::empty, maxPlies);
    }

    static MatchLimits of(SearchLimit move, int maxPlies) {
        return new MatchLimits(move.toString(), move, Optional.empty(), Optional::empty, maxPlies);
    }

    /**
     * Parses a clock such as {@code 60} or {@code 60+0.5}, in seconds.
     *
     * @throws IllegalArgumentException unless the text is a time from 0.001 s to 100 h with an optional increment
     */
    static MatchLimits ofClock(String text, int maxPlies) {
        if (!text.matches("\\d{1,6}(\\.\\d{1,3})?(\\+\\d{1,6}(\\.\\d{1,3})?)?")) {
            throw badClock(text);
        }
        String[] parts = text.split("\\+", -1);
        Duration total = HiveCommand.seconds(new BigDecimal(parts[0]));
        Duration increment = parts.length == 1 ? Duration.ZERO : HiveCommand.seconds(new BigDecimal(parts[1]));
        if (total.isZero() || total.plus(increment).compareTo(MAX_TIME) > 0) {
            throw badClock(text);
        }
        String name = print(total) + (increment.isZero() ? "" : "+" + print(increment)) + " s";
        return new MatchLimits(
                name,
                SearchLimit.time(total),
                Optional.empty(),
                () -> Optional.of(new GameClock(total, increment)),
                maxPlies);
    }

    private static IllegalArgumentException badClock(String text) {
        return new IllegalArgumentException(
                "Expected 0.001 to 360000 seconds, such as 60 or 60+0.5, found \"" + text + "\".");
    }

    /** Prints a time in seconds without trailing zeros. */
    static String print(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }
}
