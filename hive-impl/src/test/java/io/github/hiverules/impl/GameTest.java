// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static io.github.hiverules.api.spi.Answers.answers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games: queries, endings (R7) and undo. */
class GameTest {
    private static final Move FIRST = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN);
    private static final Piece QUEEN = Piece.parse("wQ");
    private static final Move STEP = Move.move(QUEEN, Hex.of(0, -1));

    private static Game opened() {
        return Game.start(Ruleset.tournament())
                .play(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                .play(Move.place(Piece.parse("bS1"), Hex.of(1, 0)))
                .play(Move.place(QUEEN, Hex.of(-1, 0)))
                .play(Move.place(Piece.parse("bQ"), Hex.of(2, 0)));
    }

    private static Game repeated() {
        Game game = opened();
        for (int i = 0; i < 4; i++) {
            game = game.play(Move.move(QUEEN, i % 2 == 0 ? Hex.of(0, -1) : Hex.of(-1, 0)))
                    .play(Move.move(Piece.parse("bQ"), i % 2 == 0 ? Hex.of(2, -1) : Hex.of(2, 0)));
        }
        return game;
    }

    /** Returns a game of 60 random plies. */
    private static Game random(long seed) {
        Game game = Game.start(Ruleset.full());
        for (Random random = new Random(seed); game.length() < 60; ) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    /** Either side may resign, whoever is to move. */
    @ParameterizedTest
    @EnumSource
    void R7_2_playerMayResign(Color loser) {
        Game resigned = opened().resign(loser);
        assertThat(resigned.outcome()).isEqualTo(Outcome.wonBy(loser.opposite(), Termination.RESIGNATION));
        assertThat(resigned.position()).isEqualTo(opened().position());
        assertThat(resigned.moves()).isEqualTo(opened().moves());
    }

    @Test
    void R7_2_playersMayAgreeOnADraw() {
        Game drawn = opened().agreeDraw();
        assertThat(drawn.outcome()).isEqualTo(Outcome.drawn(Termination.AGREEMENT));
        assertThat(drawn.outcome().isDraw()).isTrue();
        assertThat(drawn.position()).isEqualTo(opened().position());
    }

    @Test
    void R7_2_nobodyResignsOrAgreesAfterTheEnd() {
        for (Game over : ended()) {
            assertThatThrownBy(() -> over.resign(Color.WHITE)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(over::agreeDraw).isInstanceOf(IllegalStateException.class);
        }
    }

    static List<Game> ended() {
        return List.of(
                opened().resign(Color.BLACK),
                opened().agreeDraw(),
                opened().conclude(Outcome.wonBy(Color.WHITE, Termination.TIME)),
                repeated());
    }

    @ParameterizedTest
    @MethodSource("ended")
    void R7_4_noMoveFollowsAnyEnding(Game game) {
        Violation over = answers().violation(Violation.Kind.GAME_OVER, game.outcome());
        assertThat(game.isOver()).isTrue();
        assertThat(game.legalMoves()).isEmpty();
        assertThat(game.legalThrows(Piece.parse("wP"))).isEmpty();
        assertThat(game.legalMoves(QUEEN)).isEmpty();
        assertThat(game.countLegalMoves()).isZero();
        assertThat(game.isLegal(STEP)).isFalse();
        assertThat(game.judge(STEP)).isEqualTo(answers().legality(List.of(over)));
        assertThat(game.mobility(QUEEN)).isEqualTo(answers().mobility(QUEEN, List.of(), List.of(over)));
        for (Move move : List.of(STEP, Move.pass())) {
            assertThatThrownBy(() -> game.play(move))
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            e -> assertThat(e.violations()).containsExactly(over));
            assertThatThrownBy(() -> game.playUnchecked(move)).isInstanceOf(IllegalMoveException.class);
            assertThatThrownBy(() -> game.paths(move)).isInstanceOf(IllegalMoveException.class);
        }
        assertThat(game.position().legalMoves())
                .as("the position knows nothing of it")
                .isNotEmpty();
    }

    @Test
    void undoReopensADrawByRepetition() {
        assertThat(repeated().undo().isOver()).isFalse();
        assertThat(repeated().reopen()).as("moves ended it").isEqualTo(repeated());
    }

    @Test
    void reopenRemovesEndingOffTheBoard() {
        Game game = opened();
        assertThat(game.resign(Color.BLACK).outcome()).isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
        assertThat(game.resign(Color.BLACK).reopen()).isEqualTo(game);
        assertThat(game.agreeDraw().reopen().agreeDraw()).isEqualTo(game.agreeDraw());
        assertThat(game.reopen()).isSameAs(game);
        assertThat(game.resign(Color.BLACK).undo()).isEqualTo(game.undo());
        assertThat(Game.start(Ruleset.tournament()).resign(Color.WHITE).reopen())
                .isEqualTo(Game.start(Ruleset.tournament()));
        assertThatThrownBy(Game.start(Ruleset.tournament())::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void undoesMovesToTheStart() {
        Game game = opened();
        Game back = game;
        for (int i = game.length(); i > 0; i--) {
            assertThat(back.moves()).hasSize(i);
            back = back.undo();
        }
        assertThat(back).isEqualTo(Game.start(Ruleset.tournament()));
        assertThatThrownBy(back::undo).isInstanceOf(IllegalStateException.class);
        assertThat(game.play(STEP).undo()).isEqualTo(game);
    }

    @Test
    void moveOfReturnsPlacementOrMovement() {
        Game game = opened();
        assertThat(game.moveOf(QUEEN, Hex.of(0, -1))).isEqualTo(STEP);
        assertThat(game.position().moveOf(QUEEN, Hex.of(0, -1))).isEqualTo(STEP);
        assertThat(game.moveOf(Piece.parse("wA1"), Hex.of(-2, 0))).isInstanceOf(Placement.class);
        assertThat(game.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(game.legalMoves(QUEEN).contains(STEP)).isTrue();
        assertThat(game.legalMoves(QUEEN)).isEqualTo(game.mobility(QUEEN).moves());
        assertThat(game.mustPass()).isFalse();
    }

    @Test
    void playReturnsANewGame() {
        Game start = Game.start(Ruleset.tournament());
        Game one = start.play(FIRST);
        assertThat(start.moves()).isEmpty();
        assertThat(one.moves()).containsExactly(FIRST);
        assertThat(one.undo()).isEqualTo(start);
        assertThat(one.positions()).containsExactly(start.position(), one.position());
        assertThatThrownBy(start::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void plyUsesAtMostTwoKilobytes() {
        Game game = random(3);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            Game replayed = Game.start(game.ruleset());
            for (Move move : game.moves()) {
                replayed = replayed.play(move);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
            assertThat(replayed).isEqualTo(game);
        }
        assertThat(least).as("bytes allocated by 60 plies").isLessThan(60 * 2048);
    }

    @Test
    void playThrowsWithReasons() {
        assertThatThrownBy(() -> Game.start(Ruleset.tournament()).play(Move.pass()))
                .isInstanceOfSatisfying(IllegalMoveException.class, e -> {
                    assertThat(e.move()).contains(Move.pass());
                    assertThat(e.violations())
                            .allMatch(reason -> reason.kind() == Violation.Kind.PASS_NOT_ALLOWED)
                            .isNotEmpty();
                })
                .hasMessageContaining("(R6.2)");
    }

    @Test
    void returnsEarlierGames() {
        Game start = Game.start(Ruleset.tournament());
        Game one = start.play(FIRST);
        Game two = one.play(one.legalMoves().get(0));
        Game over = two.resign(Color.WHITE);
        assertThat(over.at(0)).isEqualTo(start);
        assertThat(over.at(1)).isEqualTo(one);
        assertThat(over.at(2)).isSameAs(over);
        for (int plies : new int[] {-1, 3}) {
            assertThatThrownBy(() -> over.at(plies))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("0 to 2 moves, found " + plies);
        }
    }

    @Test
    void rejectsEndingThatOnlyAMoveCanCause() {
        Game game = Game.start(Ruleset.tournament());
        assertThat(game.agreeDraw().outcome()).isEqualTo(Outcome.drawn(Termination.AGREEMENT));
        assertThatThrownBy(
                        () -> game.conclude(answers().outcome(Optional.of(Color.WHITE), Termination.QUEEN_SURROUNDED)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.conclude(Outcome.inProgress())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void mutableGameRejectsIllegalMoves() {
        MutableGame mutable = MutableGame.start(Ruleset.tournament());
        assertThat(mutable.tryPlay(Move.pass()).isLegal()).isFalse();
        assertThat(mutable.ply()).isZero();
        assertThat(mutable.tryPlay(Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.of(100_000, -77)))
                        .isLegal())
                .isTrue();
        assertThat(mutable.cellOf(Piece.of(Color.WHITE, Bug.SPIDER))).contains(Hex.of(100_000, -77));
        assertThat(mutable.topAt(Hex.of(100_032, -78)))
                .as("a cell that shares its index inside")
                .isEmpty();
        assertThat(mutable.heightAt(Hex.of(100_000, -77))).isEqualTo(1);
        mutable.undo();
        assertThat(mutable.legalMoves())
                .as("on the empty table")
                .isEqualTo(Position.start(Ruleset.tournament()).legalMoves());
    }

    @Test
    void lengthCountsOwnMovesAndPlyAllTurns() {
        Game opened = Game.start(Ruleset.tournament()).play(FIRST);
        assertThat(opened.position().ply()).isEqualTo(1);
        assertThat(opened.length()).isEqualTo(1);
        Game continued = Game.of(opened.position());
        assertThat(continued.position().ply()).isEqualTo(1);
        assertThat(continued.length()).isZero();
        Game played = continued.play(continued.legalMoves().get(0));
        assertThat(played.position().ply()).isEqualTo(2);
        assertThat(played.length()).isEqualTo(1);
        assertThat(played.at(played.length())).isSameAs(played);
        assertThat(MutableGame.of(played).ply()).isEqualTo(2);
        assertThat(played.resign(Color.WHITE).length()).isEqualTo(1);
    }

    @Test
    void timeoutLosesTheGame() {
        Game game = Game.start(Ruleset.tournament()).play(FIRST).timeout(Color.WHITE);
        assertThat(game.outcome()).isEqualTo(Outcome.wonBy(Color.BLACK, Termination.TIME));
        assertThat(game.legalMovesByPiece()).isEmpty();
        assertThat(game.reopen().legalMovesByPiece())
                .isEqualTo(game.position().legalMovesByPiece())
                .containsKey(Piece.parse("bS1"));
    }

    @Test
    void differentGamesHaveDifferentHashCodes() {
        List<Game> games = new ArrayList<>(List.of(Game.start(Ruleset.full())));
        for (int from = 0, ply = 0; ply < 3; ply++) {
            int to = games.size();
            for (; from < to; from++) {
                Game game = games.get(from);
                game.legalMoves().forEach(move -> games.add(game.play(move)));
            }
        }
        assertThat(games).hasSize(1 + 7 + 294 + 6678);
        assertThat(games.stream().map(Game::hashCode).distinct().count()).isGreaterThan(games.size() - 4);
        assertThat(new HashSet<>(games)).hasSize(games.size());
    }

    /** Each side places three pieces in any order. The resulting 36 games end in the same position. */
    @Test
    void gamesWithEqualPositionsMayDiffer() {
        List<Game> games = List.of(Game.of(Setup.builder()
                .put(Hex.of(-1, 0), Piece.parse("wQ"))
                .put(Hex.of(0, 0), Piece.parse("wS1"))
                .put(Hex.of(1, 0), Piece.parse("bS1"))
                .put(Hex.of(2, 0), Piece.parse("bQ"))
                .ply(4)
                .build()
                .toPosition()));
        List<List<Move>> placements = List.of(
                List.of(
                        Move.place(Piece.parse("wA1"), Hex.of(-2, 0)),
                        Move.place(Piece.parse("wB1"), Hex.of(-2, 1)),
                        Move.place(Piece.parse("wG1"), Hex.of(-1, -1))),
                List.of(
                        Move.place(Piece.parse("bA1"), Hex.of(3, 0)),
                        Move.place(Piece.parse("bB1"), Hex.of(3, -1)),
                        Move.place(Piece.parse("bG1"), Hex.of(2, 1))));
        for (int ply = 0; ply < 6; ply++) {
            List<Move> moves = placements.get(ply % 2);
            games = games.stream()
                    .flatMap(game -> moves.stream().filter(game::isLegal).map(game::play))
                    .toList();
        }
        assertThat(games).hasSize(36).doesNotHaveDuplicates();
        assertThat(games.stream().map(Game::position)).containsOnly(games.get(0).position());
        assertThat(games.stream().map(Game::hashCode)).doesNotHaveDuplicates();
    }

    @Test
    void historyHasTheGameAfterEveryMove() {
        Game game = random(4);
        List<Game> history = game.history();
        assertThat(history).hasSize(game.length());
        assertThat(history.get(history.size() - 1)).isSameAs(game);
        Game again = Game.of(game.startPosition());
        for (Game after : history) {
            assertThat(after.previous()).contains(again);
            again = again.play(after.lastMove().orElseThrow());
            assertThat(after).isEqualTo(again);
            assertThat(after.occurrences()).isEqualTo(again.occurrences());
        }
        assertThat(Game.start(Ruleset.tournament()).history()).isEmpty();
    }
}
