// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.util.function.BooleanSupplier;

/**
 * The limits of a search, which apply after depth 1.
 *
 * @param depth the maximum depth, 1 to {@link Search#MAX_DEPTH}
 * @param nodes the approximate maximum number of nodes
 * @param deadline the end of the search, as a {@link System#nanoTime} value
 * @param cancelled polled by the searching thread; true stops the search early
 */
record Limits(int depth, long nodes, long deadline, BooleanSupplier cancelled) {
    static Limits nodes(long nodes, BooleanSupplier cancelled) {
        return new Limits(Search.MAX_DEPTH, nodes, System.nanoTime() + Long.MAX_VALUE / 2, cancelled);
    }
}
