// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/** A move in one number: the piece in the lowest five bits, and above them the cell it comes to. */
public final class PackedMove {
    /** The pass, which is also its {@link #piece}. */
    public static final int PASS = 31;

    private static final int PIECE_BITS = 5;

    private PackedMove() {}

    /** Returns the move that brings a piece to a cell, from the hand or from the table. */
    public static int of(int piece, int to) {
        return to << PIECE_BITS | piece;
    }

    /** Returns the move of the same piece to the cell that lies as far from the destination as that of {@code way} from the cell 0. */
    static int shifted(int move, int way) {
        return move + way & (Grid.SIZE << PIECE_BITS) - 1;
    }

    /** Returns whether an {@code int} names one of the 28 pieces and one of the 1024 cells. */
    public static boolean isWellFormed(int move) {
        return move >= 0 && piece(move) < Pieces.COUNT && destination(move) < Grid.SIZE;
    }

    /** Returns the piece of a move, or {@link #PASS}. */
    public static int piece(int move) {
        return move & (1 << PIECE_BITS) - 1;
    }

    /** Returns the cell that a move leads to, which is not a pass. */
    public static int destination(int move) {
        return move >> PIECE_BITS;
    }
}
