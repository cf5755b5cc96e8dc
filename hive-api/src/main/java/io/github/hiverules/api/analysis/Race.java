// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import org.immutables.value.Value;

/**
 * The number of moves that a side needs to surround the opponent's Queen Bee if the opponent always passes (R8).
 * Players compare both sides' numbers to decide whether to attack or to defend.
 *
 * @see Analysis#race
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Race {
    Race() {}

    /**
     * Returns a race with a known shortest line.
     *
     * @param line the side's moves; empty if the Queen Bee is already surrounded
     * @return the race
     */
    public static Race exact(List<Move> line) {
        return ImmutableRace.of(requireNonNull(line, "line").size(), true, line);
    }

    /**
     * Returns a race of which only a lower bound is known.
     *
     * @param moves the lower bound, from 0
     * @return the race
     * @throws IllegalArgumentException if the number is negative
     */
    public static Race atLeast(int moves) {
        if (moves < 0) {
            throw new IllegalArgumentException("Expected at least 0 moves, found " + moves + ".");
        }
        return ImmutableRace.of(moves, false, List.of());
    }

    /**
     * Returns the number of moves that surround the Queen Bee: the minimum if it {@linkplain #isExact is exact},
     * otherwise a lower bound.
     *
     * @return the number of moves
     */
    public abstract int moves();

    /** {@return whether {@link #moves} is exact} */
    public abstract boolean isExact();

    /**
     * Returns the side's moves of one shortest race, in playing order, without the opponent's passes.
     *
     * @return the moves, as many as {@link #moves}; empty if {@link #moves} is only a lower bound
     */
    public abstract List<Move> line();

    /** Returns the number of moves, followed by {@code +} for a lower bound, for example {@code 3} or {@code 5+}. */
    @Override
    public String toString() {
        return moves() + (isExact() ? "" : "+");
    }
}
