// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.CellSet;
import io.github.hiverules.impl.board.Grid;

/** The Grasshopper (R4.3): a straight jump over one or more pieces, without a gap, to the first empty cell. */
public final class Grasshopper {
    private Grasshopper() {}

    /**
     * Collects the cells that a Grasshopper on a cell may jump to. There is one for each occupied neighbour, because every line
     * of pieces ends at an empty cell.
     */
    public static void collect(Board board, int from, CellSet into) {
        for (int over = board.occupiedAround(from); over != 0; over &= over - 1) {
            into.add(landing(board, from, Integer.numberOfTrailingZeros(over)));
        }
    }

    /** The first empty cell that a straight line from a cell in a direction comes to. */
    public static int landing(Board board, int from, int direction) {
        int cell = Grid.neighbor(from, direction);
        while (!board.isEmpty(cell)) {
            cell = Grid.neighbor(cell, direction);
        }
        return cell;
    }
}
