// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.MutableGame;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import org.junit.jupiter.api.Test;

/** R2.1 to R2.3 and R2.6: placement cells. */
class PlacingTest {
    /** White has a reserve, but every empty cell touches a black piece. */
    static final String NO_PLACEMENT_CELL = """
            Base, White[7] to move

                   .     .     .
                .    bB1^2 bB2^2  .
                   .    bQ     .
                      .     .

            bB1^2 from the ground up: wQ bB1
            bB2^2 from the ground up: wA1 bB2
            """;

    @Test
    void R2_1_firstPieceMayBePlacedAnywhere() {
        Position empty = board("""
                Base, White[1] to move

                    *
                """).moves("wS1").position();
        Piece spider = Piece.parse("wS1");
        for (Hex hex : new Hex[] {Hex.of(7, -3), Hex.of(-100_000, 0), Hex.of(0, 500)}) {
            assertThat(empty.isLegal(empty.moveOf(spider, hex))).isTrue();
            assertThat(empty.play(empty.moveOf(spider, hex)).cellOf(spider)).contains(hex);
            MutableGame mutable = MutableGame.of(empty);
            assertThat(mutable.tryPlay(empty.moveOf(spider, hex)).isLegal()).isTrue();
            assertThat(mutable.cellOf(spider)).contains(hex);
        }
    }

    @Test
    void R2_1_secondPieceMustTouchTheFirst() {
        board("""
                Base, Black[1] to move

                       *     *
                    *    wA1    *     a
                       *     *
                """)
                .moves("bA1")
                .refuses("bA1", "a", "apart-from-first a wA1")
                .refuses("bA1", "wA1", "cell-occupied wA1 [wA1]");
    }

    @Test
    void R2_2_newPieceMustTouchFriendlyPiecesOnly() {
        board("""
                Base, White[5] to move

                             *     *     .     .     .
                    c     *    wQ    wG1   bG1   bQ     .
                             *     *     a     b     .
                """)
                .moves("wA1")
                .refuses("wA1", "a", "touches-enemy a [bG1]")
                .refuses("wA1", "b", "touches-enemy b [bG1 bQ]", "touches-no-own-piece b")
                .refuses("wA1", "c", "touches-no-own-piece c");
    }

    @Test
    void R2_2_thirdPieceMustNotTouchEnemy() {
        board("""
                Base, White[2] to move

                       *     a     .
                    *    wA1   bA1    b
                       *     .     .
                """)
                .moves("wQ")
                .refuses("wQ", "a", "touches-enemy a [bA1]")
                .refuses("wQ", "b", "touches-enemy b [bA1]", "touches-no-own-piece b");
    }

    @Test
    void R2_2_topBeetleDeterminesColourOfStack() {
        board("""
                Base, White[6] to move

                       *     *     a     .     .
                    *    wQ    wB1^2 bA1   bQ     .
                       *     *     .     .     .

                wB1^2 from the ground up: bG1 wB1
                """).moves("wA1").refuses("wA1", "a", "touches-enemy a [bA1]");
        board("""
                Base, White[6] to move

                       *     *     a     .     .     .
                    *    wB1   wQ    bG1   bA1   bQ     .
                       *     *     .     .     .     .
                """).moves("wA1").refuses("wA1", "a", "touches-enemy a [bG1]");
    }

    @Test
    void R2_2_coveredFriendlyPieceDoesNotCount() {
        board("""
                Base, White[6] to move

                       *     b     a     .     .
                    *    wQ    bB1^2 bA1   bQ     .
                       *     .     .     .     .

                bB1^2 from the ground up: wG1 bB1
                """)
                .moves("wA1")
                .refuses("wA1", "a", "touches-enemy a [bA1 bB1]", "touches-no-own-piece a")
                .refuses("wA1", "b", "touches-enemy b [bB1]");
    }

    @Test
    void R2_2_sideWithoutPlacementCellMayNotPlace() {
        board(NO_PLACEMENT_CELL)
                .blocked("wA2", "no-placement-cell")
                .blocked("wA3", "enters-later wA2", "no-placement-cell");
    }

    @Test
    void R2_3_pieceMayBePlacedOnEnclosedEmptyCell() {
        board("""
                Base, White[9] to move

                       .     .     .     *     *
                    .    bA1   bQ    wA1   wA2    *
                       .     .    wG1    *    wQ     *
                                *    wS2   wS1    *
                                   *     *     *
                """).moves("wB1");
    }

    @Test
    void R2_3_pieceMayNotBePlacedOnTopOfAnother() {
        board("""
                Base, White[5] to move

                       *     *     .     .     .
                    *    wQ    wG1   bG1   bQ     .
                       *     *     .     .     .
                """)
                .moves("wB1")
                .refuses("wB1", "wQ", "cell-occupied wQ [wQ]")
                .refuses("wB1", "bG1", "cell-occupied bG1 [bG1]");
    }

    @Test
    void R2_6_placedPieceMayNotBePlacedAgain() {
        Position position = board("""
                Base, White[5] to move

                       *     .     .     .     .
                    *    wQ    bB1^2 bG1   bQ     .
                       *     .     .     .     .

                bB1^2 from the ground up: wG1 bB1
                """)
                .moves("wG2")
                .refusesPlacing("wG1", "wQ", "already-placed bB1")
                .refusesPlacing("wQ", "bG1", "already-placed")
                .position();
        assertThat(position.hand(Color.WHITE)).doesNotContain(Piece.parse("wG1"), Piece.parse("wQ"));
    }

    /** The piece may move to the cell, but that is no placement. */
    @Test
    void R2_6_movementIsNoPlacement() {
        board("""
                Base, White[5] to move

                       .     a     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     b     .     .     .
                """).refusesPlacing("wQ", "a", "already-placed").moves("wQ", "a", "b");
    }
}
