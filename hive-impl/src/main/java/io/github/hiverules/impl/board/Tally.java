// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/**
 * Five sums over the empty cells beside the hive, packed into an {@code int}:
 *
 * <ol>
 *   <li>the number of cells that touch only white pieces (R2.2)
 *   <li>the number of cells that touch only black pieces
 *   <li>the number of holes: cells with six occupied neighbours
 *   <li>the number of cells on the borders of the ground
 *   <li>the total rotation of these borders, in units of 60 degrees
 * </ol>
 *
 * <p>The last two sums are called the ground sums.
 *
 * <p>Three empty cells that touch each other form a triangle. All triangles together are called the ground. Triangles
 * with two common cells belong to the same part of the ground. A ground step (R3.4, R3.5) passes between a piece and an
 * empty cell. So a ground step follows a border of the ground. Each border is a closed chain of ground steps.
 *
 * <p>Each part of the ground has exactly one border. A part with two borders would separate two groups of pieces, but
 * R3.2 forbids separate groups. The part around the hive is called the outside. Every other part is enclosed by the
 * hive and is called a lagoon.
 *
 * <p>The total rotation determines the number of lagoons. If a border passes a cell with L consecutive empty
 * neighbours, the border rotates by L - 4 units there. The border of the outside rotates by 6 units. The border of a
 * lagoon rotates by -6 units. So the total rotation is 6 - 6 * lagoons.
 */
public final class Tally {
    // Each constant is the lowest bit of a sum. A hive of 28 pieces never overflows a sum.
    private static final int BLACK = 7;
    private static final int HOLES = 14;
    private static final int GROUND = 18;
    private static final int TURNS = 25;

    /** The tally of one cell, indexed by {@link NeighborMask}. */
    private static final int[] OF_CELL = new int[NeighborMask.COLORS + 1];

    /** One cell's contribution to the ground sums, indexed by {@link NeighborMask#shape}. */
    private static final int[] GROUND_OF_CELL = new int[NeighborMask.SHAPE + 1];

    /**
     * The changes of a cell's ground sums if a neighbouring piece is lifted. Indexed by the direction of the neighbour
     * and the shape of the cell.
     */
    private static final int[] GROUND_GAINED = new int[6 * GROUND_OF_CELL.length];

    static {
        for (int occupied = 1; occupied < 64; occupied++) {
            GROUND_OF_CELL[occupied] = ground(occupied);
        }
        for (int i = 0; i < GROUND_GAINED.length; i++) {
            int shape = i % GROUND_OF_CELL.length;
            int lifted = 1 << i / GROUND_OF_CELL.length;
            GROUND_GAINED[i] = GROUND_OF_CELL[shape & ~lifted] - GROUND_OF_CELL[shape];
        }
        for (int around = 0; around < OF_CELL.length; around++) {
            int occupied = NeighborMask.occupied(around);
            if ((around & NeighborMask.OCCUPIED) == 0 && occupied != 0) {
                OF_CELL[around] = (NeighborMask.touchesOnly(around, Pieces.WHITE) ? 1 : 0)
                        | (NeighborMask.touchesOnly(around, Pieces.BLACK) ? 1 << BLACK : 0)
                        | (occupied == Grid.ALL_AROUND ? 1 << HOLES : 0) + GROUND_OF_CELL[occupied];
            }
        }
    }

    private Tally() {}

    /**
     * Returns the ground sums of a cell. A border passes the cell once for each run of at least two adjacent empty
     * neighbours.
     */
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

    /** Returns the tally of one cell. */
    static int ofCell(int mask) {
        return OF_CELL[mask & NeighborMask.COLORS];
    }

    /** Returns the ground sums of one cell. */
    private static int groundOfCell(int mask) {
        return GROUND_OF_CELL[mask & NeighborMask.SHAPE];
    }

    /** Returns the number of a side's placement cells (R2.2): empty cells that touch only the side's own pieces. */
    static int touchedOnlyBy(int color, int tally) {
        return tally >> BLACK * color & (1 << BLACK) - 1;
    }

    /** Returns the number of empty cells with six occupied neighbours. */
    static int holes(int tally) {
        return tally >> HOLES & (1 << GROUND - HOLES) - 1;
    }

    /** Returns the number of cells on the borders of the ground. */
    public static int groundCells(int tally) {
        return tally >> GROUND & (1 << TURNS - GROUND) - 1;
    }

    /** Returns the total rotation of all borders of the ground, in units of 60 degrees. */
    public static int turns(int tally) {
        return tally >> TURNS;
    }

    /** Returns the number of lagoons: enclosed parts of the ground. */
    public static int lagoons(int tally) {
        return (6 - turns(tally)) / 6;
    }

    /**
     * Returns the ground sums of the board while the only piece on a cell is lifted. The other sums of the result are
     * invalid.
     */
    public static int without(Board board, int cell) {
        int[] around = board.around;
        return board.tally()
                + groundOfCell(around[cell] ^ NeighborMask.OCCUPIED)
                + groundGained(around[cell + Grid.E & Grid.WRAP], 3)
                + groundGained(around[cell + Grid.SE & Grid.WRAP], 4)
                + groundGained(around[cell + Grid.SW & Grid.WRAP], 5)
                + groundGained(around[cell + Grid.W & Grid.WRAP], 0)
                + groundGained(around[cell + Grid.NW & Grid.WRAP], 1)
                + groundGained(around[cell + Grid.NE & Grid.WRAP], 2);
    }

    /** Returns how a cell's ground sums change if the piece in a direction is lifted. */
    private static int groundGained(int mask, int direction) {
        return GROUND_GAINED[direction * GROUND_OF_CELL.length + (mask & NeighborMask.SHAPE)];
    }
}
