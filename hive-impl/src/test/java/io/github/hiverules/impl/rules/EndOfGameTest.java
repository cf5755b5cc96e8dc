// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.api.spi.Answers.answers;
import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Termination;
import io.github.hiverules.search.SearchBoard;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** R7.1 and R7.4: the end by the Queen Bees. Resignation and agreement (R7.2) are in GameTest. */
class EndOfGameTest {
    private static final Outcome WHITE_WINS = answers().outcome(Optional.of(Color.WHITE), Termination.QUEEN_SURROUNDED);
    private static final Outcome BLACK_WINS = answers().outcome(Optional.of(Color.BLACK), Termination.QUEEN_SURROUNDED);
    private static final Outcome DRAW = answers().outcome(Optional.empty(), Termination.BOTH_QUEENS_SURROUNDED);

    private static void isOver(BoardCase board, Outcome outcome) {
        Position position = board.position();
        assertThat(position.outcome()).isEqualTo(outcome);
        assertThat(position.legalMoves()).isEmpty();
        assertThat(position.countLegalMoves()).isZero();
        assertThat(Game.of(position).outcome()).isEqualTo(outcome);
        MutableGame mutable = MutableGame.of(position);
        assertThat(mutable.outcome()).isEqualTo(outcome);
        assertThat(mutable.mustPass()).isFalse();
        assertThat(mutable.legalMoves()).isEmpty();
        SearchBoard search = SearchBoard.of(position);
        assertThat(search.outcome()).isEqualTo(outcome);
        assertThat(search.countLegalMoves()).isZero();
        assertThat(search.isLegal(SearchBoard.pass())).isFalse();
    }

    @Test
    void R7_1_queenIsLostAmongSixPiecesOfEitherColour() {
        isOver(board("""
                Base, White[9] to move

                          .     .     .
                       .    bQ    bG1    .
                    .    bA2   wQ    wA1    .
                       .    bA1   wA2    .
                          .     .     .
                """), BLACK_WINS);
        isOver(board("""
                Base, White[9] to move

                          .     .     .
                       .    wQ    bG1    .
                    .    bA2   bQ    wA1    .
                       .    bA1   wA2    .
                          .     .     .
                """), WHITE_WINS);
    }

    @Test
    void R7_1_queenIsLostInEitherSidesTurn() {
        isOver(board("""
                Base, Black[9] to move

                          .     .     .
                       .    bQ    bG1    .
                    .    bA2   wQ    wA1    .
                       .    bA1   wA2    .
                          .     .     .
                """), BLACK_WINS);
    }

    @Test
    void R7_1_coveredQueenIsLostIfSurrounded() {
        isOver(board("""
                        Base, White[9] to move

                                  .     .     .
                               .    bQ    bG1    .
                            .    bA2   wB1^2 wA1    .
                               .    bA1   wA2    .
                                  .     .     .

                        wB1^2 from the ground up: wQ wB1
                        """), BLACK_WINS);
    }

    @Test
    void R7_1_gameContinuesWithOneEmptyCellBesideQueen() {
        Position position = board("""
                Base, White[9] to move

                          .     .
                       .    bQ     .     .
                    .    bA2   wQ    wA1    .
                       .    bA1   wA2    .
                          .     .     .
                """).position();
        assertThat(position.outcome()).isEqualTo(Outcome.inProgress());
        assertThat(position.legalMoves()).isNotEmpty();
    }

    @Test
    void R7_1_fillingTheLastCellAroundAQueenWins() {
        BoardCase board = board("""
                        Base, White[9] to move

                                  .     .     .     .
                               .    wG1   wQ    wB1    .
                            .    bG1   bQ     a     .
                               .    bA2   bA1    .
                                  .     .     .
                        """);
        assertThat(board.position().outcome().isOver()).isFalse();
        assertThat(board.after("wB1", "a").outcome()).isEqualTo(WHITE_WINS);
    }

    @Test
    void R7_1_losingBothQueensIsADraw() {
        BoardCase board = board("""
                        Base, White[9] to move

                                     .     .     .
                                  .    wG2   wG3    .     .
                               .    wG1   wQ    wS1   wB1    .
                            .    bG1   bQ     a    wB2    .
                               .    bA2   bA1    .     .
                                  .     .     .
                        """);
        Position drawn = board.after("wB2", "a");
        assertThat(drawn.outcome()).isEqualTo(DRAW);
        assertThat(MutableGame.of(drawn).outcome()).isEqualTo(DRAW);
    }

    @Test
    void R7_1_moveMaySurroundTheOwnQueen() {
        BoardCase board = board("""
                        Base, White[9] to move

                                  .     .     .     .
                               .    wG1   bQ    wB1    .
                            .    bG1   wQ     a     .
                               .    bA2   bA1    .
                                  .     .     .
                        """);
        assertThat(board.after("wB1", "a").outcome()).isEqualTo(BLACK_WINS);
    }

    @Test
    void R7_4_noMoveIsLegalAfterTheEnd() {
        BoardCase board = board("""
                Base, White[9] to move

                          .     .     .
                       .    bQ    bG1    .
                    .    bA2   wQ    wA1    a
                       .    bA1   wA2    .
                          .     .     .
                """)
                .refuses("wA1", "a", "game-over BLACK wins (QUEEN_SURROUNDED)")
                .refuses("wG1", "a", "game-over")
                .refuses("bQ", "a", "game-over")
                .refuses("wM", "a", "game-over")
                .refusesPass("game-over");
        for (Piece piece : Piece.values()) {
            assertThat(board.position().legalMoves(piece)).isEmpty();
        }
        assertThat(board.position().isLegal(Move.pass())).isFalse();
    }

    @Test
    void R7_4_piecesAreBlockedAfterTheEnd() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    bQ    bG1    .
                    .    bA2   wQ    wA1    .
                       .    bA1   wA2    .
                          .     .     .
                """)
                .blocked("wA1", "game-over BLACK wins (QUEEN_SURROUNDED)")
                .blocked("bA1", "game-over")
                .blocked("wG1", "game-over");
    }
}
