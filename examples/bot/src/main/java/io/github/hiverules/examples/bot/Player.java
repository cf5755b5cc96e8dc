// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.search.Solution;
import io.github.hiverules.search.Solver;
import java.util.Random;

/** Chooses moves on the calling thread. The strength is a number of nodes, so it is equal on all machines. */
public final class Player {
    private static final int DRAW_PENALTY = 100;
    private static final int MEGABYTES = 8;
    private static final int SOLVER_TURNS = 3;
    private static final int SOLVER_SHARE = 10;

    private Player() {}

    /**
     * Returns a legal move.
     *
     * @param game a game that is not over
     * @param nodes the approximate maximum number of nodes, at least 1
     * @param noise the maximum random bonus of a move in points, see {@link Bot#noise}
     * @param random breaks ties between moves
     */
    public static Move choose(Game game, long nodes, int noise, Random random) {
        SearchBoard board = SearchBoard.of(game);
        Limits limits = new Limits(Search.MAX_DEPTH, nodes, System.nanoTime() + Long.MAX_VALUE / 2, () -> false);
        Root root = new Root(board, Network.standard(), new TranspositionTable(MEGABYTES), -DRAW_PENALTY, limits);
        if (noise > 0) {
            return board.decode(root.casual(random, noise));
        }
        int liberties = board.queenLiberties(game.sideToMove().opposite());
        if (liberties >= 0 && liberties <= SOLVER_TURNS) {
            Solution win = Solver.solve(game, SOLVER_TURNS, Math.max(nodes / SOLVER_SHARE, 1));
            if (win.isSolved()) {
                return win.line().get(0);
            }
        }
        return board.decode(root.best(random, 1, move -> {}).move());
    }
}
