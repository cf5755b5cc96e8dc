// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import org.immutables.value.Value;

/**
 * A race (R8): the number of moves that a side needs to surround the opponent's Queen Bee. The opponent always passes.
 * Players compare both sides' numbers to decide whether to attack or to defend.
 *
 * @see Analysis#race
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Race {
    Race() {}

    /**
     * Returns a race with an exact number of moves.
     *
     * @param line the moves of the attacking side, in playing order; empty if the opponent's Queen Bee is already
     *     surrounded
     * @return the race
     */
    public static Race exact(List<Move> line) {
        return ImmutableRace.of(requireNonNull(line, "line").size(), true, line);
    }

    /**
     * Returns a race with a lower bound for the number of moves.
     *
     * @param moves the lower bound, at least 0
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
     * Returns the number of moves that the side needs to surround the opponent's Queen Bee. If {@link #isExact} is
     * false, the number is a lower bound.
     *
     * @return the number of moves
     */
    public abstract int moves();

    /** {@return whether {@link #moves} is exact} */
    public abstract boolean isExact();

    /**
     * Returns the side's moves in a shortest line, in playing order. The opponent's passes are omitted. If the number
     * of moves is exact, the list has {@link #moves} elements.
     *
     * @return the moves; empty if {@link #moves} is only a lower bound
     */
    public abstract List<Move> line();

    /**
     * Returns the number of moves, for example {@code 3}. For a lower bound, appends a plus sign, for example {@code
     * 5+}.
     */
    @Override
    public String toString() {
        return moves() + (isExact() ? "" : "+");
    }
}
