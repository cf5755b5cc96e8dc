// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.impl.SearchBoard;

/** What can be seen one turn ahead, exactly. */
final class Tactics {
    private Tactics() {}

    /** Whether the move surrounds the other Queen Bee, and not the mover's own (R7.1). */
    static boolean wins(SearchBoard board, int move) {
        Color mover = board.sideToMove();
        if (board.queenLiberties(mover.opposite()) != 1) {
            return false; // a move fills one cell
        }
        board.make(move);
        boolean wins = board.isQueenLost(mover.opposite()) && !board.isQueenLost(mover);
        board.undo();
        return wins;
    }

    /**
     * Whether the side to move has a move that wins at once.
     *
     * @param moves room for its moves, from {@code start} on
     */
    static boolean canWin(SearchBoard board, int[] moves, int start) {
        Color other = board.sideToMove().opposite();
        if (board.queenLiberties(other) != 1) {
            return false;
        }
        int queen = board.cellOf(Evaluation.queen(other));
        int last = 0;
        for (int direction = 0; direction < 6; direction++) {
            int cell = board.neighbor(queen, direction);
            last = board.topAt(cell) < 0 ? cell : last;
        }
        int end = board.generate(moves, start);
        for (int i = start; i < end; i++) {
            if (SearchBoard.destination(moves[i]) == last && wins(board, moves[i])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the other side would win at once if the side to move did nothing.
     *
     * @param moves room for moves, from {@code start} on
     */
    static boolean isThreatened(SearchBoard board, int[] moves, int start) {
        if (board.queenLiberties(board.sideToMove()) != 1) {
            return false;
        }
        board.makeNull();
        boolean threatened = canWin(board, moves, start);
        board.undo();
        return threatened;
    }

    /** Whether the move surrounds the mover's own Queen Bee, and not the other one (R7.1). */
    static boolean losesAtOnce(SearchBoard board, int move) {
        Color mover = board.sideToMove();
        if (board.queenLiberties(mover) != 1) {
            return false; // a move fills one cell
        }
        board.make(move);
        boolean loses = board.isQueenLost(mover) && !board.isQueenLost(mover.opposite());
        board.undo();
        return loses;
    }

    /**
     * Whether the other side can win at once after the move.
     *
     * @param moves room for its replies, from {@code start} on
     */
    static boolean losesInOne(SearchBoard board, int move, int[] moves, int start) {
        board.make(move);
        boolean loses = canWin(board, moves, start);
        board.undo();
        return loses;
    }
}
