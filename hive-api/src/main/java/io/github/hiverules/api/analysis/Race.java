// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Move;
import java.util.List;
import org.immutables.value.Value;

/**
 * The number of moves that a side needs to surround the other Queen Bee while the opponent always passes (R8). Players compare
 * both sides' numbers to decide whether to attack or to defend.
 *
 * @see Analysis#race
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Race {
    Race() {}

    /** Returns a race whose shortest line is known; an empty line if the Queen Bee is surrounded already. */
    public static Race exact(List<Move> line) {
        return ImmutableRace.of(requireNonNull(line, "line").size(), true, line);
    }

    /**
     * Returns a race of which only a lower bound is known.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public static Race atLeast(int moves) {
        if (moves < 0) {
            throw new IllegalArgumentException("A race takes at least 0 moves, not " + moves + ".");
        }
        return ImmutableRace.of(moves, false, List.of());
    }

    /** Returns the least number of moves that surrounds the Queen Bee if it {@linkplain #isExact is exact}, else a lower bound. */
    public abstract int moves();

    /** Returns whether {@link #moves} is exact. */
    public abstract boolean isExact();

    /**
     * Returns the side's own moves of one shortest race, in playing order, without the opponent's passes. If {@link #moves} is
     * exact, the line has that many moves; otherwise it is empty.
     */
    public abstract List<Move> line();

    /** Returns the number of moves, followed by {@code +} for a lower bound: {@code 3}, {@code 5+}. */
    @Override
    public String toString() {
        return moves() + (isExact() ? "" : "+");
    }
}
