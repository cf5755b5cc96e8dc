// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/**
 * The state of a cell and its neighbours, packed into an {@code int}. {@link Board} stores a mask for every cell.
 *
 * <p>A mask has four parts, from the lowest bit:
 *
 * <ol>
 *   <li>six bits for the occupied neighbours
 *   <li>one bit for the cell itself, set if the cell is occupied
 *   <li>six bits for the neighbours with a black top piece
 *   <li>six bits for the neighbours with more than one piece
 * </ol>
 */
public final class NeighborMask {
    /** The bit that is set if the cell itself is occupied. */
    public static final int OCCUPIED = 1 << 6;

    /** The bits of a cell's shape: the bits for the occupied neighbours and for the cell itself. */
    public static final int SHAPE = (1 << 7) - 1;

    private static final int COLOR_SHIFT = 7;

    /** The bits of {@link #SHAPE} and the bits for black top pieces. */
    public static final int COLORS = (1 << 13) - 1;

    private static final int STACK_SHIFT = 13;

    /** The results of {@link #arcs(int)}, indexed by the directions of the occupied neighbours. */
    private static final byte[] ARCS = arcs();

    /**
     * The bits that a top piece sets in the mask of its western neighbour, indexed by piece. For other neighbours,
     * callers shift the bits by the direction.
     */
    private static final int[] TOUCH = new int[Pieces.COUNT];

    static {
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            TOUCH[piece] = Pieces.color(piece) == Pieces.WHITE ? 1 : 1 | 1 << COLOR_SHIFT;
        }
    }

    private NeighborMask() {}

    public static int shape(int mask) {
        return mask & SHAPE;
    }

    /** Returns the directions of the occupied neighbours. */
    public static int occupied(int mask) {
        return mask & Grid.ALL_AROUND;
    }

    /** Returns the directions of the neighbours with a top piece of a given colour. */
    public static int ofColor(int mask, int color) {
        int black = mask >> COLOR_SHIFT & Grid.ALL_AROUND;
        return color == Pieces.WHITE ? mask & Grid.ALL_AROUND & ~black : black;
    }

    /** Returns whether a cell is a placement cell of a side (R2.2): empty and beside only the side's own pieces. */
    public static boolean touchesOnly(int mask, int color) {
        int occupied = occupied(mask);
        return (mask & OCCUPIED) == 0 && occupied != 0 && ofColor(mask, color) == occupied;
    }

    /** Returns the directions of the neighbours with more than one piece. */
    public static int stacks(int mask) {
        return mask >> STACK_SHIFT;
    }

    /**
     * Returns the bits that change in the mask of the western neighbour when a piece is dropped or lifted. For other
     * neighbours, callers shift the bits by the direction.
     *
     * @param under the piece directly below the dropped or lifted piece, if any
     * @param height the number of pieces below the dropped or lifted piece
     */
    static int touch(int piece, int under, int height) {
        int touch = TOUCH[piece];
        return height == 0 ? touch : touch ^ TOUCH[under] | (height == 1 ? 1 << STACK_SHIFT : 0);
    }

    /**
     * Returns the number of arcs: runs of adjacent occupied neighbours. Returns 0 if all six neighbours are occupied.
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
