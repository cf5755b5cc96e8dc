// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/**
 * The state of a cell and its neighbours, packed into an {@code int}. {@link Board} stores a mask for every cell.
 *
 * <p>From the lowest bit: six bits for occupied neighbours, one for the cell itself, six for neighbours with a black
 * top piece, and six for neighbours with more than one piece.
 */
public final class NeighborMask {
    /** The bit of the cell itself, set if it is occupied. */
    public static final int OCCUPIED = 1 << 6;

    /** The bits for the occupied cells among the cell and its neighbours. */
    public static final int SHAPE = (1 << 7) - 1;

    private static final int COLOR_SHIFT = 7;

    /** The bits of {@link #SHAPE} and of the colours. */
    public static final int COLORS = (1 << 13) - 1;

    private static final int STACK_SHIFT = 13;

    /**
     * The number of arcs of occupied neighbours, indexed by their mask; 0 for all six. An arc is a run of adjacent
     * cells.
     */
    private static final byte[] ARCS = arcs();

    /**
     * The bits that a top piece sets in the masks of its neighbours, indexed by piece. Callers shift the bits by the
     * direction.
     */
    private static final int[] TOUCH = new int[Pieces.COUNT];

    static {
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            TOUCH[piece] = Pieces.color(piece) == Pieces.WHITE ? 1 : 1 | 1 << COLOR_SHIFT;
        }
    }

    private NeighborMask() {}

    /** Returns the bits for the occupied cells among the cell and its neighbours. */
    public static int shape(int mask) {
        return mask & SHAPE;
    }

    /** Returns the directions of the occupied neighbours. */
    public static int occupied(int mask) {
        return mask & Grid.ALL_AROUND;
    }

    /** Returns the directions of the neighbours with a top piece of a colour. */
    public static int ofColor(int mask, int color) {
        int black = mask >> COLOR_SHIFT & Grid.ALL_AROUND;
        return color == Pieces.WHITE ? mask & Grid.ALL_AROUND & ~black : black;
    }

    /** Returns whether a cell is a placement cell (R2.2): it is empty and touches pieces of only one colour. */
    public static boolean touchesOnly(int mask, int color) {
        int occupied = occupied(mask);
        return (mask & OCCUPIED) == 0 && occupied != 0 && ofColor(mask, color) == occupied;
    }

    /** Returns the directions of the neighbours with more than one piece. */
    public static int stacks(int mask) {
        return mask >> STACK_SHIFT;
    }

    /**
     * Returns the bits that change in the masks of the neighbours when a piece is dropped or lifted. The caller shifts
     * the bits by the direction.
     *
     * @param under the piece directly below the changed piece, if any
     * @param height the number of pieces below the changed piece
     */
    static int touch(int piece, int under, int height) {
        int touch = TOUCH[piece];
        return height == 0 ? touch : touch ^ TOUCH[under] | (height == 1 ? 1 << STACK_SHIFT : 0);
    }

    /**
     * Returns the number of arcs of occupied neighbours; 0 if all six are occupied. An arc is a run of adjacent cells.
     */
    public static int arcs(int mask) {
        return ARCS[occupied(mask)];
    }

    private static byte[] arcs() {
        byte[] arcs = new byte[64];
        for (int occupied = 0; occupied < 64; occupied++) {
            int next = occupied >> 1 | (occupied & 1) << 5;
            arcs[occupied] = (byte) Integer.bitCount(occupied & ~next);
        }
        return arcs;
    }
}
