// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;

/** The Beetle (R4.2): one step on the ground, up, down or on top of the hive. R3.4 applies to the step. */
public final class Beetle {
    private Beetle() {}

    /** Returns the {@link Reach} of a Beetle on a cell. */
    static long reach(Board board, int from) {
        return Nearby.neighbors(Nearby.CENTER, steps(board, from));
    }

    private static int steps(Board board, int from) {
        int heightBelow = board.height[from] - 1;
        if (heightBelow > 0) {
            return Slide.openAbove(board, from, heightBelow, Grid.ALL_AROUND);
        }
        return Slide.groundSteps(board, from) | Slide.openAbove(board, from, 0, board.occupiedAround(from));
    }
}
