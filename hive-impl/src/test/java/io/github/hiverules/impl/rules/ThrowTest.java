// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** R4.9: the Pillbug lifts a neighbouring piece over its back to another empty cell beside the Pillbug. */
class ThrowTest {
    @Test
    void R4_9_pillbugThrowsEnemyToEmptyCellBesideIt() {
        board("""
                Base+P, White[5] to move

                                .     .
                       .     *    bQ     .
                    .    wQ    wP    bG1    a
                       .     *     *     .
                """).moves("bQ").refuses("bQ", "a", "not-your-piece").refuses("bQ", "wQ", "thrown-onto-pieces wQ [wQ]");
    }

    @Test
    void R4_9_pillbugThrowsFriendlyPiece() {
        board("""
                Base+P, White[5] to move

                                .     .     .
                       .     *    bQ    bG1    .
                    .    wG1   wP    wQ     *
                       .     *     *     .
                """).moves("wG1");
    }

    @Test
    void R4_9_pillbugThrowsOnlyNeighbours() {
        board("""
                Base+P, White[6] to move

                                .     .     .
                       .     b    bQ    wG1    .
                    .    wQ    wP    bG1    .
                       .     d     c     .
                """).moves("wG1", "b", "c").refuses("wG1", "d", "not-in-line d");
    }

    @Test
    void R4_9_pieceOnTopMayNotBeThrown() {
        board("""
                Base+P, White[6] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    wP    bB1^2  .
                       .     .     a     .

                bB1^2 from the ground up: bG1 bB1
                """).refuses("bB1", "a", "thrown-from-stack bB1").refuses("bG1", "a", "covered bB1");
    }

    @Test
    void R4_9_pinnedPieceMayNotBeThrown() {
        board("""
                Base+P, White[6] to move

                                .     .
                       .     .    bQ     .     .
                    .    wQ    wP    bG1   bA1    .
                       .     .     a     .     .
                """)
                .refuses("bG1", "a", "pinned [[bA1] [bQ wP wQ]]")
                .blocked("bG1", "not-your-piece", "pinned [[bA1] [bQ wP wQ]]");
    }

    @Test
    void R4_9_reportsOnlyThePinOfThrowablePiece() {
        board("""
                Base+P, White[6] to move

                                .     .
                       .     .    bQ     .     .
                    .    wQ    wP    wG1   bA1    .
                       .     .     a     .     .
                """).refuses("wG1", "a", "pinned [[bA1] [bQ wP wQ]]");
    }

    @Test
    void R4_9_reportsReasonAgainstTwoThrowersOnce() {
        board("""
                Base+MP, White[6] to move

                       .    bG1    .     .
                    .    wP    wM    bQ     .
                       .    wQ     .     .
                """).refuses("bG1", "wQ", "thrown-onto-pieces wQ [wQ]");
    }

    @Test
    void R4_9_pinnedPillbugMayThrow() {
        BoardCase board = board("""
                Base+P, White[6] to move

                                .     .
                       .     *    bQ     .
                    .    wQ    wP    bG1    .
                       .     *     *     .
                """).moves("bG1").blocked("wP", "pinned [[bG1 bQ] [wQ]]");
        assertThat(board.position()
                        .isPinned(board.position().topAt(board.cell("wP")).orElseThrow()))
                .isTrue();
    }

    @Test
    void R4_9_coveredPillbugMayNotThrow() {
        board("""
                Base+P, White[9] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    bB1^2 bG1    .
                       .     .     a     .

                bB1^2 from the ground up: wP bB1
                """).refuses("bQ", "a", "thrower-covered wP bB1");
    }

    @Test
    void R4_9_pillbugUnderFriendlyBeetleMayNotThrow() {
        board("""
                Base+P, White[9] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    wB1^2 bG1    .
                       .     .     a     .

                wB1^2 from the ground up: wP wB1
                """).refuses("bQ", "a", "thrower-covered wP wB1");
    }

    @Test
    void R4_9_stepUpNeedsRoom() {
        board("""
                Base+P, White[9] to move

                          .     .     .
                       .    bB1^2 bQ     .
                    .    wQ    wP    bB2^2  .
                       .     .     a     .

                bB1^2 from the ground up: wA1 bB1
                bB2^2 from the ground up: bG1 bB2
                """).refuses("bQ", "a", "gate-blocked PILLBUG wP 1 bQ wP [bB1 bB2]");
        board("""
                Base+P, White[9] to move

                          .     .     .
                       .    bB1^2 bQ     .
                    .    wQ    wP    bG1    .
                       .     *     *     .

                bB1^2 from the ground up: wA1 bB1
                """).moves("bQ");
    }

    @Test
    void R4_9_stepDownNeedsRoom() {
        board("""
                Base+P, White[9] to move

                       .     .     .
                    .    bA1   bQ     .
                       *    wP    bB1^2  .
                    .    wB1^2  a     .
                       .     .

                bB1^2 from the ground up: bG1 bB1
                wB1^2 from the ground up: wQ wB1
                """).moves("bQ").refuses("bQ", "a", "gate-blocked PILLBUG wP 2 wP a [bB1 wB1]");
    }

    @Test
    void R4_9_pillbugMayNotThrowItself() {
        board("""
                Base+P, White[6] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     a     .
                """).refuses("wP", "a", "pinned");
    }

    @Test
    void R4_9_enemyPillbugMayNotThrow() {
        board("""
                Base+P, White[6] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    bP    wG1    .
                       .     .     a     .
                """).refuses("bQ", "a", "not-your-piece");
    }

    @Test
    void R4_9_thrownPieceMayEndBesideAnyPiece() {
        board("""
                Base+P, White[6] to move

                                      .     .
                       .     *     *    bQ     .
                    .    wQ    wP    bA1    .
                       *    wG1    *    bG1    .
                          .     .     .     .
                """).moves("wQ");
    }

    @Test
    void R4_9_ownStepNeedsNoThrower() {
        board("""
                Base+P, White[9] to move

                       .     a     .     .
                    .    bB1^2 wQ    bQ     .
                       .     .     .     .

                bB1^2 from the ground up: wP bB1
                """).refuses("wQ", "a", "pinned [[bB1] [bQ]]");
    }

    @Test
    void R4_9_mosquitoBesidePillbugMayThrow() {
        board("""
                Base+MP, White[6] to move

                                .     .
                       .     *    bQ     .
                    .    wQ    wM    bP     .
                       .     *     *     .
                """).moves("bQ");
        board("""
                Base+MP, White[6] to move

                                .     .
                       .     .    bQ     .
                    .    wQ    wM    bB1^2  .
                       .     .     a     .

                bB1^2 from the ground up: bP bB1
                """).refuses("bQ", "a", "not-your-piece");
    }

    @Test
    void R4_9_mosquitoOnTopMayNotThrow() {
        board("""
                Base+MP, White[6] to move

                                      .     .
                       .     .     .    bQ     .
                    .    wB1   wQ    wM^2  bP     .
                       .     .     .     a     .

                wM^2 from the ground up: wG1 wM
                """).refuses("bQ", "a", "not-your-piece");
    }

    @Test
    void R4_9_pathLeadsOverTheThrower() {
        board("""
                Base+P, White[5] to move

                                .     .
                       .     b    bQ     .
                    .    wQ    wP    bG1    .
                       .     .     a     .
                """).goes("bQ", "a", "THROW by wP: wP^2 a").goes("wQ", "b", "QUEEN_BEE: b", "THROW by wP: wP^2 b");
    }

    @Test
    void R4_9_eachThrowerHasAPath() {
        board("""
                Base+MP, White[7] to move

                          .     a     .
                       .    wP    bQ     .
                    .    wQ    wM    bP     .
                       .     .     .     .
                """).goes("bQ", "a", "THROW by wP: wP^2 a");
        board("""
                Base+MP, White[6] to move

                                .     .
                       .     a    bQ     .
                    .    wQ    wM    bP     .
                       .     .     .     .
                """).goes("wQ", "a", "QUEEN_BEE: a", "THROW by wM: wM^2 a");
        board("""
                Base+MP, White[7] to move

                                   .     .
                          .     .    bA1    .
                       a    bQ    wM     .
                    .    bG1   wP    wQ     .
                       .     .     .     .
                """).refuses("bQ", "a", "not-your-piece");
    }
}
