// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Pieces;

/** Lifting a piece to move or to throw it, and the four rules that forbid it wherever the piece is to go (R3.1, R3.2, R3.3, R5.1). */
public final class Lifting {
    // Sets of violations are masks of these.
    /** The Queen Bee of the side that lifts it is in the hand (R3.1). */
    public static final int QUEEN_NOT_PLACED = 1;

    /** The piece rests (R5.1). */
    public static final int RESTING = 1 << 1;

    /** Another piece stands on top of it (R3.3). */
    public static final int COVERED = 1 << 2;

    /** Lifting it splits the hive (R3.2). */
    public static final int PINNED = 1 << 3;

    private Lifting() {}

    /** The rules that forbid a side to lift that piece, which is on the table; 0 if none does. */
    public static int violations(Board board, int piece, int side) {
        return (isQueenPlaced(board, side) ? 0 : QUEEN_NOT_PLACED)
                | (Rest.isResting(board, piece) ? RESTING : 0)
                | (board.isCovered(piece) ? COVERED : 0)
                | (OneHive.isPinned(board, board.cellOf[piece]) ? PINNED : 0);
    }

    /** Whether a side has placed its Queen Bee, so that it may move pieces (R3.1). */
    public static boolean isQueenPlaced(Board board, int side) {
        return board.isPlaced(Pieces.queen(side));
    }

    /**
     * The pieces on the table that the side to move may lift, of its own, if they are not pinned and if its Queen Bee is placed: those
     * that are neither covered nor at rest.
     */
    public static int candidates(Board board) {
        return board.placed & ~board.covered & ~Rest.pieces(board) & Pieces.ofColor(board.sideToMove());
    }
}
