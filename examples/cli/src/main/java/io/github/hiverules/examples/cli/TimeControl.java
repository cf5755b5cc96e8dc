// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** The clocks of a game. Both sides start with equal times and get the increment after each of their moves. */
final class MatchClock {
    private static final Duration MAX_TIME = Duration.ofHours(100);

    /** The expected number of moves per game, for engines that don't manage a clock. */
    private static final int EXPECTED_MOVES = 25;

    /**
     * A time control.
     *
     * @param total the time at the start
     * @param increment the time for each move
     */
    record Control(Duration total, Duration increment) {
        /**
         * Parses seconds such as {@code 60} and {@code 60+0.5}.
         *
         * @throws IllegalArgumentException if the text is not a time of 0.001 s to 100 h with an optional increment
         */
        static Control parse(String text) {
            if (!text.matches("\\d{1,6}(\\.\\d{1,3})?(\\+\\d{1,6}(\\.\\d{1,3})?)?")) {
                throw new IllegalArgumentException("Expected seconds such as 60 or 60+0.5, found \"" + text + "\".");
            }
            String[] parts = text.split("\\+", -1);
            Control control = new Control(seconds(parts[0]), parts.length == 1 ? Duration.ZERO : seconds(parts[1]));
            if (control.total.isZero() || control.total.plus(control.increment).compareTo(MAX_TIME) > 0) {
                throw new IllegalArgumentException("Expected 0.001 seconds to 100 hours, found \"" + text + "\".");
            }
            return control;
        }

        private static Duration seconds(String text) {
            return Duration.ofMillis(new BigDecimal(text).movePointRight(3).longValueExact());
        }

        @Override
        public String toString() {
            String added = increment.isZero() ? "" : "+" + print(increment);
            return print(total) + added + " s";
        }
    }

    private final Control control;
    private final Map<Color, Duration> left = new EnumMap<>(Color.class);

    /** Creates the clocks of a new game. */
    MatchClock(Control control) {
        this.control = control;
        for (Color color : Color.values()) {
            left.put(color, control.total);
        }
    }

    /** Returns a side's remaining time. */
    Duration left(Color color) {
        return left.getOrDefault(color, Duration.ZERO);
    }

    Duration increment() {
        return control.increment;
    }

    /** Returns the limit of the next search for an engine that doesn't manage a clock. */
    SearchLimit share(Color color) {
        Duration time = left(color)
                .dividedBy(EXPECTED_MOVES)
                .plus(control.increment.multipliedBy(3).dividedBy(4));
        Duration most = left(color).dividedBy(2);
        return SearchLimit.time(time.compareTo(most) < 0 ? time : most);
    }

    /**
     * Stops the clock of the side that moved.
     *
     * @return false if the side exceeded its remaining time
     */
    boolean moved(Color color, Duration taken) {
        Duration rest = left(color).minus(taken);
        left.put(color, rest.plus(control.increment));
        return !rest.isNegative();
    }

    /** Prints seconds, with a fraction only if there is one. */
    static String print(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }
}
