// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;

/**
 * One step from a cell to a neighbouring cell: freedom to move (R3.4) and contact (R3.5). The gate of a step is the two cells
 * that touch both its start and its end: the neighbours of the start that are next to the end, clockwise and counter-clockwise.
 */
public final class Slide {
    // Each constant is one bit of a set of violations.
    /** The gate leaves no room (R3.4). */
    public static final int NO_ROOM = 1;

    /** The piece loses contact with the hive during a ground step (R3.5). */
    public static final int NO_CONTACT = 1 << 1;

    /** The directions of the ground steps from a cell, indexed by the mask of its occupied neighbours. */
    private static final byte[] GROUND_STEPS = groundSteps();

    private Slide() {}

    private static byte[] groundSteps() {
        byte[] steps = new byte[64];
        for (int occupied = 0; occupied < steps.length; occupied++) {
            for (int direction = 0; direction < 6; direction++) {
                if ((occupied >> direction & 1) == 0 && groundViolations(occupied, direction) == 0) {
                    steps[occupied] |= (byte) (1 << direction);
                }
            }
        }
        return steps;
    }

    /**
     * Returns the rules that forbid a ground step, as a set of violations; 0 if none does. There is no room when both cells of the gate
     * are occupied (R3.4), and no contact when both are empty (R3.5).
     */
    private static int groundViolations(int occupied, int direction) {
        boolean clockwise = (occupied >> Grid.clockwise(direction) & 1) != 0;
        boolean counterClockwise = (occupied >> Grid.counterClockwise(direction) & 1) != 0;
        if (clockwise == counterClockwise) {
            return clockwise ? NO_ROOM : NO_CONTACT;
        }
        return 0;
    }

    /**
     * Returns whether the gate leaves room for a step that does not lead from the ground to the ground. It leaves none when both of its
     * cells are higher than the higher end of the step, all heights counted without the moving piece (R3.4).
     */
    private static boolean hasRoomAbove(Board board, int from, int fromHeight, int direction) {
        byte[] height = board.height;
        int level = Math.max(fromHeight, height[Grid.neighbor(from, direction)]);
        return height[Grid.neighbor(from, Grid.clockwise(direction))] <= level
                || height[Grid.neighbor(from, Grid.counterClockwise(direction))] <= level;
    }

    /**
     * Returns the rules that forbid a step, as a set of violations; 0 if none does. The step is a ground step if both heights are 0.
     *
     * @param fromHeight the height of the cell that the step starts from, without the moving piece
     * @param toHeight the height of the cell that the step leads to, without the moving piece
     */
    public static int violations(Board board, int from, int fromHeight, int direction, int toHeight) {
        if (fromHeight == 0 && toHeight == 0) {
            return groundViolations(board.occupiedAround(from), direction);
        }
        return hasRoomAbove(board, from, fromHeight, direction) ? 0 : NO_ROOM;
    }

    /** Returns the directions in which a piece that stands alone on a cell can make a ground step. */
    public static int groundSteps(Board board, int cell) {
        return groundSteps(board.around[cell]);
    }

    /** Returns the directions in which a piece that stands alone on a cell with a given {@link NeighborMask} can make a ground step. */
    public static int groundSteps(int around) {
        return GROUND_STEPS[NeighborMask.occupied(around)];
    }

    /**
     * Of a set of directions, those in which the gate leaves room for a step (R3.4). None of the steps may be a ground step:
     * each leads up to, along or down from other pieces.
     *
     * @param fromHeight the height of the cell that the steps start from, without the moving piece
     */
    public static int openAbove(Board board, int from, int fromHeight, int directions) {
        // At least one end of the step has a height of 1 or more without the moving piece. So a gate can only leave no
        // room if both of its cells hold a stack: only the directions between two stacks are looked at further.
        int stacks = NeighborMask.stacks(board.around[from]);
        int narrow = (stacks << 1 | stacks >> 5) & (stacks >> 1 | stacks << 5);
        int open = directions;
        for (int remaining = directions & narrow; remaining != 0; remaining &= remaining - 1) {
            int direction = Integer.numberOfTrailingZeros(remaining);
            if (!hasRoomAbove(board, from, fromHeight, direction)) {
                open ^= 1 << direction;
            }
        }
        return open;
    }
}
