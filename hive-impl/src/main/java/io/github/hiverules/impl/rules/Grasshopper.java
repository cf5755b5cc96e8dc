// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;

/** The Grasshopper (R4.3): a straight jump over one or more pieces, without a gap, to the first empty cell. */
public final class Grasshopper {
    private Grasshopper() {}

    /**
     * Returns the jumps of a Grasshopper on a cell, as a {@link Reach}. It can jump over each occupied neighbour,
     * because every line of pieces ends at an empty cell.
     */
    static long reach(Board board, int from) {
        return Reach.ofJumps(board.occupiedAround(from));
    }

    /** Returns the first empty cell in a direction from a cell, past the neighbouring pieces. */
    public static int landing(Board board, int from, int direction) {
        int cell = Grid.neighbor(from, direction);
        while (!board.isEmpty(cell)) {
            cell = Grid.neighbor(cell, direction);
        }
        return cell;
    }
}
