// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

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
     * Returns the number of moves, for example {@code 3}. For a lower bound, appends a plus sign, for example
     * {@code 5+}.
     */
    @Override
    public String toString() {
        return moves() + (isExact() ? "" : "+");
    }
}
