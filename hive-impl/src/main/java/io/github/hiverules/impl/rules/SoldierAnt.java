// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;

/** The Soldier Ant (R4.5): one or more ground steps. While they are searched, the Ant's own cell counts as empty. */
public final class SoldierAnt {
    private static final int NO_CELL = -1;

    private SoldierAnt() {}

    /** Collects every cell that ground steps lead an Ant on a cell to, in a set that must be empty. */
    public static void collect(Board board, int from, CellSet into) {
        search(board, from, NO_CELL, into);
    }

    /** Collects such cells until it is known whether a given one is among them, in a set that must be empty. */
    static void search(Board board, int from, int goal, CellSet into) {
        board.hide(from);
        into.exclude(from);
        Steps.collect(from, Slide.groundSteps(board, from), into);
        for (int i = 0; i < into.size() && into.get(i) != goal; i++) {
            int cell = into.get(i);
            Steps.collect(cell, Slide.groundSteps(board, cell), into);
        }
        into.include(from);
        board.show(from);
    }
}
