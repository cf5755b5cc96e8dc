// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Pieces;

/**
 * Rest (R5.1): with a Pillbug in the game, a piece rests in this turn if the opponent's last turn moved or threw it. The
 * resting piece may not move, be thrown or throw.
 */
public final class Rest {
    private Rest() {}

    /** The piece that rests in this turn; {@link Pieces#NONE} if none does. */
    public static int piece(Board board) {
        return board.resting;
    }

    /** The piece that rests in this turn, as a set of one piece or none. */
    public static int pieces(Board board) {
        return board.resting < 0 ? 0 : 1 << board.resting;
    }

    /** Whether that piece rests in this turn. */
    public static boolean isResting(Board board, int piece) {
        return (pieces(board) >> piece & 1) != 0;
    }

    /** Makes no piece rest, which is the effect of a pass. */
    public static void end(Board board) {
        board.resting = Pieces.NONE;
    }
}
