// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
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
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.analysis.CanonicalPosition;
import io.github.hiverules.search.SearchBoard;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Whole games, and how they end (R7). */
class GameTest {
    private static final Move FIRST = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.ORIGIN);

    @Test
    void everyStepGivesANewGame() {
        Game start = Game.start(Ruleset.tournament());
        Game one = start.play(FIRST);
        assertThat(start.moves()).isEmpty();
        assertThat(one.moves()).containsExactly(FIRST);
        assertThat(one.undo()).isEqualTo(start);
        assertThat(one.positions()).containsExactly(start.position(), one.position());
        assertThatThrownBy(start::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aPlyNeedsTwoKilobytesAtMost() {
        Game game = Game.start(Ruleset.parse("Base+MLP"));
        for (Random random = new Random(3); game.length() < 60; ) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
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
    void anIllegalMoveThrowsWithItsReasons() {
        assertThatThrownBy(() -> Game.start(Ruleset.tournament()).play(Move.pass()))
                .isInstanceOfSatisfying(IllegalMoveException.class, e -> {
                    assertThat(e.move()).isEqualTo(Move.pass());
                    assertThat(e.reasons())
                            .allMatch(reason -> reason.kind() == Violation.Kind.PASS_NOT_ALLOWED)
                            .isNotEmpty();
                })
                .hasMessageContaining("(R6.2)");
    }

    @Test
    void aPlayerResignsAndNothingMoreIsLegal() {
        Game over = Game.start(Ruleset.tournament()).play(FIRST).resign(Color.BLACK);
        assertThat(over.outcome()).isEqualTo(Outcome.wonBy(Color.WHITE, Termination.RESIGNATION));
        assertThat(over.legalMoves()).isEmpty();
        assertThat(over.judge(FIRST).reasons()).containsExactly(Violation.of(Violation.Kind.GAME_OVER, over.outcome()));
        assertThatThrownBy(over::agreeDraw).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aGameIsFoundAsItWasAfterEachOfItsMoves() {
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
                    .hasMessageContaining("0 to 2 moves, not " + plies);
        }
    }

    @Test
    void playersAgreeOnADrawButNotOnALostQueen() {
        Game game = Game.start(Ruleset.tournament());
        assertThat(game.agreeDraw().outcome()).isEqualTo(Outcome.drawn(Termination.AGREEMENT));
        assertThatThrownBy(() -> game.conclude(Outcome.wonBy(Color.WHITE, Termination.QUEEN_SURROUNDED)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.conclude(Outcome.inProgress())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theSearchFaceKeepsTheCoordinatesOfTheFirstPlacement() {
        SearchBoard board = SearchBoard.of(Position.start(Ruleset.tournament()));
        Move first = Move.place(Piece.of(Color.WHITE, Bug.SPIDER), Hex.of(-1, 500));
        int packed = board.encode(first).orElseThrow();
        assertThat(board.decode(packed)).isEqualTo(first);
        board.make(packed);
        assertThat(board.position().cellOf(Piece.of(Color.WHITE, Bug.SPIDER))).contains(Hex.of(-1, 500));
        assertThat(board.encode(Move.place(Piece.of(Color.BLACK, Bug.SPIDER), Hex.of(0, 500))))
                .isPresent();
    }

    @Test
    void positionsOfOtherRulesAreNoRepetition() {
        assertThat(Position.start(Ruleset.rulebook()).isRepetitionOf(Position.start(Ruleset.tournament())))
                .isFalse();
    }

    @Test
    void aMutableGamePlaysNothingIllegal() {
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
    }

    @Test
    void nullIsNoMove() {
        Game game = Game.start(Ruleset.tournament());
        List<ThrowingCallable> doors = List.of(
                () -> game.play(missing()),
                () -> game.judge(missing()),
                () -> game.position().isLegal(missing()),
                () -> game.position().judge(missing()),
                () -> game.position().paths(missing()),
                () -> MutableGame.of(game.position()).tryPlay(missing()),
                () -> game.position().playUnchecked(missing()),
                () -> SearchBoard.of(game.position()).encode(missing()),
                () -> Symmetry.IDENTITY.apply(GameTest.<Move>missing()),
                () -> CanonicalPosition.of(game.position()).toCanonical(GameTest.<Move>missing()));
        for (ThrowingCallable door : doors) {
            assertThatNullPointerException().isThrownBy(door).withMessage("move");
        }
    }

    @Test
    void nullIsNeitherAPieceNorACellOfAMutableGame() {
        MutableGame game = MutableGame.of(Position.start(Ruleset.tournament()));
        assertThatNullPointerException()
                .isThrownBy(() -> game.cellOf(missing()))
                .withMessage("piece");
        assertThatNullPointerException().isThrownBy(() -> game.topAt(missing())).withMessage("hex");
        assertThatNullPointerException()
                .isThrownBy(() -> game.heightAt(missing()))
                .withMessage("hex");
    }

    @SuppressWarnings("NullAway") // what the compiler of a caller without null checks lets through
    private static <T> T missing() {
        return null;
    }

    @Test
    void aGameCountsItsOwnMovesAndItsPositionAllTurns() {
        Game opened = Game.start(Ruleset.tournament()).play(FIRST);
        assertThat(opened.ply()).isEqualTo(1);
        assertThat(opened.length()).isEqualTo(1);
        Game continued = Game.of(opened.position());
        assertThat(continued.ply()).isEqualTo(1);
        assertThat(continued.length()).isZero();
        Game played = continued.play(continued.legalMoves().get(0));
        assertThat(played.ply()).isEqualTo(2);
        assertThat(played.length()).isEqualTo(1);
        assertThat(played.at(played.length())).isSameAs(played);
        assertThat(MutableGame.of(played).ply()).isEqualTo(played.ply());
        assertThat(played.resign(Color.WHITE).length()).isEqualTo(1);
    }

    @Test
    void whoRunsOutOfTimeLoses() {
        Game game = Game.start(Ruleset.tournament()).play(FIRST).timeout(Color.WHITE);
        assertThat(game.outcome()).isEqualTo(Outcome.wonBy(Color.BLACK, Termination.TIME));
        assertThat(game.outcome().isWonBy(Color.BLACK)).isTrue();
        assertThat(game.legalMovesByPiece()).isEmpty();
        assertThat(game.reopen().legalMovesByPiece())
                .isEqualTo(game.position().legalMovesByPiece())
                .containsKey(Piece.parse("bS1"));
        assertThat(game.position().isOver()).isFalse();
        assertThatThrownBy(() -> game.timeout(Color.BLACK)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void gamesThatDifferHaveHashCodesThatDiffer() {
        List<Game> games = new ArrayList<>(List.of(Game.start(Ruleset.parse("Base+MLP"))));
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

    /** Three placements of each side in any order lead to one position, by 36 games. */
    @Test
    void gamesThatLeadToOnePositionDiffer() {
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
}
