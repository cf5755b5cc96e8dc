// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.CanonicalPosition;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The levels of play. */
class LevelTest {
    @ParameterizedTest
    @EnumSource
    void takesWinInOneTurn(Level level) {
        for (Game game : BotTest.games(5, BotTest::canWinAtOnce)) {
            for (int seed = 0; seed < 5; seed++) {
                Move move = level.choose(game, seed);
                assertThat(BotTest.winsAtOnce(game, move))
                        .as("%s, %s", game, move)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void equalSeedsGiveEqualMoves(Level level) {
        Game start = Game.start(Ruleset.parse("Base+MLP"));
        assertThat(level.choose(start, 7)).isEqualTo(level.choose(start, 7));
    }

    @Test
    void openingsVary() {
        Level level = Level.LEVEL_6;
        long openings = new Random(1)
                .longs(100)
                .mapToObj(seed -> {
                    Game game = Game.start(Ruleset.parse("Base"));
                    for (int ply = 0; ply < 4; ply++) {
                        game = game.play(level.choose(game, seed + ply));
                    }
                    Game end = game;
                    return IntStream.rangeClosed(1, 4)
                            .mapToObj(ply ->
                                    CanonicalPosition.of(end.at(ply).position()).key())
                            .toList();
                })
                .distinct()
                .count();
        assertThat(openings).isGreaterThanOrEqualTo(30);
    }

    /** After the opening, a search without careless turns plays its best move. */
    @Test
    void laterMovesDoNotVary() {
        for (Game game : BotTest.games(3, game -> game.position().ply() == 12)) {
            Bot bot = new Bot();
            bot.maxNodes(500);
            Bot varied = new Bot();
            varied.maxNodes(500);
            varied.vary(true);
            assertThat(varied.choose(game, BotTest.DEPTH)).isEqualTo(bot.choose(game, BotTest.DEPTH));
        }
    }
}
