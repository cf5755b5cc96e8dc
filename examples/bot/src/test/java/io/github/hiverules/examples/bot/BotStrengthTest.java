// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.util.Comparator;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays games against weaker players and won positions. */
class BotStrengthTest {
    /** Plays ten games and returns the wins and losses of the first player. */
    private static int[] score(BiFunction<Game, Random, Move> player, BiFunction<Game, Random, Move> other) {
        int[] score = new int[2];
        for (int i = 0; i < 10; i++) {
            Random random = new Random(i);
            Color side = i % 2 == 0 ? Color.WHITE : Color.BLACK;
            Game game = Game.start(Ruleset.parse(i % 4 < 2 ? "Base" : "Base+MLP"));
            while (!game.isOver() && game.length() < 120) {
                game = game.play((game.sideToMove() == side ? player : other).apply(game, random));
            }
            score[0] += game.outcome().winner().filter(side::equals).isPresent() ? 1 : 0;
            score[1] += game.outcome().winner().filter(side.opposite()::equals).isPresent() ? 1 : 0;
        }
        return score;
    }

    /** A beginner that maximizes the neighbours of the opponent's Queen Bee minus those of its own. */
    private static Move greedy(Game game, Random random) {
        Color side = game.sideToMove();
        return game.legalMoves().stream()
                .max(Comparator.comparingDouble(move -> {
                    Position after = game.play(move).position();
                    return Analysis.metrics(after, side).queenLiberties().orElse(6)
                            - Analysis.metrics(after, side.opposite())
                                    .queenLiberties()
                                    .orElse(6)
                            + random.nextDouble();
                }))
                .orElseThrow();
    }

    @Tag("slow")
    @Test
    void searchBeatsNoise() {
        Player player = new Player(1200, 0, false);
        int[] score = score((game, random) -> player.choose(game, random.nextLong()), BotStrengthTest::greedy);
        assertThat(score[0]).isGreaterThanOrEqualTo(8);
        assertThat(score[1]).isZero();
    }

    /** One side needs at most four moves to surround the opponent's Queen Bee, and the other side needs more. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Base+MP r White[29] -"
                        + " ...bG1wA2wG2..bG3/.....wA3.bB1/...bPbA1(bQbB2)bS1bG2/....wG1wG3/..bS2wA1(wPbM)/wS2bA3.wB1/..wM(wS1wB2)bA2/....wQ",
                "Base+MLP r White[22] bB2"
                        + " ......bG3/....bS1bB1/...bS2bA1bA2/...wQ.bMwG2wB1/......wS2/.....wA1/..wG1wS1.wP/.wB2bQbLbP/.wM.bG1/wG3..(bG2bB2)",
                "Base+L r White[21] - ..bA1wQ/...wS2.wS1wL(bQwB1)wG1/...wA3wA1.wA2/bG1bLwB2...bS1/..bB2bS2bG3/..bG2bB1",
                "Base+M r White[18] -"
                        + " .....wMwA3/....wS1bQwA2/wG3bA3..wB2..bB2/.wS2.wG1wB1bS1bS2/.wG2wA1..bMbG1/..wQbA2..bB1/.bA1....bG2",
                "Base+MLP r White[36] bS1"
                        + " .............wP/...........(wG2wB2)bA1/....wA2bA3bPbM..(wG1wB1)/.......wL.wS1wS2/.....wQbQwG3bB1.bS1/.bLbG2bG3bA2wMwA1/wA3.....bS2/......(bG1bB2)",
                "Base r Black[25] - ...wA2/...bQ/bG3bB1wA1/bS2bG1bS1wG3wG2/wA3bB2bG2(wB1wB2)wG1/bA1wQ/bA2bA3wS1wS2",
                "Base+M r White[27] -"
                        + " ...bA3/..wQ/wMbS2bMwB2/..wS2wG3.bS1bG1/..wS1.bA2.bB1bB2/..wB1wG1wA1bG2bG3/.bA1wA3bQwA2/..wG2"
            })
    void winsWonRaceWithinTwiceItsLength(String line) {
        Game game = Game.of(PositionStrings.parse(line));
        Color side = game.sideToMove();
        int race = Analysis.race(game.position(), side).orElseThrow().moves();
        Random random = new Random(7);
        Bot bot = new Bot();
        bot.maxNodes(60_000);
        int moves = 0;
        while (!game.isOver() && moves < 2 * race) {
            moves++;
            game = game.play(bot.choose(game, SearchLimit.depth(30)));
            game = game.isOver() ? game : game.play(greedy(game, random));
        }
        assertThat(game.outcome().winner()).contains(side);
    }

    @Test
    void beginnerBeatsRandomPlayer() {
        int[] score = score(
                (game, random) -> Level.LEVEL_3.choose(game, random.nextLong()),
                (game, random) ->
                        game.legalMoves().get(random.nextInt(game.legalMoves().size())));
        assertThat(score[0]).isGreaterThanOrEqualTo(8);
        assertThat(score[1]).isZero();
    }
}
