// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import java.util.List;
import java.util.random.RandomGenerator;

/** Games of random legal moves. Equal generators give equal games. */
public final class RandomGames {
    private RandomGames() {}

    /** Plays random moves until the game has a number of moves or is over. */
    public static Game extend(Game start, int length, RandomGenerator random) {
        Game game = start;
        while (game.length() < length && !game.isOver()) {
            game = game.playUnchecked(move(game, random));
        }
        return game;
    }

    /**
     * Returns a random legal move.
     *
     * @param game a game that is not over
     */
    public static Move move(Game game, RandomGenerator random) {
        List<Move> moves = game.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }
}
