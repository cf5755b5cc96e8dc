// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Hex;
import java.util.Comparator;
import java.util.List;

/**
 * A path that a piece might take, and its steps that the rules forbid; without any it is open.
 *
 * @param cells from where the piece stands to where it would end
 */
record CandidatePath(List<Hex> cells, List<BlockedStep> blocked) {
    /** Fewer blocked steps first, then fewer steps. */
    static final Comparator<CandidatePath> BY_COST = Comparator.comparingInt(
                    (CandidatePath path) -> path.blocked.size())
            .thenComparingInt(CandidatePath::length);

    boolean isOpen() {
        return blocked.isEmpty();
    }

    /** The number of steps. */
    int length() {
        return cells.size() - 1;
    }
}
