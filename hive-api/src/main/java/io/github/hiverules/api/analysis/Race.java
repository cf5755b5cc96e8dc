// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

/**
 * How many moves of its own a side needs to surround the other side's Queen Bee while the opponent passes (R8). Players compare
 * both sides' numbers to decide whether to attack or to defend.
 *
 * @param moves the fewest moves that do it, from 0, if {@code exact}; otherwise a number that it takes at least, and perhaps
 *     more
 * @param exact whether the search came to an end
 * @see Analysis#race
 */
public record Race(int moves, boolean exact) {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Race {
        if (moves < 0) {
            throw new IllegalArgumentException("A race takes no fewer than 0 moves, not " + moves + ".");
        }
    }

    /** The number of moves, with {@code +} behind a number that is not exact: {@code 3}, {@code 5+}. */
    @Override
    public String toString() {
        return exact ? String.valueOf(moves) : moves + "+";
    }
}
