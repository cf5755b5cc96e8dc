// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;

/** The Grasshopper (R4.3): a straight jump over one or more adjacent pieces to the first empty cell. */
public final class Grasshopper {
    private Grasshopper() {}

    /**
     * Returns the {@link Reach} of a Grasshopper on a cell. The Grasshopper can jump over every neighbouring piece,
     * because every line of pieces ends at an empty cell.
     */
    static long reach(Board board, int from) {
        return Reach.ofJumps(board.occupiedAround(from));
    }

    /** Returns the first empty cell in a direction from a cell. */
    public static int landing(Board board, int from, int direction) {
        int cell = Grid.neighbor(from, direction);
        while (!board.isEmpty(cell)) {
            cell = Grid.neighbor(cell, direction);
        }
        return cell;
    }
}
