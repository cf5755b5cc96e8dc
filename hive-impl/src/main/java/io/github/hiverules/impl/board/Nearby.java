// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/**
 * A set of cells near a centre in one number: seven rows of seven bits, eight bits apart, so that a step in a direction is the same
 * shift everywhere. All cells that are at most three steps away have a bit. Sets are joined by an {@code |}, and the size of a set is
 * its number of bits.
 */
public final class Nearby {
    /** The bit of the centre. */
    public static final int CENTER = 27;

    /** The shifts of one step, a byte each, clockwise in the order of Direction: 1, 8, 7, -1, -8, -7. */
    private static final long STEPS = 0xF9_F8_FF_07_08_01L;

    /** By a mask of directions: the neighbours in them of the cell with bit 8. */
    private static final long[] NEIGHBORS = neighbors();

    /** By bit: the way from the centre to its cell, as {@link PackedMove#shifted} adds it. */
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

    /** Returns the bit of the neighbour in that direction. */
    public static int step(int bit, int direction) {
        return bit + (byte) (STEPS >>> 8 * direction);
    }

    /** Returns the neighbours, in those directions, of the cell with that bit, which is at most two steps from the centre. */
    public static long neighbors(int bit, int directions) {
        return NEIGHBORS[directions & Grid.ALL_AROUND] << bit - 8;
    }

    /** Returns the cell with that bit. */
    public static int cell(int center, int bit) {
        return center + (bit & 7) + ((bit & 0x38) << 2) - 99 & Grid.WRAP;
    }

    /** Returns the set of one cell, empty if it is too far away. */
    public static long of(int center, int cell) {
        int difference = cell - center + 99 & Grid.WRAP;
        int column = difference & 31;
        int row = difference >> 5;
        return column < 7 && row < 7 ? 1L << (row << 3 | column) : 0;
    }

    /** Lists the moves that bring a piece to the cells of a set, and gives the index after the last of them. */
    public static int list(int piece, int center, long cells, int[] moves, int start) {
        int end = start;
        int move = PackedMove.of(piece, center);
        for (long remaining = cells; remaining != 0; remaining &= remaining - 1) {
            moves[end++] = PackedMove.shifted(move, SHIFTS[Long.numberOfTrailingZeros(remaining)]);
        }
        return end;
    }

    /** Collects the cells of a set. */
    public static void collect(int center, long cells, CellSet into) {
        for (long remaining = cells; remaining != 0; remaining &= remaining - 1) {
            into.add(cell(center, Long.numberOfTrailingZeros(remaining)));
        }
    }
}
