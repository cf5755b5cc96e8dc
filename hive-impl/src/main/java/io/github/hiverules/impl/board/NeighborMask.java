// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/**
 * What stands on a cell and around it, in one number that {@link Board} keeps for every cell: six bits for the occupied
 * neighbours, one for the cell itself, six for the neighbours with a black piece on top, and six for those
 * with more than one piece.
 */
public final class NeighborMask {
    /** The cell itself is occupied. */
    public static final int OCCUPIED = 1 << 6;

    /** The bits that tell what is occupied, the cell itself and its neighbours, whatever the colours. */
    public static final int SHAPE = (1 << 7) - 1;

    private static final int COLOR_SHIFT = 7;

    /** The bits of {@link #SHAPE} and of the colours. */
    public static final int COLORS = (1 << 13) - 1;

    private static final int STACK_SHIFT = 13;

    /** By a mask of occupied neighbours: how many separate arcs they form; all six form none. */
    private static final byte[] ARCS = arcs();

    /** By piece: what it adds, on top of its cell, to the masks of the neighbours, before the shift by the direction. */
    private static final int[] TOUCH = new int[Pieces.COUNT];

    static {
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            TOUCH[piece] = Pieces.color(piece) == Pieces.WHITE ? 1 : 1 | 1 << COLOR_SHIFT;
        }
    }

    private NeighborMask() {}

    /** What is occupied, the cell itself and its neighbours, whatever the colours. */
    public static int shape(int mask) {
        return mask & SHAPE;
    }

    /** Returns the directions of the occupied neighbours. */
    public static int occupied(int mask) {
        return mask & Grid.ALL_AROUND;
    }

    /** Returns the directions of the neighbours with a piece of that colour on top. */
    public static int ofColor(int mask, int color) {
        int black = mask >> COLOR_SHIFT & Grid.ALL_AROUND;
        return color == Pieces.WHITE ? mask & Grid.ALL_AROUND & ~black : black;
    }

    /** Returns whether an empty cell touches pieces of one colour and of no other, so that it is open to placements (R2.2). */
    public static boolean touchesOnly(int mask, int color) {
        int occupied = occupied(mask);
        return (mask & OCCUPIED) == 0 && occupied != 0 && ofColor(mask, color) == occupied;
    }

    /** Returns the directions of the neighbours with more than one piece. */
    public static int stacks(int mask) {
        return mask >> STACK_SHIFT;
    }

    /**
     * What changes in the masks of the neighbours when a piece comes or goes, before the shift by the direction.
     *
     * @param under the piece right below it, if there is one
     * @param height how many pieces are below it
     */
    static int touch(int piece, int under, int height) {
        int touch = TOUCH[piece];
        return height == 0 ? touch : touch ^ TOUCH[under] | (height == 1 ? 1 << STACK_SHIFT : 0);
    }

    /** Returns how many separate arcs the occupied neighbours form; all six form none. */
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
