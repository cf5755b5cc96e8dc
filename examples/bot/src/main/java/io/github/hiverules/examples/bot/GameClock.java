// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.time.Duration;

/** A side's clock in a game. Divides the time among the moves. Not thread-safe. */
public final class GameClock {
    /** The assumed number of remaining moves. */
    private static final int EXPECTED_MOVES = 25;

    private Duration total = Duration.ZERO;
    private Duration increment = Duration.ZERO;
    private Duration left = Duration.ZERO;

    /** Creates a clock without a time. {@link #share} then returns its argument. */
    public GameClock() {}

    /**
     * Creates a clock at the start of a game.
     *
     * @param total the time
     * @param increment the time added after each move
     */
    public GameClock(Duration total, Duration increment) {
        total(total);
        increment(increment);
    }

    /**
     * Sets the remaining time and the start time of new games.
     *
     * @param time zero means no clock
     */
    void total(Duration time) {
        total = time;
        left = time;
    }

    /**
     * Sets the increment per move.
     *
     * @param time zero or more
     */
    void increment(Duration time) {
        increment = time;
    }

    /** {@return the remaining time} */
    public Duration left() {
        return left;
    }

    /** {@return the increment per move} */
    public Duration increment() {
        return increment;
    }

    /** Starts a new game. */
    void restart() {
        left = total;
    }

    /**
     * Returns the time for the next move: at most half of the remaining time.
     *
     * @param max the longest time for the move
     * @return the time, at most {@code max}; {@code max} if there is no clock
     */
    public Duration share(Duration max) {
        if (total.isZero()) {
            return max;
        }
        Duration share =
                left.dividedBy(EXPECTED_MOVES).plus(increment.multipliedBy(3).dividedBy(4));
        return min(max, min(share, left.dividedBy(2)));
    }

    /**
     * Subtracts the time of a move and adds the increment.
     *
     * @param taken the time of the move
     * @return false if the move took more than the remaining time
     */
    public boolean moved(Duration taken) {
        boolean isInTime = taken.compareTo(left) <= 0;
        left = (isInTime ? left.minus(taken) : Duration.ZERO).plus(increment);
        return isInTime;
    }

    private static Duration min(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }
}
