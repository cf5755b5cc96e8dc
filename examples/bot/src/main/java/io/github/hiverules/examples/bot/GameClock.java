// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.time.Duration;

/** The bot's clock and time management. */
final class GameClock {
    /** The assumed number of remaining moves. */
    private static final int EXPECTED_MOVES = 25;

    private Duration total = Duration.ZERO;
    private Duration increment = Duration.ZERO;
    private Duration left = Duration.ZERO;

    /** Sets the remaining time and the start time of new games; zero means no clock. */
    void total(Duration time) {
        total = time;
        left = time;
    }

    /** Sets the increment per move. */
    void increment(Duration time) {
        increment = time;
    }

    /** Starts a new game. */
    void restart() {
        left = total;
    }

    /** Returns the time for the next move: at most {@code max}, and at most half of the remaining time. */
    Duration share(Duration max) {
        if (total.isZero()) {
            return max;
        }
        Duration share =
                left.dividedBy(EXPECTED_MOVES).plus(increment.multipliedBy(3).dividedBy(4));
        return min(max, min(share, left.dividedBy(2)));
    }

    /** Subtracts the time of a move and adds the increment. */
    void moved(Duration taken) {
        Duration rest = left.minus(taken);
        left = (rest.isNegative() ? Duration.ZERO : rest).plus(increment);
    }

    private static Duration min(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }
}
