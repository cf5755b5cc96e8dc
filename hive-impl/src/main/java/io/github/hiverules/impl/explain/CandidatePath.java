// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Hex;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A path of a piece, which may contain forbidden steps.
 *
 * @param cells the cells from start to destination
 * @param blocked the forbidden steps
 */
record CandidatePath(List<Hex> cells, List<BlockedStep> blocked) {
    /** Orders paths by the number of forbidden steps, then by length, then by cells. */
    static final Comparator<CandidatePath> BY_COST = Comparator.comparingInt(
                    (CandidatePath path) -> path.blocked.size())
            .thenComparingInt(CandidatePath::length)
            .thenComparing(CandidatePath::compareCells);

    private static int compareCells(CandidatePath one, CandidatePath other) {
        return IntStream.range(0, one.cells.size())
                .map(i -> one.cells.get(i).compareTo(other.cells.get(i)))
                .filter(order -> order != 0)
                .findFirst()
                .orElse(0);
    }

    boolean isOpen() {
        return blocked.isEmpty();
    }

    /** Returns the number of steps. */
    int length() {
        return cells.size() - 1;
    }
}
