package io.github.hiverules.impl.internal.board;

/** A move in one number: the piece in five bits, and above them the cell it comes to. */
public final class PackedMove {
    /** What {@link #piece} says of a pass, and the pass itself. */
    public static final int PASS = 31;

    private static final int PIECE_BITS = 5;

    private PackedMove() {}

    /** The move that brings a piece to a cell, from the hand or from the table. */
    public static int of(int piece, int to) {
        return to << PIECE_BITS | piece;
    }

    /** The piece of a move, or {@link #PASS}. */
    public static int piece(int move) {
        return move & (1 << PIECE_BITS) - 1;
    }

    /** The cell that a move leads to, which is no pass. */
    public static int destination(int move) {
        return move >> PIECE_BITS;
    }
}
