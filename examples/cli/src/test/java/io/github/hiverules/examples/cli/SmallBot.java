// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;

/** A bot in a few lines: it looks some plies ahead and likes a free Queen Bee and many moves; {@link SmallProgramsTest} runs it. */
final class SmallBot {
    private SmallBot() {}

    // begin bot
    static Move choose(Game game, int depth) {
        SearchBoard board = SearchBoard.of(game);
        int[] moves = new int[(depth + 1) * SearchBoard.MAX_MOVES];
        int end = board.generate(moves, 0);
        int best = moves[0];
        int bestScore = Integer.MIN_VALUE;
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            int score = -search(board, depth - 1, moves, end);
            board.undo();
            if (score > bestScore) {
                best = moves[i];
                bestScore = score;
            }
        }
        return board.decode(best);
    }

    private static int search(SearchBoard board, int depth, int[] moves, int start) {
        Color mover = board.sideToMove();
        int liberties = board.queenLiberties(mover) - board.queenLiberties(mover.opposite());
        if (depth == 0 || board.outcome().isOver()) {
            return 100 * liberties + board.countLegalMoves(mover) - board.countLegalMoves(mover.opposite());
        }
        int best = Integer.MIN_VALUE + 1;
        int end = board.generate(moves, start);
        for (int i = start; i < end; i++) {
            board.make(moves[i]);
            best = Math.max(best, -search(board, depth - 1, moves, end));
            board.undo();
        }
        return best;
    }
    // end bot
}
