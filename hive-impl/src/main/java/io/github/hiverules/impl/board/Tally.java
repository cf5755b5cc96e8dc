// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/**
 * Five sums over the empty cells, in one number that {@link Board} keeps up to date: the number of cells that touch White only, of
 * cells that touch Black only, of holes of a single cell, of cells on the borders of the ground, and the sixths of a full turn by
 * which these borders turn. The ground and its borders are explained in the package {@code counting}, which needs the last two.
 */
public final class Tally {
    // From the lowest bit on. No hive of 28 pieces has as many cells around it, or holes, as fit.
    private static final int BLACK = 7;
    private static final int HOLES = 14;
    private static final int GROUND = 18;
    private static final int TURNS = 25;

    /** By the {@link NeighborMask}: what a cell adds. */
    private static final int[] OF_CELL = new int[NeighborMask.COLORS + 1];

    /** By the {@link NeighborMask} without colours: what a cell adds to the last two sums. */
    private static final int[] GROUND_OF_CELL = new int[NeighborMask.SHAPE + 1];

    static {
        for (int occupied = 1; occupied < 64; occupied++) {
            GROUND_OF_CELL[occupied] = ground(occupied);
        }
        for (int around = 0; around < OF_CELL.length; around++) {
            int occupied = NeighborMask.occupied(around);
            int white = NeighborMask.ofColor(around, Pieces.WHITE);
            if ((around & NeighborMask.OCCUPIED) == 0 && occupied != 0) {
                OF_CELL[around] = (white == occupied ? 1 : 0)
                        | (white == 0 ? 1 << BLACK : 0)
                        | (occupied == Grid.ALL_AROUND ? 1 << HOLES : 0) + GROUND_OF_CELL[occupied];
            }
        }
    }

    private Tally() {}

    /** A border of the ground passes a cell where two or more empty neighbours in a row lie between two pieces, or around one. */
    private static int ground(int occupied) {
        int turns = 0;
        boolean isGround = false;
        for (int first = 0; first < 6; first++) {
            int empty = 0;
            if ((occupied >> first & 1) != 0) {
                while ((occupied >> (first + empty + 1) % 6 & 1) == 0) {
                    empty++;
                }
            }
            if (empty >= 2) {
                isGround = true;
                turns += empty - 4;
            }
        }
        return (isGround ? 1 << GROUND : 0) + (turns << TURNS);
    }

    /** What a cell adds to all sums. */
    static int ofCell(int mask) {
        return OF_CELL[mask & NeighborMask.COLORS];
    }

    /** What a cell adds to {@link #groundCells} and {@link #turns}. */
    public static int groundOfCell(int mask) {
        return GROUND_OF_CELL[mask & NeighborMask.SHAPE];
    }

    /** The number of cells on which that side may place by R2.2: those that touch no pieces but its own. */
    static int touchedOnlyBy(int color, int tally) {
        return tally >> BLACK * color & (1 << BLACK) - 1;
    }

    /** The number of empty cells with six occupied neighbours. */
    static int holes(int tally) {
        return tally >> HOLES & (1 << GROUND - HOLES) - 1;
    }

    /** The number of cells on the borders of the ground: those that ground steps lead to and away from. */
    public static int groundCells(int tally) {
        return tally >> GROUND & (1 << TURNS - GROUND) - 1;
    }

    /** By how many sixths of a full turn all borders of the ground turn together. */
    public static int turns(int tally) {
        return tally >> TURNS;
    }

    /**
     * Changes the masks of the six neighbours of a cell.
     *
     * @param around the {@link NeighborMask} of each cell
     * @param touch what changes in the mask of the neighbour to the west
     * @return what the tally gains
     */
    static int flipAround(int[] around, int cell, int touch) {
        return flip(around, cell + Grid.E & Grid.WRAP, touch << 3)
                + flip(around, cell + Grid.SE & Grid.WRAP, touch << 4)
                + flip(around, cell + Grid.SW & Grid.WRAP, touch << 5)
                + flip(around, cell + Grid.W & Grid.WRAP, touch)
                + flip(around, cell + Grid.NW & Grid.WRAP, touch << 1)
                + flip(around, cell + Grid.NE & Grid.WRAP, touch << 2);
    }

    private static int flip(int[] around, int cell, int touch) {
        int before = around[cell];
        int after = before ^ touch;
        around[cell] = after;
        return ofCell(after) - ofCell(before);
    }
}
