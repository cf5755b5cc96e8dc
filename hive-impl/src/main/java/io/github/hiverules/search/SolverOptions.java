// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.search;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.function.BooleanSupplier;
import org.immutables.value.Value;

/**
 * Options for a {@link Solver}: the number of turns and the limits of the search. New versions may add options.
 *
 * <pre>{@code
 * SolverOptions options = SolverOptions.turns(4).withNodes(10_000_000).withTableMegabytes(32);
 * }</pre>
 *
 * <p>Options are equal if all values are equal and the stop conditions are the same object.
 */
@Value.Immutable
@PackagePrivateValue
public abstract class SolverOptions {
    private static final int MAX_TURNS = 20;
    private static final int MAX_MEGABYTES = 128;
    private static final SolverOptions ONE_TURN = ImmutableSolverOptions.of(1, 1_000_000, 2, SolverOptions::never);

    SolverOptions() {}

    private static boolean never() {
        return false;
    }

    /**
     * Returns options for a win within a number of turns. The other options have their default values.
     *
     * @param turns the maximum number of turns of the side to move, 1 to {@link #maxTurns()}
     * @return the options
     * @throws IllegalArgumentException if the number of turns is out of range
     */
    public static SolverOptions turns(int turns) {
        return ONE_TURN.withTurns(turns);
    }

    /** {@return the largest number of turns, 20} In practice, no search reaches this number. */
    public static int maxTurns() {
        return MAX_TURNS;
    }

    /** {@return the maximum number of turns of the side to move, 1 to {@link #maxTurns()}} */
    public abstract int turns();

    /**
     * Returns the approximate maximum number of positions to search. One million positions, the default, take about one
     * second.
     *
     * @return the number, at least 1
     */
    public abstract long nodes();

    /**
     * Returns the maximum size of the transposition table in megabytes (2^20 bytes). The solver uses the largest power
     * of two that is not greater. A larger table speeds up long searches. The default is 2.
     *
     * @return the size, 1 to 128
     */
    public abstract int tableMegabytes();

    /**
     * Returns the condition that stops the search, for example that the user has cancelled the search. The solver asks
     * at the beginning and once for every 4,096 positions, in the calling thread. By default, nothing stops the search
     * early.
     *
     * @return the condition
     */
    public abstract BooleanSupplier stop();

    /**
     * Returns a copy of the options with the given number of turns.
     *
     * @param turns the maximum number of turns of the side to move, 1 to {@link #maxTurns()}
     * @return the changed options
     * @throws IllegalArgumentException if the number of turns is out of range
     */
    public SolverOptions withTurns(int turns) {
        return ImmutableSolverOptions.of(turns, nodes(), tableMegabytes(), stop());
    }

    /**
     * Returns a copy of the options with the given number of nodes.
     *
     * @param nodes the approximate maximum number of positions to search, at least 1
     * @return the changed options
     * @throws IllegalArgumentException if the number of nodes is less than 1
     */
    public SolverOptions withNodes(long nodes) {
        return ImmutableSolverOptions.of(turns(), nodes, tableMegabytes(), stop());
    }

    /**
     * Returns a copy of the options with the given table size.
     *
     * @param megabytes the maximum size of the transposition table in megabytes, 1 to 128
     * @return the changed options
     * @throws IllegalArgumentException if the size is out of range
     */
    public SolverOptions withTableMegabytes(int megabytes) {
        return ImmutableSolverOptions.of(turns(), nodes(), megabytes, stop());
    }

    /**
     * Returns a copy of the options with the given condition.
     *
     * @param stop the condition; if it stops the search, the solution is not {@linkplain Solution#isComplete complete}
     * @return the changed options
     */
    public SolverOptions withStop(BooleanSupplier stop) {
        return ImmutableSolverOptions.of(turns(), nodes(), tableMegabytes(), stop);
    }

    @Value.Check
    void check() {
        if (turns() < 1 || turns() > MAX_TURNS) {
            throw new IllegalArgumentException("Expected 1 to " + MAX_TURNS + " turns, found " + turns() + ".");
        }
        if (nodes() < 1) {
            throw new IllegalArgumentException("Expected at least 1 node, found " + nodes() + ".");
        }
        if (tableMegabytes() < 1 || tableMegabytes() > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                    "Expected a table of 1 to " + MAX_MEGABYTES + " megabytes, found " + tableMegabytes() + ".");
        }
    }
}
