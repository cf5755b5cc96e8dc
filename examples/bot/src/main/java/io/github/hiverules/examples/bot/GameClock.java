// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.time.Duration;

/** The bot's clock in a game, and how the bot divides the time. */
final class GameClock {
    /** The number of moves for which the time left must suffice. */
    private static final int EXPECTED_MOVES = 25;

    private Duration total = Duration.ZERO;
    private Duration increment = Duration.ZERO;
    private Duration left = Duration.ZERO;

    /** Sets the time left, which is also the time at the start of the next game; zero stands for no clock. */
    void total(Duration time) {
        total = time;
        left = time;
    }

    /** Sets the time that is added after each move. */
    void increment(Duration time) {
        increment = time;
    }

    /** Begins a game. */
    void restart() {
        left = total;
    }

    /** Returns the time for the next move, at most half the time left; {@code most} if there is no clock. */
    Duration share(Duration most) {
        if (total.isZero()) {
            return most;
        }
        Duration share =
                left.dividedBy(EXPECTED_MOVES).plus(increment.multipliedBy(3).dividedBy(4));
        return min(most, min(share, left.dividedBy(2)));
    }

    /** Counts a move. */
    void moved(Duration taken) {
        Duration rest = left.minus(taken);
        left = (rest.isNegative() ? Duration.ZERO : rest).plus(increment);
    }

    private static Duration min(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }
}
