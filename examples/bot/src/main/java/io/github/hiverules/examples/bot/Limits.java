// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.util.function.BooleanSupplier;

/**
 * The limits of a search. Depth 1 is always completed.
 *
 * @param depth the maximum depth, 1 to {@link Search#MAX_DEPTH}
 * @param nodes the approximate maximum number of nodes
 * @param deadline the end of the search, in {@link System#nanoTime}
 * @param cancelled returns whether to stop early; polled by the searching thread
 */
record Limits(int depth, long nodes, long deadline, BooleanSupplier cancelled) {}
