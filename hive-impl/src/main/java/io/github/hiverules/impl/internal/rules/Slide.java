// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;

/**
 * One step from cell to neighbouring cell: freedom to move (R3.4) and contact (R3.5). The two cells beside a step, its gate,
 * are the next ones clockwise and counter-clockwise around the cell it starts from.
 */
public final class Slide {
    // Sets of violations are masks of these.
    /** The gate leaves no room (R3.4). */
    public static final int NO_ROOM = 1;

    /** The step on the ground leaves the hive (R3.5). */
    public static final int NO_CONTACT = 1 << 1;

    /** By a mask of occupied neighbours: the directions of the ground steps from that cell. */
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

    /** On the ground there is no room when both cells of the gate are occupied (R3.4), and no contact when both are empty (R3.5). */
    private static int groundViolations(int occupied, int direction) {
        boolean clockwise = (occupied >> Grid.clockwise(direction) & 1) != 0;
        boolean counterClockwise = (occupied >> Grid.counterClockwise(direction) & 1) != 0;
        if (clockwise == counterClockwise) {
            return clockwise ? NO_ROOM : NO_CONTACT;
        }
        return 0;
    }

    /**
     * Above ground a gate leaves no room when both of its cells are higher than the higher end of the step (R3.4). Heights
     * are those without the moving piece.
     */
    private static boolean hasRoomAbove(Board board, int from, int fromHeight, int direction) {
        byte[] height = board.height;
        int level = Math.max(fromHeight, height[Grid.neighbor(from, direction)]);
        return height[Grid.neighbor(from, Grid.clockwise(direction))] <= level
                || height[Grid.neighbor(from, Grid.counterClockwise(direction))] <= level;
    }

    /**
     * The rules that forbid a step; 0 if none does. A step between two empty cells is a ground step.
     *
     * @param fromHeight the height of the cell the step starts from, without the moving piece
     * @param toHeight the height of the cell it leads to, without the moving piece
     */
    public static int violations(Board board, int from, int fromHeight, int direction, int toHeight) {
        if (fromHeight == 0 && toHeight == 0) {
            return groundViolations(board.occupiedAround(from), direction);
        }
        return hasRoomAbove(board, from, fromHeight, direction) ? 0 : NO_ROOM;
    }

    /** The directions in which a piece alone on the ground can make a step on the ground. */
    public static int groundSteps(Board board, int cell) {
        return groundSteps(board.around[cell]);
    }

    /** The directions in which a piece alone on a cell with that {@link NeighborMask} can make a step on the ground. */
    public static int groundSteps(int around) {
        return GROUND_STEPS[NeighborMask.occupied(around)];
    }

    /**
     * Those of the directions in which a step that is not all on the ground has room.
     *
     * @param fromHeight the height of the cell the step starts from, without the moving piece
     */
    public static int openAbove(Board board, int from, int fromHeight, int directions) {
        // Both cells of a gate that leaves no room hold a stack, because the ends of the step are not both empty.
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
