// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import org.immutables.value.Value;

/**
 * How many moves of its own a side needs to surround the other side's Queen Bee while the opponent passes (R8). Players compare
 * both sides' numbers to decide whether to attack or to defend.
 *
 * @see Analysis#race
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Race {
    Race() {}

    /**
     * The answer of a search, for implementations of the rules and for readers of stored answers.
     *
     * @throws IllegalArgumentException if the number of moves is negative
     */
    public static Race of(int moves, boolean isExact) {
        return ImmutableRace.of(moves, isExact);
    }

    /**
     * The fewest moves that do it, from 0, if the number {@linkplain #isExact is exact}; otherwise a number that it takes at least,
     * and perhaps more.
     */
    public abstract int moves();

    /** Whether the search came to an end. */
    public abstract boolean isExact();

    @Value.Check
    void check() {
        if (moves() < 0) {
            throw new IllegalArgumentException("A race takes no fewer than 0 moves, not " + moves() + ".");
        }
    }

    /** The number of moves, with {@code +} behind a number that is not exact: {@code 3}, {@code 5+}. */
    @Override
    public String toString() {
        return moves() + (isExact() ? "" : "+");
    }
}
