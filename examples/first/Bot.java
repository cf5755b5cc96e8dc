// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.search.SearchBoard;
import java.io.IOException;

/**
 * A small UHP engine: {@code java -cp hive.jar Bot.java}. The engine searches three plies deep and prefers a free Queen
 * Bee and many moves.
 */
final class Bot {
    private static final int DEPTH = 3;

    public static void main(String[] arguments) throws IOException {
        UhpEngine.builder(
                        "small-bot",
                        "1.0",
                        (game, limit) ->
                                choose(game, Math.min(DEPTH, limit.depth().orElse(DEPTH))))
                .build()
                .run(System.in, System.out);
    }

    static Move choose(Game game, int depth) {
        SearchBoard board = SearchBoard.of(game);
        // One buffer holds the move lists of all depths, so the search doesn't allocate memory.
        int[] moves = new int[(depth + 1) * SearchBoard.maxMoves()];
        int end = board.generate(moves, 0);
        int best = moves[0];
        int bestScore = -Integer.MAX_VALUE;
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            int score = -search(board, depth - 1, moves, end, -Integer.MAX_VALUE, -bestScore);
            board.undo();
            if (score > bestScore) {
                best = moves[i];
                bestScore = score;
            }
        }
        return board.decode(best);
    }

    /** Returns the score for the side to move. The score is exact if it is between alpha and beta. */
    private static int search(SearchBoard board, int depth, int[] moves, int start, int alpha, int beta) {
        if (depth == 0 || board.outcome().isOver()) {
            Color mover = board.sideToMove();
            Color other = mover.opposite();
            return 100 * (liberties(board, mover) - liberties(board, other))
                    + board.countLegalMoves(mover)
                    - board.countLegalMoves(other);
        }
        int best = alpha;
        int end = board.generate(moves, start);
        for (int i = start; i < end && best < beta; i++) {
            board.make(moves[i]);
            best = Math.max(best, -search(board, depth - 1, moves, end, -beta, -best));
            board.undo();
        }
        return best;
    }

    /** Returns the number of empty cells around a Queen Bee. A Queen Bee in the hand is safe. */
    private static int liberties(SearchBoard board, Color side) {
        int liberties = board.queenLiberties(side);
        return liberties < 0 ? 6 : liberties;
    }
}
