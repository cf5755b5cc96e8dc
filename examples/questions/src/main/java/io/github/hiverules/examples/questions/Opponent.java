// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.bot.Analyst;
import io.github.hiverules.examples.bot.Player;
import java.util.Random;

/** The playing strengths of the bot, as numbers of nodes. */
enum Opponent {
    /** Searches one ply and adds random noise. */
    EASY(1, 80),
    MEDIUM(40_000, 0),
    HARD(250_000, 0);

    private static final int DRAWISH = 60;
    private static final int DRAW_NODES = 20_000;

    private final long nodes;
    private final int noise;

    Opponent(long nodes, int noise) {
        this.nodes = nodes;
        this.noise = noise;
    }

    /**
     * Returns whether the bot agrees to a draw. The bot agrees if its score is {@code -DRAWISH} or lower.
     *
     * @param side the bot's side
     */
    static boolean acceptsDraw(Game game, Color side) {
        int score = new Analyst().score(game, DRAW_NODES);
        return (side == Color.WHITE ? score : -score) <= -DRAWISH;
    }

    /** @throws BadRequest if the game is over */
    Move choose(Game game) {
        if (game.outcome().isOver()) {
            throw new BadRequest("game-over");
        }
        return new Player(nodes, noise).choose(game, new Random().nextLong());
    }
}
