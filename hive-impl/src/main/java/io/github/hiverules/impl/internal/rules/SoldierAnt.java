// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Nearby;
import io.github.hiverules.impl.internal.board.Pieces;

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

    /** How many cells {@link #collect} would collect or are among others near by. */
    static int countWith(Board board, int from, long others, Ground ground, CellSet scratch) {
        if (Slide.groundSteps(board, from) == 0) {
            return Long.bitCount(others);
        }
        int reached = ground.countReached(board, from);
        if (reached == Pieces.NONE) {
            scratch.clear();
            collect(board, from, scratch);
            ground.learn(board, from);
            Nearby.collect(from, others, scratch);
            return scratch.size();
        }
        return reached + ground.countBeyond(board, from, others);
    }
}
