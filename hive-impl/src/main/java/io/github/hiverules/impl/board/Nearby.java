// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/**
 * A set of cells near a centre, packed into a {@code long}. Every cell at most three steps from the centre has a bit.
 * The operator {@code |} returns the union of two sets. The number of set bits is the size of the set.
 *
 * <p>The bits form seven rows of seven bits. Each row starts eight bits after the previous row. So a step in a
 * direction always shifts a bit by the same number.
 */
public final class Nearby {
    /** The bit of the centre. */
    public static final int CENTER = 27;

    /** The shifts for one step in each direction, one byte each: 1, 8, 7, -1, -8, -7. */
    private static final long STEPS = 0xF9_F8_FF_07_08_01L;

    /** The set of neighbours of the cell with bit 8, indexed by a mask of directions. */
    private static final long[] NEIGHBORS = neighbors();

    /** Indexed by the bit of a cell: the packed move to the cell minus the packed move to the centre. */
    private static final int[] SHIFTS = new int[64];

    static {
        for (int bit = 0; bit < SHIFTS.length; bit++) {
            SHIFTS[bit] = PackedMove.of(0, cell(0, bit));
        }
    }

    private Nearby() {}

    private static long[] neighbors() {
        long[] sets = new long[64];
        for (int directions = 0; directions < sets.length; directions++) {
            for (int d = 0; d < 6; d++) {
                if ((directions >> d & 1) != 0) {
                    sets[directions] |= 1L << step(8, d);
                }
            }
        }
        return sets;
    }

    /** Returns the bit of a cell's neighbour in a direction. */
    public static int step(int bit, int direction) {
        return bit + (byte) (STEPS >>> 8 * direction);
    }

    /**
     * Returns a cell's neighbours in the given directions, as a set.
     *
     * @param bit the bit of a cell at most two steps from the centre
     * @param directions a mask of directions
     */
    public static long neighbors(int bit, int directions) {
        return NEIGHBORS[directions & Grid.ALL_AROUND] << bit - 8;
    }

    public static int cell(int center, int bit) {
        return center + (bit & 7) + ((bit & 0x38) << 2) - 99 & Grid.WRAP;
    }

    /** Returns the set that contains one cell. Returns the empty set if the cell is too far from the centre. */
    public static long of(int center, int cell) {
        int difference = cell - center + 99 & Grid.WRAP;
        int column = difference & 31;
        int row = difference >> 5;
        return column < 7 && row < 7 ? 1L << (row << 3 | column) : 0;
    }

    /**
     * Lists the moves of a piece to the cells of a set.
     *
     * @return the index after the last move
     */
    public static int list(int piece, int center, long cells, int[] moves, int start) {
        int end = start;
        int move = PackedMove.of(piece, center);
        for (long remaining = cells; remaining != 0; remaining &= remaining - 1) {
            moves[end++] = PackedMove.shifted(move, SHIFTS[Long.numberOfTrailingZeros(remaining)]);
        }
        return end;
    }

    /** Adds the cells of a set to a {@link CellSet}. */
    public static void collect(int center, long cells, CellSet into) {
        for (long remaining = cells; remaining != 0; remaining &= remaining - 1) {
            into.add(cell(center, Long.numberOfTrailingZeros(remaining)));
        }
    }
}
