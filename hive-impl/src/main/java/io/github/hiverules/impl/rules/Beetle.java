// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;

/** The Beetle (R4.2): one step, on the ground or onto, over or down from other pieces, if R3.4 allows it. */
public final class Beetle {
    private Beetle() {}

    /** Returns the cells that a Beetle on a cell may step to (the near cells of its {@link Reach}). */
    static long reach(Board board, int from) {
        return Nearby.neighbors(Nearby.CENTER, steps(board, from));
    }

    /** Returns the directions in which the Beetle may step. */
    private static int steps(Board board, int from) {
        int heightBelow = board.height[from] - 1;
        if (heightBelow > 0) {
            return Slide.openAbove(board, from, heightBelow, Grid.ALL_AROUND);
        }
        return Slide.groundSteps(board, from) | Slide.openAbove(board, from, 0, board.occupiedAround(from));
    }
}
