// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;

/** A player's game clock, which also allots time to each move. Not thread-safe. */
public final class GameClock {
    private Duration total = Duration.ZERO;
    private Duration increment = Duration.ZERO;
    private Duration left = Duration.ZERO;

    /** Creates a clock without a time limit: {@link #share} returns its argument. */
    public GameClock() {}

    /** Creates a clock for a new game. The increment is added after each move. */
    public GameClock(Duration total, Duration increment) {
        total(total);
        increment(increment);
    }

    /** Sets the remaining time, and the initial time of later games. Zero disables the clock. */
    public void total(Duration time) {
        total = time;
        left = time;
    }

    /** Sets the time added after each move. */
    public void increment(Duration time) {
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

    /** Sets the remaining time to the initial time. */
    public void restart() {
        left = total;
    }

    /** Returns the time for the next move ({@link SearchLimit#clock}). Without a clock, returns {@code max}. */
    public Duration share(Duration max) {
        if (total.isZero()) {
            return max;
        }
        Duration share = SearchLimit.clock(left, increment).time().orElseThrow();
        return share.compareTo(max) < 0 ? share : max;
    }

    /**
     * Subtracts the time of a move and adds the increment. Returns whether the move took at most the remaining time.
     */
    public boolean moved(Duration taken) {
        boolean isInTime = taken.compareTo(left) <= 0;
        left = (isInTime ? left.minus(taken) : Duration.ZERO).plus(increment);
        return isInTime;
    }
}
