// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;

/** The Soldier Ant (R4.5): one or more ground steps. During the search, the Ant's start counts as empty. */
public final class SoldierAnt {
    private static final int NO_CELL = -1;

    private SoldierAnt() {}

    /** Returns the {@link Reach} of a Soldier Ant on a cell. */
    static long reach(Board board, int from) {
        return Slide.groundSteps(board, from) == 0 ? 0 : Reach.WALK;
    }

    /** Collects the cells that a Soldier Ant on a cell can reach. The set must be empty. */
    public static void collect(Board board, int from, CellSet into) {
        search(board, from, NO_CELL, into);
    }

    /**
     * Collects the cells that a Soldier Ant on a cell can reach. The set must be empty. The search stops at the goal.
     */
    static void search(Board board, int from, int goal, CellSet into) {
        board.hide(from);
        into.exclude(from);
        step(board, from, into);
        for (int i = 0; i < into.size() && into.get(i) != goal; i++) {
            step(board, into.get(i), into);
        }
        into.include(from);
        board.show(from);
    }

    private static void step(Board board, int cell, CellSet into) {
        for (int steps = Slide.groundSteps(board, cell); steps != 0; steps &= steps - 1) {
            into.add(Grid.neighbor(cell, Integer.numberOfTrailingZeros(steps)));
        }
    }
}
