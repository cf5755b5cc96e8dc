// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.spi.HiveRules;
import io.github.hiverules.testkit.Drawing;
import io.github.hiverules.testkit.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Cached boards always show the queried position. */
class StandardRulesTest {
    private static final Ruleset RULES = Ruleset.full();

    /** Compares the results with results of rules that have no cached board. */
    private static void checkAnswers(Game game) {
        StandardRules fresh = new StandardRules();
        Position position = game.position();
        assertThat(position.outcome()).isEqualTo(fresh.outcome(position));
        assertThat(position.legalMoves()).isEqualTo(new StandardRules().legalMoves(position));
        assertThat(position.countLegalMoves()).isEqualTo(position.legalMoves().size());
    }

    private static Move randomMove(Game game, Random random) {
        List<Move> moves = game.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    @Test
    void playsGamesAlternately() {
        Random random = new Random(7);
        for (int count = 1; count <= 4; count++) {
            List<Game> games = new ArrayList<>(Collections.nCopies(count, Game.start(RULES)));
            for (int step = 0; step < 60 * count; step++) {
                Game game = games.get(step % count);
                if (!game.isOver()) {
                    game = random.nextInt(5) == 0 && game.length() > 0
                            ? game.undo()
                            : game.play(randomMove(game, random));
                    if (game.occurrences() < HiveRules.DRAWING_OCCURRENCES) {
                        assertThat(game.outcome()).isEqualTo(game.position().outcome());
                    }
                    checkAnswers(game);
                    games.set(step % count, game);
                }
            }
        }
    }

    @Test
    void returnsOutcomeOfEachSibling() {
        Random random = new Random(8);
        for (int seed = 0; seed < 40; seed++) {
            Position position = RandomGames.play(RULES, 50, random, each -> {});
            Game game = Game.of(position);
            for (Move move : game.legalMoves()) {
                Game next = game.playUnchecked(move);
                assertThat(next.outcome()).isEqualTo(new StandardRules().outcome(next.position()));
            }
            checkAnswers(game);
        }
    }

    /** The cached board of a game is set up again after 1,000 moves. */
    @Test
    void playsLongGames() {
        Game game = Game.start(Ruleset.parse("Base no-repetition"));
        for (String placement : List.of("wS1 0 0", "bS1 1 0", "wQ -1 0", "bQ 2 0")) {
            String[] words = placement.split(" ");
            game = game.play(
                    Move.place(Piece.parse(words[0]), Hex.of(Integer.parseInt(words[1]), Integer.parseInt(words[2]))));
        }
        for (int round = 0; round < 600; round++) {
            game = game.play(Move.move(Piece.parse("wQ"), Hex.of(round % 2 == 0 ? 0 : -1, round % 2 == 0 ? -1 : 0)));
            game = game.play(Move.move(Piece.parse("bQ"), Hex.of(2, round % 2 == 0 ? -1 : 0)));
        }
        checkAnswers(game);
        assertThat(game.occurrences()).isEqualTo(301);
    }

    @Test
    void answersAfterUncheckedMoves() {
        Game game = Game.start(RULES).play(Move.place(Piece.parse("wS1"), Hex.of(4, 4)));
        checkAnswers(game);
        Game far = game.playUnchecked(Move.place(Piece.parse("bS1"), Hex.of(90, 90)));
        assertThat(far.isOver()).isFalse();
        assertThat(far.position().stacks()).hasSize(2);
        checkAnswers(game);
        checkAnswers(game.play(Move.place(Piece.parse("bS1"), Hex.of(5, 4))));
    }

    /** R2.1: the start position lists the origin, even if a game has begun on another cell. */
    @Test
    void forgetsTheFirstCellOfAGame() {
        Position start = Position.start(RULES);
        List<Move> moves = start.legalMoves();
        Game.of(start).play(Move.place(Piece.parse("wS1"), Hex.of(5, 5)));
        assertThat(start.legalMoves()).isEqualTo(moves).contains(Move.place(Piece.parse("wS1"), Hex.ORIGIN));
    }

    @Test
    void forgetsOtherGames() {
        Game game = Game.start(RULES).play(Move.place(Piece.parse("wS1"), Hex.ORIGIN));
        Position lost = Drawing.of("""
                Base, White[9] to move

                      .     .     .
                   .    bQ    bG1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
                """).position();
        for (int i = 0; i < 5; i++) {
            assertThat(lost.translate(i, 0).isOver()).isTrue();
        }
        assertThat(game.playUnchecked(Move.place(Piece.parse("bS1"), Hex.of(1, 0)))
                        .isOver())
                .isFalse();
    }

    @Test
    void answersManyThreadsOnOnePosition() throws Exception {
        Position position = RandomGames.play(RULES, 30, new Random(9), each -> {});
        Game game = Game.of(position);
        List<Move> moves = position.legalMoves();
        List<Game> next = moves.stream().map(game::play).toList();
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<?>> results = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                int first = thread;
                results.add(threads.submit(() -> {
                    for (int i = 0; i < 300; i++) {
                        int index = (i * 7 + first) % moves.size();
                        assertThat(position.legalMoves()).isEqualTo(moves);
                        assertThat(position.judge(moves.get(index)).isLegal()).isTrue();
                        assertThat(game.play(moves.get(index))).isEqualTo(next.get(index));
                        assertThat(next.get(index).countLegalMoves())
                                .isEqualTo(next.get(index).legalMoves().size());
                    }
                }));
            }
            for (Future<?> result : results) {
                result.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
