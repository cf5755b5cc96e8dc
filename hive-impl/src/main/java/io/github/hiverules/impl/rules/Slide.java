// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;

/**
 * Decides whether a step has freedom to move (R3.4) and keeps contact (R3.5). The gate of a step consists of the two
 * cells that touch both the start and the end.
 */
public final class Slide {
    // Each violation is one bit of a mask.
    /** The gate leaves no room (R3.4). */
    public static final int NO_ROOM = 1;

    /** The piece loses contact with the hive during a ground step (R3.5). */
    public static final int NO_CONTACT = 1 << 1;

    /**
     * The directions of the legal ground steps from a cell. The index is the mask of the cell's occupied neighbours.
     */
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
     * Returns the violations of a ground step, or 0 if there are none. If both cells of the gate are occupied, the step
     * has no room (R3.4). If both cells are empty, the step loses contact (R3.5).
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
     * Returns whether the gate leaves room for a step up, down or on top of the hive. There is no room if both cells of
     * the gate are higher than start and end (R3.4). Heights exclude the moving piece.
     */
    private static boolean hasRoomAbove(Board board, int from, int fromHeight, int direction) {
        byte[] height = board.height;
        int level = Math.max(fromHeight, height[Grid.neighbor(from, direction)]);
        return height[Grid.neighbor(from, Grid.clockwise(direction))] <= level
                || height[Grid.neighbor(from, Grid.counterClockwise(direction))] <= level;
    }

    /**
     * Returns the violations of a step, or 0 if there are none. The step is a ground step if both heights are 0.
     *
     * @param fromHeight the height of the step's start, not counting the moving piece
     * @param toHeight the height of the step's end, not counting the moving piece
     */
    public static int violations(Board board, int from, int fromHeight, int direction, int toHeight) {
        if (fromHeight == 0 && toHeight == 0) {
            return groundViolations(board.occupiedAround(from), direction);
        }
        return hasRoomAbove(board, from, fromHeight, direction) ? 0 : NO_ROOM;
    }

    /** Returns the directions of the legal ground steps from a cell. */
    public static int groundSteps(Board board, int cell) {
        return groundSteps(board.around[cell]);
    }

    /** Returns the directions of the legal ground steps from a cell with the given {@link NeighborMask}. */
    public static int groundSteps(int around) {
        return GROUND_STEPS[NeighborMask.occupied(around)];
    }

    /**
     * Removes the directions in which the gate leaves no room (R3.4) and returns the other directions. The steps in all
     * directions must not be ground steps.
     *
     * @param fromHeight the height of the start, not counting the moving piece
     */
    static int openAbove(Board board, int from, int fromHeight, int directions) {
        // Even without the moving piece, the start or the end has a height of at least 1. So a gate can block the step
        // only if both cells of the gate are stacks.
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
