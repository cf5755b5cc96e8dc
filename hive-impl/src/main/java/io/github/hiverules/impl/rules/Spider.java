// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;

/**
 * The Spider (R4.4): exactly three ground steps. The path visits no cell twice and does not return to the start. During
 * the search, the start counts as empty.
 */
public final class Spider {
    /**
     * The direction from the Spider's second cell to the start, as a mask. An element is 0 if these cells are not
     * neighbours. The index is 6 * the direction of the first step + the direction of the second step.
     */
    private static final byte[] TO_START = new byte[36];

    static {
        for (int i = 0; i < TO_START.length; i++) {
            int back = Grid.directionTo(Grid.neighbor(Grid.neighbor(0, i / 6), i % 6), 0);
            TO_START[i] = (byte) (back < 0 ? 0 : 1 << back);
        }
    }

    private Spider() {}

    /** Returns the {@link Reach} of a Spider on a cell. */
    static long reach(Board board, int from) {
        long ends = 0;
        for (int first = Slide.groundSteps(board, from); first != 0; first &= first - 1) {
            int direction1 = Integer.numberOfTrailingZeros(first);
            int cell1 = Grid.neighbor(from, direction1);
            int toStart1 = 1 << Grid.opposite(direction1);
            for (int second = stepsNotToStart(board, cell1, toStart1); second != 0; second &= second - 1) {
                int direction2 = Integer.numberOfTrailingZeros(second);
                int cell2 = Grid.neighbor(cell1, direction2);
                int toStart2 = TO_START[6 * direction1 + direction2];
                // The third step must not lead back to the start or to cell1.
                int third = stepsNotToStart(board, cell2, toStart2) & ~(1 << Grid.opposite(direction2));
                ends |= Nearby.neighbors(Nearby.step(Nearby.step(Nearby.CENTER, direction1), direction2), third);
            }
        }
        return ends;
    }

    /**
     * Returns the directions of ground steps from a cell, except a step to the Spider's start. The start counts as
     * empty.
     *
     * @param toStart the direction of the start as a mask, or 0 if the start is not a neighbour
     */
    private static int stepsNotToStart(Board board, int cell, int toStart) {
        return Slide.groundSteps(board.around[cell] & ~toStart) & ~toStart;
    }
}
