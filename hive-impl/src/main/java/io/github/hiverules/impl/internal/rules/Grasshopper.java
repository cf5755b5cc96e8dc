// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;

/** The Grasshopper (R4.3): a straight jump over one or more pieces, without a gap, to the first empty cell. */
public final class Grasshopper {
    private Grasshopper() {}

    /** Every line of pieces ends at an empty cell, so each occupied neighbour is jumped over. */
    public static void collect(Board board, int from, CellSet into) {
        for (int over = board.occupiedAround(from); over != 0; over &= over - 1) {
            into.add(landing(board, from, Integer.numberOfTrailingZeros(over)));
        }
    }

    /** The first empty cell in that direction. */
    public static int landing(Board board, int from, int direction) {
        int cell = Grid.neighbor(from, direction);
        while (!board.isEmpty(cell)) {
            cell = Grid.neighbor(cell, direction);
        }
        return cell;
    }
}
