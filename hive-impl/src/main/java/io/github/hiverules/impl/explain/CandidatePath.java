// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Hex;
import java.util.Comparator;
import java.util.List;

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
        int order = 0;
        for (int i = 0; order == 0 && i < one.cells.size(); i++) {
            order = one.cells.get(i).compareTo(other.cells.get(i));
        }
        return order;
    }

    boolean isOpen() {
        return blocked.isEmpty();
    }

    /** Returns the number of steps. */
    int length() {
        return cells.size() - 1;
    }
}
