// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Piece;
import io.github.hiverules.search.SearchBoard;

/** Tests for wins in one turn. */
final class Tactics {
    /** Whether a piece is a Pillbug or Mosquito, which may throw other pieces (R4.9). Indexed by piece. */
    private static final boolean[] THROWS = new boolean[Piece.values().size()];

    static {
        for (Piece piece : Piece.values()) {
            THROWS[piece.index()] = piece.bug() == Bug.PILLBUG || piece.bug() == Bug.MOSQUITO;
        }
    }

    private Tactics() {}

    /** Returns whether a move surrounds the opponent's Queen Bee but not the mover's (R7.1). */
    private static boolean wins(SearchBoard board, int move) {
        Color mover = board.sideToMove();
        board.make(move);
        boolean wins = board.isQueenLost(mover.opposite()) && !board.isQueenLost(mover);
        board.undo();
        return wins;
    }

    /** Returns whether the side to move can win this turn. */
    static boolean canWin(SearchBoard board, int[] moves, int start) {
        Color other = board.sideToMove().opposite();
        int queen = board.cellOf(SearchBoard.queen(other));
        boolean isLast = board.queenLiberties(other) == 1;
        if (!isLast && (queen < 0 || !canBeThrown(board, queen, other))) {
            return false;
        }
        int last = -1;
        for (int direction = 0; direction < 6 && isLast; direction++) {
            int cell = board.neighbor(queen, direction);
            last = board.topAt(cell) < 0 ? cell : last;
        }
        int end = board.generate(moves, start);
        for (int i = start; i < end; i++) {
            boolean mayWin = SearchBoard.destination(moves[i]) == last
                    || SearchBoard.pieceIndex(moves[i]) == SearchBoard.queen(other);
            if (mayWin && wins(board, moves[i])) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the opponent could fill the last cell beside the mover's Queen Bee if the mover passed. */
    static boolean isThreatened(SearchBoard board, int[] moves, int start) {
        if (board.queenLiberties(board.sideToMove()) != 1) {
            return false;
        }
        board.makeNull();
        boolean threatened = canWin(board, moves, start);
        board.undo();
        return threatened;
    }

    /** Returns whether an adjacent enemy piece may be able to throw a Queen Bee (R4.9). */
    private static boolean canBeThrown(SearchBoard board, int queen, Color side) {
        if (board.heightAt(queen) > 1 || board.isPinned(SearchBoard.queen(side))) {
            return false;
        }
        for (int direction = 0; direction < 6; direction++) {
            int top = board.topAt(board.neighbor(queen, direction));
            if (top >= 0 && THROWS[top] && SearchBoard.colorOf(top) != side) {
                return true;
            }
        }
        return false;
    }
}
