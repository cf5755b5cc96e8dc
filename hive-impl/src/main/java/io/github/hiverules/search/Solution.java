// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * The result of a {@link Solver}. New versions of this library may add kinds of solutions.
 *
 * <p>There are three cases. A {@linkplain #isSolved win} has a number of {@link #turns} and a winning {@link #line}. A
 * {@linkplain #isRefuted refutation} proves that there is no win within the requested turns. If a solution is neither a
 * win nor a refutation, the search ran out of nodes.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Solution {
    Solution() {}

    /** {@return whether the side to move wins within the requested turns against every defence} */
    public boolean isSolved() {
        return !line().isEmpty();
    }

    /** {@return whether the search proved that the side to move has no win within the requested turns} */
    public boolean isRefuted() {
        return !isSolved() && isComplete();
    }

    /** {@return the minimum number of turns of the winning side, from 1; empty if no win was found} */
    public OptionalInt turns() {
        return isSolved() ? OptionalInt.of(line().size() / 2 + 1) : OptionalInt.empty();
    }

    /**
     * Returns the winning line, with the moves of both sides. The other side delays the loss as long as possible.
     *
     * <p>The last move is the winning move, or a move by which the other side surrounds its own Queen Bee.
     *
     * @return the moves; empty if no win was found
     */
    public abstract List<Move> line();

    /**
     * Returns the first moves that win within {@link #turns} turns, beginning with the first move of {@link #line}.
     *
     * <p>Moves that lead to the same arrangement, apart from the numbers of interchangeable pieces, count once. If the
     * solution is not {@linkplain #isComplete complete}, the list may lack moves.
     *
     * @return the moves; empty if no win was found
     */
    public abstract List<Move> firstMoves();

    /** {@return whether the search proved that there is no win, or that no other first move wins} */
    public abstract boolean isComplete();

    /** {@return whether the search proved that exactly one first move wins within {@link #turns} turns} */
    public boolean isUnique() {
        return isComplete() && firstMoves().size() == 1;
    }

    /** {@return the number of positions searched} */
    public abstract long nodes();

    /** Returns a debug string. */
    @Override
    public String toString() {
        return isSolved() ? "win in " + turns().getAsInt() + ": " + line() : isRefuted() ? "no win" : "not solved";
    }
}
