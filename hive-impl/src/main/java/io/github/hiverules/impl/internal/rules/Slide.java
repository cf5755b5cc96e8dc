package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;

/**
 * One step from cell to neighbouring cell: freedom to move (R3.4) and contact (R3.5). The two cells beside a step, its gate,
 * are the next ones clockwise and counter-clockwise around the cell it starts from.
 */
public final class Slide {
    /** By a mask of occupied neighbours: the directions of the ground steps from that cell. */
    private static final byte[] GROUND_STEPS = groundSteps();

    private Slide() {}

    private static byte[] groundSteps() {
        byte[] steps = new byte[64];
        for (int occupied = 0; occupied < steps.length; occupied++) {
            int clockwise = occupied >> 1 | (occupied & 1) << 5;
            int counterClockwise = occupied << 1 & Grid.ALL_AROUND | occupied >> 5;
            steps[occupied] = (byte) (~occupied & (clockwise ^ counterClockwise));
        }
        return steps;
    }

    /**
     * The directions in which a piece alone on the ground can slide: to empty cells with exactly one cell of the gate
     * occupied, so that there is room (R3.4) and the hive is touched all the way (R3.5).
     */
    public static int groundSteps(Board board, int cell) {
        return groundSteps(board.around[cell]);
    }

    /** The same, from what stands around the cell. */
    static int groundSteps(int surroundings) {
        return GROUND_STEPS[NeighborMask.occupied(surroundings)];
    }

    /** Whether a step on the ground has room (R3.4), whether it keeps touching the hive or not. */
    public static boolean hasRoomOnGround(Board board, int from, int direction) {
        int gate = 1 << Grid.clockwise(direction) | 1 << Grid.counterClockwise(direction);
        return (board.occupiedAround(from) & gate) != gate;
    }

    /**
     * Whether a step that is not all on the ground has room (R3.4): both cells of the gate higher than the higher end of the
     * step bar it. Heights are those without the moving piece.
     *
     * @param fromHeight the height of the cell the step starts from
     */
    public static boolean isOpenAbove(Board board, int from, int fromHeight, int direction) {
        byte[] height = board.height;
        int level = Math.max(fromHeight, height[Grid.neighbor(from, direction)]);
        return height[Grid.neighbor(from, Grid.clockwise(direction))] <= level
                || height[Grid.neighbor(from, Grid.counterClockwise(direction))] <= level;
    }

    /** Those of the directions in which a step that is not all on the ground has room (R3.4). */
    public static int openAbove(Board board, int from, int fromHeight, int directions) {
        if (board.tall < 2) {
            return directions; // a gate above ground takes two cells that are higher than one piece
        }
        int open = directions;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int direction = Integer.numberOfTrailingZeros(rest);
            if (!isOpenAbove(board, from, fromHeight, direction)) {
                open ^= 1 << direction;
            }
        }
        return open;
    }
}
