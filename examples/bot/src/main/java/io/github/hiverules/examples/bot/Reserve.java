// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.time.Duration;

/** The time between the end of a search and its time limit. Depends on how late earlier searches ended. */
final class Reserve {
    private static final Duration LEAST = Duration.ofMillis(10);

    /** Limits the effect of a suspended machine. */
    private static final Duration MAX_DELAY = Duration.ofSeconds(1);

    /** The expected delay. The first search is late, because the JVM loads its classes. */
    private Duration delay = Duration.ofMillis(50);

    /** Returns the duration of a search with a time limit, at least half of the limit. */
    Duration before(Duration limit) {
        return longer(limit.minus(LEAST).minus(delay), limit.dividedBy(2));
    }

    /**
     * Learns from a search. The expected delay rises at once and falls by at most half.
     *
     * @param late the time by which the search ended too late; negative if it ended early
     */
    void measured(Duration late) {
        Duration expected = longer(late, delay.dividedBy(2));
        delay = expected.compareTo(MAX_DELAY) < 0 ? expected : MAX_DELAY;
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}
