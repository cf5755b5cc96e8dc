// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;

/** The Ladybug (R4.6): two steps on top of the hive and one step down to an empty cell. R3.4 applies to each step. */
public final class Ladybug {
    private Ladybug() {}

    /** Returns the {@link Reach} of a Ladybug on a cell. */
    static long reach(Board board, int from) {
        long secondCells = 0;
        for (int up = climbs(board, from, 0); up != 0; up &= up - 1) {
            int direction = Integer.numberOfTrailingZeros(up);
            int first = Grid.neighbor(from, direction);
            secondCells |=
                    Nearby.neighbors(Nearby.step(Nearby.CENTER, direction), climbs(board, first, board.height[first]));
        }
        long ends = 0;
        for (long remaining = secondCells & ~(1L << Nearby.CENTER); remaining != 0; remaining &= remaining - 1) {
            int second = Long.numberOfTrailingZeros(remaining);
            ends |= Nearby.neighbors(second, waysDown(board, Nearby.cell(from, second)));
        }
        return ends;
    }

    /**
     * Returns the directions in which the Ladybug may step down from a cell. The Ladybug's origin is excluded (R3.6),
     * because the board still shows the Ladybug there.
     */
    private static int waysDown(Board board, int cell) {
        int empty = ~board.occupiedAround(cell) & Grid.ALL_AROUND;
        return Slide.openAbove(board, cell, board.height[cell], empty);
    }

    /**
     * Returns the directions in which the Ladybug may step from a cell onto neighbouring pieces.
     *
     * @param heightBelow the height of the cell, not counting the Ladybug
     */
    private static int climbs(Board board, int cell, int heightBelow) {
        return Slide.openAbove(board, cell, heightBelow, board.occupiedAround(cell));
    }
}
