// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.Tally;

/** The Soldier Ant (R4.5): one or more ground steps. While its paths are searched the Ant is lifted. */
public final class SoldierAnt {
    private SoldierAnt() {}

    /** Collects every cell that ground steps lead to, into an empty set. */
    public static void collect(Board board, int from, CellSet into) {
        board.hide(from);
        into.exclude(from);
        Steps.collect(from, Slide.groundSteps(board, from), into);
        for (int i = 0; i < into.size(); i++) {
            int cell = into.get(i);
            Steps.collect(cell, Slide.groundSteps(board, cell), into);
        }
        into.include(from);
        board.hide(from);
    }

    /**
     * How many cells {@link #collect} would collect or are among others near by: where all that can be walked on is
     * connected, that without the Ant's own cell.
     */
    static int countWith(Board board, int from, long others, CellSet scratch) {
        if (Slide.groundSteps(board, from) == 0) {
            return Long.bitCount(others);
        }
        int lifted = board.tallyWithout(from);
        if (!Ground.isOne(lifted)) {
            scratch.clear();
            collect(board, from, scratch);
            Nearby.collect(from, others, scratch);
            return scratch.size();
        }
        return Tally.groundCells(lifted) - 1 + Ground.countBeyond(board, from, others);
    }
}
