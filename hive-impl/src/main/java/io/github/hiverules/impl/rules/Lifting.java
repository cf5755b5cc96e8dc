// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Pieces;

/**
 * Decides whether a piece may be lifted (R3.1, R3.2, R3.3, R5.1). Every movement and every throw begins by lifting a
 * piece.
 */
public final class Lifting {
    // Each violation is one bit of a mask.
    /** The side that lifts the piece has not placed its Queen Bee (R3.1). */
    public static final int QUEEN_NOT_PLACED = 1;

    /** The piece is resting (R5.1). */
    public static final int RESTING = 1 << 1;

    /** The piece is covered (R3.3). */
    public static final int COVERED = 1 << 2;

    /** The hive would split if the piece were lifted (R3.2). */
    public static final int PINNED = 1 << 3;

    private Lifting() {}

    /** Returns the violations if a side lifts a piece on the table, or 0 if there are none. */
    public static int violations(Board board, int piece, int side) {
        return (isQueenPlaced(board, side) ? 0 : QUEEN_NOT_PLACED)
                | (board.isResting(piece) ? RESTING : 0)
                | (board.isCovered(piece) ? COVERED : 0)
                | (OneHive.isPinned(board, board.cellOf[piece]) ? PINNED : 0);
    }

    /** Returns whether a side has placed its Queen Bee and may therefore lift pieces (R3.1). */
    static boolean isQueenPlaced(Board board, int side) {
        return board.isPlaced(Pieces.queen(side));
    }

    /**
     * Returns the pieces that the side to move may lift if they are not {@linkplain OneHive#isPinned pinned}.
     * Candidates are the side's own pieces and the pieces beside the side's throwers.
     *
     * @param beside the pieces beside the side's throwers, see {@link Pillbug#piecesBeside}
     */
    public static int candidates(Board board, int beside) {
        if (!isQueenPlaced(board, board.sideToMove())) {
            return 0;
        }
        int own = board.placed() & Pieces.ofColor(board.sideToMove());
        return (own | beside) & ~board.covered() & ~board.restingPieces();
    }
}
