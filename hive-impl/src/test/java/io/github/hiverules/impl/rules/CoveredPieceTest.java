// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import org.junit.jupiter.api.Test;

/** R3.3: a covered piece may not move. */
class CoveredPieceTest {
    @Test
    void R3_3_pieceUnderBeetleIsBlocked() {
        BoardCase board = board("""
                Base, White[9] to move

                       .     .     .     .     .
                    .    wQ    bB1^2 bQ    bA1    .
                       .     .     a     .     .

                bB1^2 from the ground up: wG1 bB1
                """).blocked("wG1", "covered bB1").refuses("wG1", "a", "covered bB1");
        assertThat(board.position().isCovered(Piece.parse("wG1"))).isTrue();
        assertThat(board.position().isCovered(Piece.parse("bB1"))).isFalse();
    }

    @Test
    void R3_3_topPieceBlocksAllPiecesBelow() {
        board("""
                Base, Black[9] to move

                       .     .     .     .
                    .    wQ    wB2^4 bG1    .
                       .     .     .     .

                wB2^4 from the ground up: bQ wB1 bB1 wB2
                """).blocked("bQ", "covered wB2").blocked("bB1", "covered wB2");
    }

    @Test
    void R3_3_friendlyBeetleBlocksPieceBelow() {
        board("""
                Base, White[9] to move

                       .     *     *     .     .
                    .    wQ*   wB1^3 bQ*   bA1    .
                       .     *     *     .     .

                wB1^3 from the ground up: wG1 bB1 wB1
                """).moves("wB1").blocked("wG1", "covered wB1");
    }

    @Test
    void R3_3_pieceIsFreeAfterTheBeetleStepsDown() {
        BoardCase covered = board("""
                Base, Black[9] to move

                       .     a     .     .
                    .    bB1^2 wQ    bQ     b
                       .     .     .     .

                bB1^2 from the ground up: wG1 bB1
                """);
        MutableGame game = MutableGame.of(covered.position());
        Piece grasshopper = Piece.parse("wG1");
        for (int round = 0; round < 2; round++) {
            game.play(game.moveOf(Piece.parse("bB1"), covered.cell("a")));
            assertThat(game.isLegal(Move.move(grasshopper, covered.cell("b")))).isTrue();
            assertThat(game.legalMoves(grasshopper)).isNotEmpty();
            game.undo();
            assertThat(game.position().isCovered(grasshopper)).isTrue();
        }
    }

    @Test
    void R3_3_mosquitoOnTopCoversPieces() {
        board("""
                Base+M, Black[9] to move

                       .     .     .     .     .     .
                    .    wB1   wQ    wM^2  bQ    bA1    .
                       .     .     .     .     .     .

                wM^2 from the ground up: bG1 wM
                """).blocked("bG1", "covered wM");
    }
}
