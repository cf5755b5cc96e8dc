package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.impl.SearchBoard;

/** What can be seen one turn ahead, exactly. */
final class Tactics {
    private Tactics() {}

    /** Whether the move surrounds the other Queen Bee, and not the mover's own (R7.1). */
    static boolean wins(SearchBoard board, int move) {
        Color mover = board.sideToMove();
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
        int end = board.generate(moves, start);
        for (int i = start; i < end; i++) {
            if (wins(board, moves[i])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the other side can win at once after the move.
     *
     * @param moves room for its replies, from {@code start} on
     */
    static boolean loses(SearchBoard board, int move, int[] moves, int start) {
        board.make(move);
        boolean loses = canWin(board, moves, start);
        board.undo();
        return loses;
    }
}
