package io.github.hiverules.impl.internal.board;

/**
 * What stands on a cell and around it, in one number that {@link Board} keeps for every cell: six bits for the neighbours with a
 * white piece on top, six for those with a black one, and one for the cell itself.
 */
public final class NeighborMask {
    /** The cell itself is occupied. */
    public static final int OCCUPIED = 1 << 12;

    /** Everything but the cell itself. */
    public static final int NEIGHBORS = OCCUPIED - 1;

    /** Changes the colour on top of a neighbour, by exclusive or, before the shift by the direction. */
    public static final int TURN_COLOR = 1 | 1 << 6;

    /** The number of bits of each of the first two sums of {@link #COUNTS_FOR}. */
    public static final int TALLY_BITS = 10;

    /**
     * By the mask, what a cell adds to three sums in one number: a 1 in the first ten bits if it is empty and touches white
     * pieces alone, in the next ten if it is empty and touches black pieces alone, and above them if it is a hole of one cell.
     */
    public static final int[] COUNTS_FOR = countsFor();

    /** By a mask of occupied neighbours: how many separate arcs they form; all six form none. */
    public static final byte[] ARCS = arcs();

    /** By colour: the bit of a neighbour with a piece of it on top, before the shift by the direction. */
    private static final int[] TOUCH = {1, 1 << 6};

    private NeighborMask() {}

    /** The directions of the occupied neighbours, from a mask. */
    public static int occupied(int mask) {
        return (mask | mask >> 6) & Grid.ALL_AROUND;
    }

    /** The directions of the neighbours with a piece of that colour on top. */
    public static int ofColor(int mask, int color) {
        return (color == Pieces.WHITE ? mask : mask >> 6) & Grid.ALL_AROUND;
    }

    /** What a piece adds to the masks of its neighbours, before the shift by the direction. */
    public static int touchOf(int piece) {
        return TOUCH[Pieces.color(piece)];
    }

    private static int[] countsFor() {
        int[] table = new int[2 * OCCUPIED];
        for (int around = 1; around < OCCUPIED; around++) {
            int white = ofColor(around, Pieces.WHITE);
            int black = ofColor(around, Pieces.BLACK);
            table[around] = (black == 0 ? 1 : 0)
                    | (white == 0 ? 1 << TALLY_BITS : 0)
                    | ((white | black) == Grid.ALL_AROUND ? 1 << 2 * TALLY_BITS : 0);
        }
        return table;
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
