// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * The result of a {@link Solver}. New versions may add values.
 *
 * <p>There are three cases. A {@linkplain #isSolved win} has a number of {@link #turns} and a winning {@link #line}. A
 * {@linkplain #isRefuted refutation} proves that there is no win within the requested turns. If a solution is neither a
 * win nor a refutation, the search ran out of nodes or was stopped.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Solution {
    Solution() {}

    /** {@return whether the side to move wins within the requested number of turns against every defence} */
    public boolean isSolved() {
        return !line().isEmpty();
    }

    /** {@return whether the search proved that the side to move has no win within the requested number of turns} */
    public boolean isRefuted() {
        return !isSolved() && isComplete();
    }

    /**
     * Returns the minimum number of turns in which the side to move wins. Only turns of the winning side count.
     *
     * @return the number, at least 1; empty if no win was found
     */
    public OptionalInt turns() {
        return isSolved() ? OptionalInt.of(line().size() / 2 + 1) : OptionalInt.empty();
    }

    /**
     * Returns the winning line: the moves of both sides. The losing side delays the loss as long as possible.
     *
     * <p>The last move surrounds the losing side's Queen Bee. Either side may make the last move.
     *
     * @return the moves; empty if no win was found
     */
    public abstract List<Move> line();

    /**
     * Returns the moves that start a win within {@link #turns} turns. The list begins with the first move of {@link
     * #line}.
     *
     * <p>If several moves lead to equal arrangements, the list has one of these moves. Interchangeable pieces count as
     * equal. If the solution is not {@linkplain #isComplete complete}, the list may lack moves.
     *
     * @return the moves; empty if no win was found
     */
    public abstract List<Move> firstMoves();

    /**
     * Returns whether the search ended by itself: the search neither ran out of nodes nor was stopped. After a complete
     * search, the list {@link #firstMoves} is complete.
     *
     * @return true if the search is complete
     */
    public abstract boolean isComplete();

    /** {@return whether the search proved that exactly one move starts a win within {@link #turns} turns} */
    public boolean isUnique() {
        return isComplete() && firstMoves().size() == 1;
    }

    /** {@return the number of positions that the search visited, including the search for {@link #line}} */
    public abstract long nodes();

    /** Returns a debug string. */
    @Override
    public String toString() {
        return isSolved() ? "win in " + turns().getAsInt() + ": " + line() : isRefuted() ? "no win" : "not solved";
    }
}
