// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.Random;

/** The bot at three strengths. */
enum Opponent {
    /** Plays like a beginner: sees what its own move changes, and not the answer. */
    EASY(SearchLimit.depth(1), 80),
    /** Sees the answer, and the answer to that. */
    MEDIUM(SearchLimit.time(Duration.ofMillis(300)), 0),
    /** Thinks two seconds. */
    HARD(SearchLimit.time(Duration.ofSeconds(2)), 0);

    private static final int PATIENCE_SECONDS = 10;

    private final SearchLimit limit;
    private final int noise;

    Opponent(SearchLimit limit, int noise) {
        this.limit = limit;
        this.noise = noise;
    }

    /** @throws BadRequest if the game is over, or too many are asking */
    Move choose(Game game) {
        if (game.outcome().isOver()) {
            throw new BadRequest("game-over");
        }
        return Seats.BOT.take(PATIENCE_SECONDS, () -> {
            Bot bot = new Bot();
            bot.seed(new Random().nextInt(Integer.MAX_VALUE));
            bot.noise(noise);
            return bot.choose(game, limit);
        });
    }
}
