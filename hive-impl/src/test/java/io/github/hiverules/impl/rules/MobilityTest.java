// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import org.junit.jupiter.api.Test;

/** R8: the reasons why a piece is blocked. */
class MobilityTest {
    @Test
    void R8_pieceWithMovesIsFree() {
        Position position = board("""
                Base, White[5] to move

                       .     *     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     *     .     .     .
                """).moves("wQ").position();
        assertThat(position.mobility(Piece.parse("wQ")).isFree()).isTrue();
        assertThat(position.mobility(Piece.parse("wQ")).violations()).isEmpty();
    }

    @Test
    void R8_pieceInTheHandIsFreeIfItMayBePlaced() {
        board("""
                Base, White[5] to move

                       *     *     .     .     .
                    *    wQ    wG1   bG1   bQ     .
                       *     *     .     .     .
                """).moves("wA1").blocked("wA2", "enters-later wA1");
    }

    @Test
    void R8_pinnedPieceIsBlocked() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     .     .     .     .
                """).blocked("wG1", "pinned [[bG1 bQ] [wQ]]");
    }

    @Test
    void R8_gatedPieceIsBlocked() {
        board("""
                Base, White[9] to move

                          .     .     .     .
                       .    bG1   wA1   bQ     .
                    .    bA2   wQ     a     .
                       .    bA1   wA2    .
                          .     .     .
                """).blocked("wQ", "cannot-slide [[wA1 wA2]]");
        board("""
                Base, White[9] to move

                                .     .     .
                       .     .    wA1   bQ     .
                    .    bA2   wQ     .     .
                       .    bA1   wA2    .
                          .     .     .
                """).blocked("wQ", "pinned [[bA1 bA2 wA2] [bQ wA1]]", "cannot-slide [[bA2 wA1] [wA1 wA2]]");
    }

    @Test
    void R8_pieceThatCanSlideIsFree() {
        board("""
                Base, White[9] to move

                             .     .     .
                          *    wA1   bQ     .
                       *    wQ     .    bA1    .
                    .    bA2   wA2   wG1    .
                       .     .     .     .
                """).moves("wQ");
    }

    @Test
    void R8_coveredPieceIsBlocked() {
        board("""
                Base, Black[9] to move

                       .     .     .     .
                    .    wQ    wB2^4 bG1    .
                       .     .     .     .

                wB2^4 from the ground up: bQ wB1 bB1 wB2
                """).blocked("bQ", "covered wB2");
    }

    @Test
    void R8_distinguishesSurroundedFromBlocked() {
        board("""
                Base, White[9] to move

                          .     .     .     .
                       .    bG1   wA1   wQ     .
                    .    bA2   wA3   bQ     .
                       .    bA1   wA2    .
                          .     .     .
                """).blocked("wA3", "surrounded");
    }

    @Test
    void R8_spiderWithRoomForTwoStepsIsBlocked() {
        board("""
                Base, White[9] to move

                          .     .     .     .
                       .    wG1   wQ    wA1    .
                    .    bG2   wS1    .    wA2    .
                       .    bG1    .    bA1    .
                          .    bA2   bQ     .
                             .     .     .
                """).blocked("wS1", "no-destination");
    }

    @Test
    void R8_mosquitoWithNothingToCopyIsBlocked() {
        board("""
                Base+M, White[6] to move

                                      .     .
                       .     .     .    bG1    .
                    .    wM    bM    wQ    bQ     .
                       .     .     .     .     .
                """).blocked("wM", "nothing-to-copy");
    }

    @Test
    void R8_pieceOfTheOtherSideIsBlocked() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     .     .     .     .
                """).blocked("bQ", "not-your-piece");
    }

    @Test
    void R8_restingPieceIsBlocked() {
        board("""
                Base+P, White[6] to move, wQ rests

                          .     .     .
                       .    bP    bQ     .
                    .    wQ    wG1    .
                       .     .     .
                """).blocked("wQ", "resting");
    }

    @Test
    void R8_pathsRequireLegalMove() {
        BoardCase board = board("""
                Base, White[5] to move

                       .     .     a     .     .
                    b    wQ    wG1   bG1   bQ     .
                       .     .     .     .     .
                """);
        Position position = board.position();
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.paths(position.moveOf(Piece.parse("wQ"), board.cell("a"))));
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> position.paths(Move.pass()));
        assertThat(position.paths(position.moveOf(Piece.parse("wA1"), board.cell("b"))))
                .isEmpty();
    }

    @Test
    void R8_pathOfThrowHasTheThrowRule() {
        BoardCase board = board("""
                Base+P, White[5] to move

                                .     .
                       .     a    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     .     .
                """);
        assertThat(board.position().paths(board.position().moveOf(Piece.parse("wQ"), board.cell("a"))))
                .extracting(path -> path.rule().number())
                .containsExactly("R4.1", "R4.9");
    }
}
