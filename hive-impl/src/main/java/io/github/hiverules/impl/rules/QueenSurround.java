// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Termination;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Pieces;
import java.util.Optional;

/** Decides whether a surrounded Queen Bee ends the game (R7.1). */
public final class QueenSurround {
    private QueenSurround() {}

    /** Returns whether a side's Queen Bee is surrounded. The Queen Bee may be covered. */
    public static boolean isQueenLost(Board board, int color) {
        int cell = board.cellOf[Pieces.queen(color)];
        return cell >= 0 && board.occupiedAround(cell) == Grid.ALL_AROUND;
    }

    /** Returns the number of empty cells around a side's Queen Bee, or {@link Pieces#NONE} if she is in the hand. */
    public static int queenLiberties(Board board, int color) {
        int cell = board.cellOf[Pieces.queen(color)];
        return cell < 0 ? Pieces.NONE : 6 - Integer.bitCount(board.occupiedAround(cell));
    }

    /** Returns whether at least one Queen Bee is surrounded. If a Queen Bee is surrounded, no move is legal (R7.4). */
    public static boolean isOver(Board board) {
        return isQueenLost(board, Pieces.WHITE) || isQueenLost(board, Pieces.BLACK);
    }

    /** Returns the outcome by the rule about surrounded Queen Bees (R7.1). Ignores repetition. */
    public static Outcome outcome(Board board) {
        boolean whiteLost = isQueenLost(board, Pieces.WHITE);
        boolean blackLost = isQueenLost(board, Pieces.BLACK);
        if (whiteLost && blackLost) {
            return answers().outcome(Optional.empty(), Termination.BOTH_QUEENS_SURROUNDED);
        }
        if (whiteLost || blackLost) {
            return answers().outcome(Optional.of(whiteLost ? Color.BLACK : Color.WHITE), Termination.QUEEN_SURROUNDED);
        }
        return Outcome.inProgress();
    }
}
