// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/** A move packed into an {@code int}. The lowest five bits are the piece, and the higher bits are the destination. */
public final class PackedMove {
    /** No move. No array of the board has an element for the piece bits of this number, so it can't be made. */
    public static final int NONE = -1;

    /** The packed pass: the first number that is not a piece index. */
    public static final int PASS = Pieces.COUNT;

    private static final int PIECE_BITS = 5;

    /** The exclusive upper bound of packed moves, including {@link #PASS}. */
    public static final int BOUND = Grid.SIZE << PIECE_BITS;

    private PackedMove() {}

    /** Returns the packed move of a piece to a cell. The piece is in the hand or on the table. */
    public static int of(int piece, int to) {
        return to << PIECE_BITS | piece;
    }

    /** Adds a packed difference to the destination of a move. */
    static int shifted(int move, int difference) {
        return move + difference & BOUND - 1;
    }

    /** Returns whether an {@code int} contains a valid piece index and a valid cell. */
    public static boolean isWellFormed(int move) {
        return move >= 0 && piece(move) < Pieces.COUNT && destination(move) < Grid.SIZE;
    }

    /** Returns the piece of a move that is not a pass. */
    public static int piece(int move) {
        return move & (1 << PIECE_BITS) - 1;
    }

    /** Returns the destination of a move that is not a pass. */
    public static int destination(int move) {
        return move >> PIECE_BITS;
    }
}
