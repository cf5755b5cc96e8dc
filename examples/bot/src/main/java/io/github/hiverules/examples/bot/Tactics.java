// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.search.SearchBoard;

/** What can be seen one turn ahead, exactly. */
final class Tactics {
    private Tactics() {}

    /** Whether the move surrounds the other Queen Bee, and not the mover's own (R7.1). */
    static boolean wins(SearchBoard board, int move) {
        Color mover = board.sideToMove();
        Color other = mover.opposite();
        if (board.queenLiberties(other) != 1 && SearchBoard.pieceIndex(move) != Evaluation.queen(other)) {
            return false; // a move fills one cell, unless it throws the Queen Bee to another
        }
        board.make(move);
        boolean wins = board.isQueenLost(other) && !board.isQueenLost(mover);
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
        int queen = board.cellOf(Evaluation.queen(other));
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
                    || SearchBoard.pieceIndex(moves[i]) == Evaluation.queen(other);
            if (mayWin && wins(board, moves[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a Queen Bee stands beside a piece of the other side that may throw her (R4.9). */
    private static boolean canBeThrown(SearchBoard board, int queen, Color side) {
        if (board.heightAt(queen) > 1 || board.isPinned(Evaluation.queen(side))) {
            return false;
        }
        for (int direction = 0; direction < 6; direction++) {
            int top = board.topAt(board.neighbor(queen, direction));
            if (top >= 0 && Evaluation.mayThrow(top) && !Evaluation.isOf(top, side)) {
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
        int queen = board.cellOf(Evaluation.queen(board.sideToMove()));
        boolean isLast = board.queenLiberties(board.sideToMove()) == 1;
        if (!isLast && (queen < 0 || !canBeThrown(board, queen, board.sideToMove()))) {
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
