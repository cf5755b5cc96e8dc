// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.bot.Analyst;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.Random;

/** The playing strengths of the bot. */
enum Opponent {
    /** Searches one ply and adds random noise. */
    EASY(SearchLimit.depth(1), 80),
    /** Searches for 0.3 seconds. */
    MEDIUM(SearchLimit.time(Duration.ofMillis(300)), 0),
    /** Searches for 2 seconds. */
    HARD(SearchLimit.time(Duration.ofSeconds(2)), 0);

    private static final int DRAWISH = 60;
    private static final int DRAW_DEPTH = 4;
    private static final int DRAW_NODES = 20_000;

    private final SearchLimit limit;
    private final int noise;

    Opponent(SearchLimit limit, int noise) {
        this.limit = limit;
        this.noise = noise;
    }

    /**
     * Returns whether the bot agrees to a draw. The bot agrees if its score is {@code -DRAWISH} or lower.
     *
     * @param side the bot's side
     * @throws BadRequest if the bot is busy
     */
    static boolean acceptsDraw(Game game, Color side) {
        int score = Seats.BOT.take(() -> new Analyst().score(game, DRAW_DEPTH, DRAW_NODES));
        return (side == Color.WHITE ? score : -score) <= -DRAWISH;
    }

    /** @throws BadRequest if the game is over or the bot is busy */
    Move choose(Game game) {
        if (game.outcome().isOver()) {
            throw new BadRequest("game-over");
        }
        return Seats.BOT.take(() -> {
            Bot bot = new Bot();
            bot.seed(new Random().nextInt(Integer.MAX_VALUE));
            bot.noise(noise);
            return bot.choose(game, limit);
        });
    }
}
