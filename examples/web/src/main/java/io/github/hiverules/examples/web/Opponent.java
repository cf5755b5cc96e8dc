// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The bot at three strengths. No more than two searches run at a time, however many ask. */
enum Opponent {
    /** Plays like a beginner: sees what its own move changes, and not the answer. */
    EASY(SearchLimit.depth(1), 80),
    /** Sees the answer, and the answer to that. */
    MEDIUM(SearchLimit.time(Duration.ofMillis(300)), 0),
    /** Thinks two seconds. */
    HARD(SearchLimit.time(Duration.ofSeconds(2)), 0);

    private static final Semaphore SEATS = new Semaphore(2, true);
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
        Random random = new Random();
        try {
            if (!SEATS.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new BadRequest("bot-busy");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadRequest("closing");
        }
        try {
            Bot bot = new Bot();
            bot.seed(random.nextInt(Integer.MAX_VALUE));
            bot.noise(noise);
            return bot.choose(game, limit);
        } finally {
            SEATS.release();
        }
    }
}
