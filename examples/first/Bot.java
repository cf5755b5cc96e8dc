// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpEngine;
import io.github.hiverules.search.SearchBoard;
import java.io.IOException;
import java.time.Duration;

/**
 * A small UHP engine: {@code java -cp hive.jar Bot.java}. The engine wants a free Queen Bee and many moves. It searches
 * one ply deeper at a time, until its time is up or its thread is interrupted.
 */
final class Bot {
    private static final int MAX_DEPTH = 30;
    private static final int WIN = 10_000;

    private final SearchBoard board;
    private final long deadline;
    private final int[] moves = new int[(MAX_DEPTH + 1) * SearchBoard.maxMoves()]; // the move lists of all depths
    private boolean isStopped;
    private long nodes;

    private Bot(Game game, SearchLimit limit) {
        board = SearchBoard.of(game);
        long time = limit.time().orElse(Duration.ofDays(1)).toNanos();
        deadline = System.nanoTime() + time / 10 * 9; // the answer takes time, too
    }

    public static void main(String[] arguments) throws IOException {
        UhpEngine.builder("small-bot", "1.0", (game, limit) -> new Bot(game, limit).choose(limit))
                .build()
                .run(System.in, System.out);
    }

    private Move choose(SearchLimit limit) {
        int maxDepth = Math.min(MAX_DEPTH, limit.depth().orElse(MAX_DEPTH));
        int end = board.generate(moves, 0);
        for (int depth = 1; depth <= maxDepth && !isStopped; depth++) {
            int best = -Integer.MAX_VALUE;
            for (int i = 0; i < end && !isStopped; i++) {
                int move = moves[i];
                board.make(move);
                int score = -search(depth - 1, end, -Integer.MAX_VALUE, -best);
                board.undo();
                if (score > best && !isStopped) {
                    best = score;
                    System.arraycopy(moves, 0, moves, 1, i); // the best move is first, also for the next depth
                    moves[0] = move;
                }
            }
        }
        return board.decode(moves[0]);
    }

    /** Returns the score for the side to move. The score is exact if it is between alpha and beta. */
    private int search(int depth, int start, int alpha, int beta) {
        isStopped |= nodes++ % 256 == 0 // asking for the time takes as long as some nodes
                && (System.nanoTime() - deadline > 0 || Thread.currentThread().isInterrupted());
        if (isStopped || depth == 0 || board.outcome().isOver()) {
            return value(board.sideToMove()) - value(board.sideToMove().opposite());
        }
        int best = alpha;
        int end = board.generate(moves, start);
        for (int i = start; i < end && best < beta; i++) {
            board.make(moves[i]);
            best = Math.max(best, -search(depth - 1, end, -beta, -best));
            board.undo();
        }
        return best;
    }

    private int value(Color side) {
        int liberties = board.queenLiberties(side); // 0 if the Queen Bee is surrounded, negative if it is in the hand
        int safety = liberties == 0 ? -WIN : 100 * (liberties < 0 ? 6 : liberties);
        return safety + board.countLegalMoves(side);
    }
}
