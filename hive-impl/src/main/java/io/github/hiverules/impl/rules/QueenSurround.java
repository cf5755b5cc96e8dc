// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Pieces;

/** The end of the game by a surrounded Queen Bee (R7.1). */
public final class QueenSurround {
    private QueenSurround() {}

    /** Returns whether a side's Queen Bee is surrounded, covered or not. */
    public static boolean isQueenLost(Board board, int color) {
        int cell = board.cellOf[Pieces.queen(color)];
        return cell >= 0 && board.occupiedAround(cell) == Grid.ALL_AROUND;
    }

    /** Returns the number of empty cells around a side's Queen Bee; 6 if she is in the hand. */
    public static int queenLiberties(Board board, int color) {
        int cell = board.cellOf[Pieces.queen(color)];
        return cell < 0 ? 6 : 6 - Integer.bitCount(board.occupiedAround(cell));
    }

    /** Returns whether a Queen Bee is lost, so that no move is legal (R7.4). */
    public static boolean isOver(Board board) {
        return isQueenLost(board, Pieces.WHITE) || isQueenLost(board, Pieces.BLACK);
    }

    /** Returns the outcome by R7.1 alone. */
    public static Outcome outcome(Board board) {
        boolean whiteLost = isQueenLost(board, Color.WHITE.ordinal());
        boolean blackLost = isQueenLost(board, Color.BLACK.ordinal());
        if (whiteLost && blackLost) {
            return Outcome.drawn(Termination.BOTH_QUEENS_SURROUNDED);
        }
        if (whiteLost || blackLost) {
            return Outcome.wonBy(whiteLost ? Color.BLACK : Color.WHITE, Termination.QUEEN_SURROUNDED);
        }
        return Outcome.inProgress();
    }
}
