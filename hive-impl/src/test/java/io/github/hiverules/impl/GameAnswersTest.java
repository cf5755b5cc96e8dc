// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.Violation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game answers for its end, whatever ended it, and takes moves and ends back one by one. */
class GameAnswersTest {
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

    static List<Game> ended() {
        return List.of(
                opened().resign(Color.BLACK),
                opened().agreeDraw(),
                opened().conclude(Outcome.wonBy(Color.WHITE, Termination.TIME)),
                repeated());
    }

    @ParameterizedTest
    @MethodSource("ended")
    void afterTheEndNothingIsLegal(Game game) {
        Violation over = Violation.of(Violation.Kind.GAME_OVER, game.outcome());
        assertThat(game.isOver()).isTrue();
        assertThat(game.legalMoves()).isEmpty();
        assertThat(game.legalMoves(QUEEN)).isEmpty();
        assertThat(game.countLegalMoves()).isZero();
        assertThat(game.isLegal(STEP)).isFalse();
        assertThat(game.judge(STEP)).isEqualTo(Legality.illegal(List.of(over)));
        assertThat(game.mobility(QUEEN)).isEqualTo(Mobility.blocked(QUEEN, List.of(over)));
        for (Move move : List.of(STEP, Move.pass())) {
            assertThatThrownBy(() -> game.play(move))
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            e -> assertThat(e.reasons()).containsExactly(over));
            assertThatThrownBy(() -> game.paths(move)).isInstanceOf(IllegalMoveException.class);
        }
        assertThatThrownBy(() -> game.resign(Color.WHITE)).isInstanceOf(IllegalStateException.class);
        assertThat(game.position().legalMoves())
                .as("the position knows nothing of it")
                .isNotEmpty();
    }

    @Test
    void repetitionEndsAGameByItself() {
        assertThat(repeated().outcome()).isEqualTo(Outcome.drawn(Termination.REPETITION));
        assertThat(repeated().occurrences()).isEqualTo(3);
        assertThat(repeated().undo().isOver()).isFalse();
        assertThat(repeated().reopen()).as("moves ended it").isEqualTo(repeated());
    }

    @Test
    void anEndOffTheBoardIsTakenBackAlone() {
        Game game = opened();
        assertThat(game.resign(Color.BLACK).reopen()).isEqualTo(game);
        assertThat(game.agreeDraw().reopen().agreeDraw()).isEqualTo(game.agreeDraw());
        assertThat(game.reopen()).isSameAs(game);
        assertThat(game.resign(Color.BLACK).undo()).isEqualTo(game.undo());
        assertThat(Game.start(Ruleset.tournament()).resign(Color.WHITE).reopen())
                .isEqualTo(Game.start(Ruleset.tournament()));
    }

    @Test
    void movesAreTakenBackToTheStartAndNoFurther() {
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
    void theMoveOfAPieceIsAPlacementOrAMovement() {
        Game game = opened();
        assertThat(game.moveOf(QUEEN, Hex.of(0, -1))).isEqualTo(STEP);
        assertThat(game.position().moveOf(QUEEN, Hex.of(0, -1))).isEqualTo(STEP);
        assertThat(game.moveOf(Piece.parse("wA1"), Hex.of(-2, 0))).isInstanceOf(Placement.class);
        assertThat(game.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(game.legalMoves(QUEEN))
                .contains(STEP)
                .isEqualTo(game.mobility(QUEEN).moves());
    }
}
