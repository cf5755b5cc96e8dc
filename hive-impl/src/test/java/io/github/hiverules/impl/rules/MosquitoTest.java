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
}
