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
    static Limits nodes(long nodes) {
        return nodes(nodes, () -> false);
    }

    static Limits nodes(long nodes, BooleanSupplier cancelled) {
        return new Limits(Search.MAX_DEPTH, nodes, never(), cancelled);
    }

    static Limits depth(int depth, long nodes) {
        return new Limits(depth, nodes, never(), () -> false);
    }

    private static long never() {
        return System.nanoTime() + Long.MAX_VALUE / 2;
    }
}
