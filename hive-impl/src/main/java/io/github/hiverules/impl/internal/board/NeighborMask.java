package io.github.hiverules.impl.internal.board;

/**
 * What stands on a cell and around it, in one number as {@link Board} keeps it for every cell: six bits for the occupied
 * neighbours, one for the cell itself, and six for the neighbours with a black piece on top.
 */
public final class NeighborMask {
    /** The cell itself is occupied. */
    public static final int OCCUPIED = 1 << 6;

    /** The bits that tell what is occupied, the cell itself and its neighbours, whatever the colours. */
    public static final int SHAPE = (1 << 7) - 1;

    /** How many values there are. */
    public static final int VALUES = 1 << 13;

    /** By a mask of occupied neighbours: how many separate arcs they form; all six form none. */
    private static final byte[] ARCS = arcs();

    /** By colour: what a piece of it on top adds to its neighbours, before the shift by the direction. */
    private static final int[] TOUCH = {1, 1 | 1 << 7};

    private NeighborMask() {}

    /** The directions of the occupied neighbours. */
    public static int occupied(int surroundings) {
        return surroundings & Grid.ALL_AROUND;
    }

    /** The directions of the neighbours with a piece of that colour on top. */
    public static int ofColor(int surroundings, int color) {
        int black = surroundings >> 7;
        return color == Pieces.WHITE ? surroundings & Grid.ALL_AROUND & ~black : black;
    }

    /** What changes in the surroundings of the neighbours when a piece comes or goes, before the shift by the direction. */
    static int touch(int piece, int under) {
        int touch = TOUCH[Pieces.color(piece)];
        return under < 0 ? touch : touch ^ TOUCH[Pieces.color(under)];
    }

    /** How many separate arcs the occupied neighbours form; all six form none. */
    public static int arcs(int around) {
        return ARCS[occupied(around)];
    }

    private static byte[] arcs() {
        byte[] arcs = new byte[64];
        for (int mask = 0; mask < 64; mask++) {
            int next = mask >> 1 | (mask & 1) << 5;
            arcs[mask] = (byte) Integer.bitCount(mask & ~next);
        }
        return arcs;
    }
}
