// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import java.util.Locale;

/**
 * A level of play, from the weakest to the strongest. The lower levels play like people: some of their turns are
 * careless.
 */
public enum Level {
    EASY(100, 80),
    LEVEL_2(100, 63),
    LEVEL_3(150, 46),
    LEVEL_4(200, 30),
    LEVEL_5(500, 16),
    LEVEL_6(1_500, 9),
    LEVEL_7(4_000, 4),
    LEVEL_8(12_000, 1),
    MEDIUM(40_000, 0),
    HARD(250_000, 0);

    private final Player player;

    Level(long nodes, int carelessness) {
        player = new Player(nodes, carelessness, true);
    }

    /** {@return the name in files and questions, such as "easy" or "level-2"} */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Returns a legal move. Equal seeds give equal moves.
     *
     * @param game a game that is not over
     * @param seed chooses between moves of about equal value, and the careless turns
     */
    public Move choose(Game game, long seed) {
        return player.choose(game, seed);
    }
}
