// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import java.util.Random;

/**
 * A level of play, which is equal on all machines. Uses neither threads nor clocks.
 *
 * @param nodes the approximate maximum number of nodes per move, at least 1
 * @param noise the maximum random bonus of a move in points. If the bonus is positive, the player ignores the
 *     opponent's replies, like a beginner
 */
public record Player(long nodes, int noise) {
    /** A beginner. */
    public static final Player EASY = new Player(1, 80);

    public static final Player MEDIUM = new Player(40_000, 0);
    public static final Player HARD = new Player(250_000, 0);

    private static final int MEGABYTES = 8;

    /**
     * Returns a legal move.
     *
     * @param game a game that is not over
     * @param seed breaks ties between moves
     */
    public Move choose(Game game, long seed) {
        SearchBoard board = SearchBoard.of(game);
        Random random = new Random(seed);
        if (noise > 0) {
            return board.decode(casual(board, random));
        }
        Root root = new Root(
                board,
                Network.standard(),
                new TranspositionTable(MEGABYTES),
                -Bot.DRAW_PENALTY,
                Limits.nodes(nodes, () -> false));
        return board.decode(root.best(random, 1, move -> {}).move());
    }

    /** Searches one ply deep, adds random noise to the evaluations, and returns the best move. */
    private int casual(SearchBoard board, Random chance) {
        Color side = board.sideToMove();
        MoveOrder order = new MoveOrder(board, 1);
        int[] moves = order.moves;
        int count = board.generate(moves, 0);
        order.shuffle(count, chance);
        Evaluation evaluation = new Evaluation(board.ruleset(), Network.standard());
        int best = moves[0];
        int bestScore = -Score.INFINITE;
        for (int i = 0; i < count; i++) {
            board.make(moves[i]);
            boolean lost = board.isQueenLost(side);
            boolean won = board.isQueenLost(side.opposite());
            int score = won && lost
                    ? -Bot.DRAW_PENALTY
                    : won
                            ? Score.WIN
                            : lost ? -Score.WIN : Math.floorMod(chance.nextInt(), noise + 1) - evaluation.of(board);
            board.undo();
            if (score > bestScore) {
                bestScore = score;
                best = moves[i];
            }
        }
        return best;
    }
}
