// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.GameClock;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.uhp.SearchLimit;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the bot's legality, tactics within one turn, and determinism. */
class BotTest {
    /** A limit that isn't reached before the node limit. */
    static final SearchLimit DEPTH = SearchLimit.depth(30);

    private static final List<SearchLimit> LIMITS =
            List.of(SearchLimit.depth(1), SearchLimit.depth(2), SearchLimit.time(Duration.ZERO));

    /** Returns random games with crowded Queen Bees that match a condition. */
    static List<Game> games(int count, Predicate<Game> wished) {
        return new Random(11)
                .ints()
                .mapToObj(seed -> play(new Random(seed), wished))
                .filter(game -> !game.outcome().isOver() && wished.test(game))
                .limit(count)
                .toList();
    }

    private static Game play(Random random, Predicate<Game> wished) {
        Game game = Game.start(Ruleset.gameTypes().get(random.nextInt(8)));
        while (!game.outcome().isOver() && game.position().ply() < 80 && !wished.test(game)) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    static boolean winsAtOnce(Game game, Move move) {
        return game.play(move).outcome().isWonBy(game.sideToMove());
    }

    static boolean canWinAtOnce(Game game) {
        return game.legalMoves().stream().anyMatch(move -> winsAtOnce(game, move));
    }

    private static boolean isSafe(Game game, Move move) {
        Game next = game.play(move);
        return next.outcome().isOver() ? next.outcome().winner().isEmpty() : !canWinAtOnce(next);
    }

    @Test
    void takesWinInOneTurn() {
        for (Game game : games(8, game -> game.position().ply() > 12 && canWinAtOnce(game))) {
            for (SearchLimit limit : LIMITS) {
                Move move = new Bot().choose(game, limit);
                assertThat(winsAtOnce(game, move))
                        .as("%s, %s by %s", game, move, limit)
                        .isTrue();
            }
        }
    }

    @Test
    void preventsLossInOneTurn() {
        Predicate<Game> inDanger = game -> game.position().ply() > 12
                && !canWinAtOnce(game)
                && game.legalMoves().stream().anyMatch(move -> isSafe(game, move))
                && game.legalMoves().stream().anyMatch(move -> !isSafe(game, move));
        for (Game game : games(5, inDanger)) {
            for (SearchLimit limit : LIMITS) {
                Move move = new Bot().choose(game, limit);
                assertThat(isSafe(game, move))
                        .as("%s, %s by %s", game, move, limit)
                        .isTrue();
            }
        }
    }

    /** Returns whether a move loses the game immediately. */
    private static boolean losesAtOnce(Game game, Move move) {
        return game.play(move).outcome().isWonBy(game.sideToMove().opposite());
    }

    /** Careless players and a searching player. */
    private static final List<Player> PLAYERS =
            List.of(new Player(1, 100, false), new Player(1, 40, false), new Player(300, 0, true));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Base r White[9] - ...bG3/.wG2wA1wB1/wA2wQwB2wG1/.wS1.bG1/..bB2bQ/...bB1bS1/..bG2",
                "Base+MLP r Black[8] wQ .wL/.bB1bPbB2/.bQwQ/bLwPwMwA1",
                "Base+P r White[8] - .bA2wA2/bQ.wPwQ/bA1wA1",
            })
    void doesNotSurroundItsOwnQueenBee(String line) {
        Game game = Game.of(PositionStrings.parse(line));
        assertThat(game.legalMoves()).anyMatch(move -> losesAtOnce(game, move));
        for (Player player : PLAYERS) {
            Move move = player.choose(game, 1);
            assertThat(losesAtOnce(game, move)).as("%s by %s", move, player).isFalse();
        }
        for (SearchLimit limit : LIMITS) {
            Move move = new Bot().choose(game, limit);
            assertThat(losesAtOnce(game, move)).as("%s by %s", move, limit).isFalse();
        }
    }

    /** Even if every other move loses in one turn. */
    @Test
    void surroundsOwnQueenOnlyIfForced() {
        Predicate<Game> canLose = game ->
                game.position().ply() > 12 && game.legalMoves().stream().anyMatch(move -> losesAtOnce(game, move));
        Random random = new Random(5);
        for (Game game : games(10, canLose)) {
            boolean mustLose = game.legalMoves().stream().allMatch(move -> losesAtOnce(game, move));
            for (Player player : PLAYERS) {
                Move move = player.choose(game, random.nextLong());
                assertThat(losesAtOnce(game, move)).as("%s, %s", game, move).isEqualTo(mustLose);
            }
        }
    }

    @Test
    void passesWhenItMust() {
        for (Game game : games(1, game -> game.legalMoves().equals(List.of(Move.pass())))) {
            for (SearchLimit limit : LIMITS) {
                assertThat(new Bot().choose(game, limit)).isEqualTo(Move.pass());
            }
        }
    }

    @Test
    void choosesLegalMovesInEveryGame() {
        Bot bot = new Bot();
        for (int ply = 0; ply < 60; ply += 3) {
            int plies = ply;
            for (Game game : games(2, game -> game.position().ply() == plies)) {
                Move move = bot.choose(game, SearchLimit.depth(1));
                assertThat(game.judge(move).isLegal()).as("%s, %s", game, move).isTrue();
            }
        }
    }

    @Test
    void equalSettingsGiveEqualMoves() {
        for (Game game : games(4, game -> game.position().ply() == 20)) {
            Bot bot = new Bot();
            bot.seed(5);
            Bot fresh = new Bot();
            fresh.seed(5);
            Move move = bot.choose(game, SearchLimit.depth(2));
            bot.choose(game.play(move), SearchLimit.depth(2)); // other entries don't matter
            assertThat(bot.choose(game, SearchLimit.depth(2))).isEqualTo(move);
            assertThat(fresh.choose(game, SearchLimit.depth(2))).isEqualTo(move);
        }
    }

    @Test
    void seedBreaksTies() {
        Game start = Game.start(Ruleset.tournament());
        Game game = start.play(start.legalMoves().get(0)); // the six cells around the piece are equivalent
        assertThat(new Random(1)
                        .ints(20)
                        .mapToObj(seed -> {
                            Bot bot = new Bot();
                            bot.seed(seed);
                            return bot.choose(game, SearchLimit.depth(1));
                        })
                        .distinct()
                        .count())
                .isGreaterThan(1);
    }

    @Test
    void avoidDrawsPreventsThirdRepetition() {
        // Two occurrences so far, and Black to move could make the third.
        String moves = ";wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-;wQ /wS1;bQ bS1/;wQ -wS1";
        Game game = Records.parseOne("Base;InProgress;Black[6];wS1;bS1 wS1-;wQ -wS1;bQ bS1-" + moves)
                .game();
        assertThat(game.legalMoves()).anyMatch(move -> game.play(move).outcome().isDraw());
        for (SearchLimit limit : LIMITS) {
            assertThat(game.play(new Bot().choose(game, limit)).outcome().isOver())
                    .isFalse();
        }
    }

    @Test
    void nodeLimitIsDeterministic() {
        for (Game game : games(3, game -> game.position().ply() == 24)) {
            Bot bot = new Bot();
            bot.maxNodes(3000);
            Move move = bot.choose(game, DEPTH);
            assertThat(bot.nodes()).isBetween(1L, 4000L);
            Bot fresh = new Bot();
            fresh.maxNodes(3000);
            assertThat(fresh.choose(game, DEPTH)).isEqualTo(move);
        }
    }

    @Test
    void varietyChoosesGoodOpenings() {
        Game start = Game.start(Ruleset.tournament());
        Set<Move> first = new HashSet<>();
        for (int seed = 1; seed <= 20; seed++) {
            Bot bot = new Bot();
            bot.vary(true);
            bot.maxNodes(2000);
            bot.seed(seed);
            Move move = bot.choose(start, DEPTH);
            assertThat(bot.choose(start, DEPTH)).isEqualTo(move);
            first.add(move);
        }
        assertThat(first).hasSizeBetween(2, 6);
    }

    @Test
    @Timeout(600)
    void stopEndsSearchWithMove() {
        Bot bot = new Bot();
        assertThat(bot.stop()).isFalse();
        Game game = Game.start(Ruleset.full());
        CompletableFuture<Move> move =
                CompletableFuture.supplyAsync(() -> bot.choose(game, SearchLimit.time(Duration.ofHours(1))));
        while (!bot.stop()) {
            Thread.onSpinWait();
        }
        assertThat(game.isLegal(move.join())).isTrue();
        assertThat(bot.stop()).isFalse();
    }

    @Test
    void rejectsFinishedGame() {
        Game over = Game.start(Ruleset.tournament()).agreeDraw();
        assertThatThrownBy(() -> new Bot().choose(over, SearchLimit.depth(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void dividesClockAndCountsDown() {
        GameClock clock = new GameClock();
        Duration limit = Duration.ofSeconds(5);
        assertThat(clock.share(limit)).isEqualTo(limit);
        clock.total(Duration.ofSeconds(50));
        assertThat(clock.share(limit)).isEqualTo(Duration.ofSeconds(2));
        assertThat(clock.share(Duration.ofSeconds(1))).isEqualTo(Duration.ofSeconds(1));
        clock.increment(Duration.ofSeconds(4));
        assertThat(clock.share(limit)).isEqualTo(limit);
        assertThat(clock.share(Duration.ofSeconds(60))).isEqualTo(Duration.ofSeconds(5));
        clock.moved(Duration.ofSeconds(29));
        assertThat(clock.share(Duration.ofSeconds(60))).isEqualTo(Duration.ofSeconds(4));
        clock.moved(Duration.ofSeconds(60));
        assertThat(clock.share(Duration.ofSeconds(60))).isEqualTo(Duration.ofSeconds(2));
        clock.restart();
        assertThat(clock.share(Duration.ofSeconds(60))).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void pondersUntilAsked() {
        Bot bot = new Bot();
        bot.ponder(true);
        Game game = Game.start(Ruleset.tournament());
        for (int ply = 0; ply < 6; ply++) {
            Move move = bot.choose(game, SearchLimit.depth(3));
            assertThat(game.isLegal(move)).isTrue();
            assertThat(bot.isPondering()).isTrue();
            game = game.play(move);
        }
        bot.ponder(false);
        assertThat(bot.isPondering()).isFalse();
        bot.choose(game, SearchLimit.depth(2));
        assertThat(bot.isPondering()).isFalse();
    }
}
