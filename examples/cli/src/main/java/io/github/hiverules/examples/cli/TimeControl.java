// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.examples.bot.GameClock;
import java.math.BigDecimal;
import java.time.Duration;

/**
 * The time control of a match: both sides start with the same time and get the increment after each of their moves.
 *
 * @param total the time at the start
 * @param increment the time for each move
 */
record TimeControl(Duration total, Duration increment) {
    private static final Duration MAX_TIME = Duration.ofHours(100);

    /**
     * Parses seconds such as {@code 60} and {@code 60+0.5}.
     *
     * @throws IllegalArgumentException if the text is not a time of 0.001 s to 100 h with an optional increment
     */
    static TimeControl parse(String text) {
        if (!text.matches("\\d{1,6}(\\.\\d{1,3})?(\\+\\d{1,6}(\\.\\d{1,3})?)?")) {
            throw new IllegalArgumentException("Expected seconds such as 60 or 60+0.5, found \"" + text + "\".");
        }
        String[] parts = text.split("\\+", -1);
        TimeControl control = new TimeControl(seconds(parts[0]), parts.length == 1 ? Duration.ZERO : seconds(parts[1]));
        if (control.total.isZero() || control.total.plus(control.increment).compareTo(MAX_TIME) > 0) {
            throw new IllegalArgumentException("Expected 0.001 seconds to 100 hours, found \"" + text + "\".");
        }
        return control;
    }

    private static Duration seconds(String text) {
        return Duration.ofMillis(new BigDecimal(text).movePointRight(3).longValueExact());
    }

    /** Returns a side's clock at the start of a game. */
    GameClock clock() {
        GameClock clock = new GameClock();
        clock.total(total);
        clock.increment(increment);
        return clock;
    }

    /** Prints seconds, with a fraction only if there is one. */
    static String print(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    @Override
    public String toString() {
        String added = increment.isZero() ? "" : "+" + print(increment);
        return print(total) + added + " s";
    }
}
