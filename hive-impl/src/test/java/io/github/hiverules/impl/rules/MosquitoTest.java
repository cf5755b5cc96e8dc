// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R4.7: the Mosquito moves like a neighbouring bug. */
class MosquitoTest {
    @Test
    void R4_7_mosquitoBesideGrasshopperJumps() {
        board("""
                Base+M, White[5] to move

                       .     .     .     .     .     .
                    .    wM    wG1   wQ    bQ    bA1    *
                       .     a     .     .     .     .
                """).moves("wM").refuses("wM", "a", "nothing-to-jump-over GRASSHOPPER a a");
    }

    @Test
    void R4_7_mosquitoBesideAntWalks() {
        board("""
                Base+M, White[5] to move

                       .     *     *     *     *
                    .    wM    bA1   wQ    bQ     *
                       .     *     *     *     *
                """).moves("wM");
    }

    @Test
    void R4_7_mosquitoBesideBeetleClimbs() {
        board("""
                Base+M, White[5] to move

                       .     *     .     .     .     .
                    .    wM    wB1*  wQ    bQ    bA1    .
                       .     *     .     .     .     .
                """).moves("wM");
    }

    @Test
    void R4_7_mosquitoBesideLadybugMovesOverTheTop() {
        board("""
                Base+ML, White[5] to move

                       .     .     *     *     .
                    .    wM    bL    wQ    bQ     .
                       .     .     *     *     .
                """).moves("wM");
    }

    @Test
    void R4_7_mosquitoBesidePillbugMakesOneStep() {
        board("""
                Base+MP, White[5] to move

                       .     *     .     .     .
                    .    wM    bP    wQ    bQ     .
                       .     *     .     .     .
                """).moves("wM");
    }

    @Test
    void R4_7_mosquitoCopiesAnyNeighbourOfEitherColour() {
        board("""
                Base+M, White[6] to move

                       .     *     .     *
                    .    wM    wQ    bQ     a
                       *    bS1    .     .
                          .     *
                """).moves("wM").refuses("wM", "a", "too-far QUEEN_BEE a 3", "not-in-three-steps SPIDER a 4");
    }

    @Test
    void R4_7_mosquitoBesideMosquitoesOnlyMayNotMove() {
        board("""
                Base+M, White[6] to move

                                      .     .
                       .     .     .    bG1    .
                    .    wM    bM    wQ    bQ     .
                       .     a     .     .     .
                """).blocked("wM", "nothing-to-copy").refuses("wM", "a", "nothing-to-copy");
    }

    @Test
    void R4_7_mosquitoCopiesTopOfStack() {
        board("""
                Base+M, White[6] to move

                       .     *     .     .     .
                    .    wM    bB1^2*wQ    bQ     a
                       .     *     .     .     .

                bB1^2 from the ground up: wG1 bB1
                """).moves("wM").refuses("wM", "a", "too-far BEETLE a 4");
    }

    @Test
    void R4_7_mosquitoCannotCopyMosquitoOnTopOfStack() {
        board("""
                Base+M, White[6] to move

                       .     .     .     .     .     .
                    .    wM    bM^2  wQ    bQ    bB1    .
                       .     .     .     .     .     .

                bM^2 from the ground up: wG1 bM
                """).blocked("wM", "nothing-to-copy");
    }

    @Test
    void R4_7_mosquitoOnTopIsOnlyABeetle() {
        board("""
                Base+ML, White[9] to move

                                .     .
                       .     .    bL*    *     .     .
                    .    wB1   wQ*   wM^2  wG1*  bQ     a
                       .     .     *     *     .     .

                wM^2 from the ground up: bA1 wM
                """).moves("wM").refuses("wM", "a", "too-far BEETLE a 3");
        board("""
                Base+MP, White[9] to move

                                .     .
                       .     .    bP     .     .
                    .    wB1   wQ    wM^2  bQ     .
                       .     .     a     .     .

                wM^2 from the ground up: bA1 wM
                """).blocked("bQ", "not-your-piece");
    }

    @Test
    void R4_7_mosquitoCopiesAgainAfterSteppingDown() {
        board("""
                Base+M, White[9] to move

                       .     *     *     *     *
                    .    wM    bA1   wQ    bB1^2  *
                       .     *     *     *     *

                bB1^2 from the ground up: bQ bB1
                """).moves("wM");
    }

    @Test
    void R4_7_mosquitoOnTopClimbsAtAnyHeight() {
        board("""
                Base+M, White[12] to move

                       .     *     *     .
                    .    wQ*   wM^6  bQ*    .
                       .     *    bM*    .
                                .     .

                wM^6 from the ground up: bA1 wB1 bB1 wB2 bB2 wM
                """).moves("wM");
    }

    /** The Mosquito throws a piece that the Pillbug does not touch. */
    @Test
    void R4_7_mosquitoBesidePillbugOfEitherSideMayThrow() {
        board("""
                Base+MP, White[6] to move

                          .     a     .
                       .    wP    wM    bQ     .
                          .    wQ    bG1    .
                             .     .     .
                """).goes("bQ", "a", "THROW by wM: wM^2 a");
        board("""
                Base+MP, White[6] to move

                          .     a     .
                       .    bP    wM    bQ     .
                          .    wQ    bG1    .
                             .     .     .
                """).goes("bQ", "a", "THROW by wM: wM^2 a");
        board("""
                Base+M, White[6] to move

                          .     a     .
                       .    wA1   wM    bQ     .
                          .    wQ    bG1    .
                             .     .     .
                """).refuses("bQ", "a", "not-your-piece");
    }

    @Test
    void R4_7_pathsNameTheCopiedBugs() {
        board("""
                Base+M, White[6] to move

                       .     a     .     .
                    .    wM    wQ    bQ     .
                       .    bB1    .     .
                          .     .
                """).goes("wM", "a", "QUEEN_BEE: a", "BEETLE: a").goes("wM", "wQ", "BEETLE: wQ^2");
        board("""
                Base+M, White[6] to move

                       .     a     b     c
                    .    wM    wQ    bQ     .
                       .    bS1   bA1    .
                          .     .     .
                """).goes("wM", "c", "SPIDER: a b c");
    }
}
