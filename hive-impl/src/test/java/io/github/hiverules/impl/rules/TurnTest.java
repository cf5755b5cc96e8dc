// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Part;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.search.SearchBoard;
import io.github.hiverules.search.SearchMoves;
import java.util.List;
import org.junit.jupiter.api.Test;

/** R6: a turn is a placement, a movement or a pass by the side to move. */
class TurnTest {
    @Test
    void R6_1_onlySideToMoveMayMove() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     a
                       .     .     .     .     b
                """)
                .refuses("bA1", "a", "not-your-piece")
                .refuses("bQ", "b", "not-your-piece")
                .blocked("bQ", "not-your-piece")
                .blocked("bA1", "not-your-piece");
    }

    @Test
    void R6_1_sidesTakeTurns() {
        Game game = Game.start(Ruleset.tournament());
        MutableGame mutable = MutableGame.of(game);
        SearchBoard search = SearchBoard.of(game);
        for (Color side : List.of(Color.WHITE, Color.BLACK, Color.WHITE, Color.BLACK, Color.WHITE)) {
            assertThat(game.sideToMove()).isEqualTo(side);
            assertThat(mutable.sideToMove()).isEqualTo(side);
            assertThat(search.sideToMove()).isEqualTo(side);
            Move move = game.legalMoves().get(0);
            assertThat(mutable.legalMoves())
                    .allMatch(each -> ((PieceMove) each).piece().color() == side);
            assertThat(SearchMoves.of(search.position()))
                    .allMatch(each -> ((PieceMove) each).piece().color() == side);
            game = game.play(move);
            mutable.play(move);
            search.make(move);
        }
        search.makeNull();
        assertThat(search.sideToMove()).isEqualTo(Color.WHITE);
    }

    @Test
    void R6_1_reportsAllReasonsOfBlockedPiece() {
        board("""
                Base, White[9] to move

                       .     .     .     .
                    .    wQ    wB1^2 bG1    .
                       .     .     .     .

                wB1^2 from the ground up: bQ wB1
                """).blocked("bQ", "not-your-piece", "covered wB1");
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     .     .     .     .
                """).blocked("bG1", "not-your-piece", "pinned [[bQ] [wG1 wQ]]");
        board("""
                Base+P, White[6] to move, bQ rests

                                .     .
                       .     .    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     .     .
                """).blocked("bQ", "not-your-piece", "resting");
    }

    @Test
    void R6_1_rejectsPlacementFromTableAndMovementFromHand() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    a    wQ    wG1   bG1   bQ     .
                       .     .     .     .     .
                """).refusesMoving("wA1", "a", "still-in-hand").refusesPlacing("wG1", "a", "already-placed");
    }

    @Test
    void R6_1_stepAndThrowToOneCellAreOneMove() {
        Position position = board("""
                Base+MP, White[6] to move

                                .     .
                       .     *    bQ     .
                    .    wQ    wM    bP     .
                       .     *     *     .
                """).moves("wQ").position();
        assertThat(position.legalMoves()).doesNotHaveDuplicates().hasSize(position.countLegalMoves());
    }

    @Test
    void R6_2_passIsIllegalIfAnotherMoveIsLegal() {
        for (BoardCase board : List.of(board("""
                        Base, White[5] to move

                               .     .     .     .     .
                            .    wQ    wG1   bG1   bQ     .
                               .     .     .     .     .
                        """), board("""
                        Base+MLP, White[5] to move

                               .     .     .     .     .
                            .    wQ    wG1   bG1   bQ     .
                               .     .     .     .     .
                        """), board("""
                        Base, White[1] to move

                            .
                        """))) {
            Position position = board.refusesPass("pass-not-allowed").position();
            assertThat(position.judge(Move.pass()).violations())
                    .singleElement()
                    .satisfies(reason -> assertThat(position.isLegal(reason.get(Part.EXAMPLE)))
                            .isTrue());
        }
    }

    @Test
    void R6_2_sideWithoutMoveMustPass() {
        board(PlacingTest.NO_PLACEMENT_CELL).passes();
        board("""
                Base+P, White[7] to move

                       .     .     .
                    .    bB1^2 bB2^2  .
                       .    bQ    bP     .
                          .     .     .

                bB1^2 from the ground up: wQ bB1
                bB2^2 from the ground up: wA1 bB2
                """).passes();
    }

    /** White has no placement cell, and the only uncovered white piece is pinned. */
    @Test
    void R6_2_sideWithPinnedPiecesMustPass() {
        board("""
                Base, White[5] to move

                       .     .     .     .
                    .    bQ    wA1   bB1^2  .
                       .     .     .     .

                bB1^2 from the ground up: wQ bB1
                """).passes().blocked("wA1", "pinned [[bB1] [bQ]]");
    }

    /** White has no placement cell, and the only uncovered white piece cannot leave its cell. */
    @Test
    void R6_2_sideWithEnclosedPieceMustPass() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    bQ    bA1    .
                    .    bA2   wA1   bA3    .
                       .    bB1^2 bG1    .
                          .     .     .

                bB1^2 from the ground up: wQ bB1
                """).passes().blocked("wA1", "surrounded");
    }

    @Test
    void R6_2_sideWithoutCellForItsQueenMustPass() {
        board("""
                Base+M, White[9] to move, 5 turns passed

                       .     .     .     .     .
                    .    bM^2  bB2^2 bB1^2 bQ     .
                       .     .     .     .     .

                bM^2 from the ground up: wS1 bM
                bB2^2 from the ground up: wG1 bB2
                bB1^2 from the ground up: wA1 bB1
                """).passes().blocked("wQ", "no-placement-cell").blocked("wA2", "queen-is-due wQ", "no-placement-cell");
    }

    @Test
    void R6_2_sideMayPassBeforeItsQueenHasAPlacementCell() {
        Position position = board("""
                Base, White[5] to move, 1 turn passed

                             .     .
                          .    bB1^2  .
                       .    wS1   wS2    .
                    .    bA1    .    bQ     .
                       .     .     .     .

                bB1^2 from the ground up: wG1 bB1
                """).passes().position();
        MutableGame mutable = MutableGame.of(position);
        assertThat(mutable.tryPlay(Move.pass()).isLegal()).isTrue();
        assertThat(mutable.position()).isEqualTo(position.play(Move.pass()));
        assertThat(Game.of(position).play(Move.pass()).sideToMove())
                .isEqualTo(position.sideToMove().opposite());
        assertThat(mutable.judge(Move.pass()).isLegal()).isFalse();
    }

    /**
     * White has no placement cell, because every cell beside White's only uncovered piece touches a black piece. But
     * the white piece can move.
     */
    @Test
    void R6_2_sideThatCanMoveMayNotPass() {
        Position position = board("""
                Base, White[8] to move

                          .     .     .
                       .    bG1   bS2    .
                          .     *    bS1    .
                       *    wQ    bB1^2  .
                    .    bA1   bQ     .
                       .     .     .

                bB1^2 from the ground up: wA1 bB1
                """)
                .moves("wQ")
                .blocked("wG1", "no-placement-cell")
                .refusesPass("pass-not-allowed")
                .position();
        assertThat(position.legalMoves()).isNotEmpty().allMatch(Movement.class::isInstance);
        assertThat(MutableGame.of(position).mustPass()).isFalse();
        assertThat(position.mobility(Piece.parse("wQ")).isFree()).isTrue();
    }
}
