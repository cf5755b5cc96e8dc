// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;

/** Turns a set of directions into the cells one step away, for {@link SoldierAnt} and others that collect cells one by one. */
public final class Steps {
    private Steps() {}

    /** Collects the neighbours of a cell in a set of directions. */
    public static void collect(int from, int directions, CellSet into) {
        for (int remaining = directions; remaining != 0; remaining &= remaining - 1) {
            into.add(Grid.neighbor(from, Integer.numberOfTrailingZeros(remaining)));
        }
    }
}
