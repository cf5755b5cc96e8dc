// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

/** A move packed into an {@code int}: the piece in the lowest five bits, the destination above them. */
public final class PackedMove {
    /** The pass. Its {@link #piece} has the same value. */
    public static final int PASS = 31;

    private static final int PIECE_BITS = 5;

    private PackedMove() {}

    /** Returns the move of a piece to a cell, from the hand or the table. */
    public static int of(int piece, int to) {
        return to << PIECE_BITS | piece;
    }

    /** Returns a move shifted by a difference of destinations. */
    static int shifted(int move, int difference) {
        return move + difference & (Grid.SIZE << PIECE_BITS) - 1;
    }

    /** Returns whether an {@code int} consists of a piece index and a cell. */
    public static boolean isWellFormed(int move) {
        return move >= 0 && piece(move) < Pieces.COUNT && destination(move) < Grid.SIZE;
    }

    /** Returns the piece of a move, or {@link #PASS}. */
    public static int piece(int move) {
        return move & (1 << PIECE_BITS) - 1;
    }

    /** Returns the destination of a move that is not a pass. */
    public static int destination(int move) {
        return move >> PIECE_BITS;
    }
}
