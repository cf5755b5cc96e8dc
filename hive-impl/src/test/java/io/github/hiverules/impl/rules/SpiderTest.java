// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R4.4: the Spider makes exactly three ground steps and visits no cell twice. */
class SpiderTest {
    @Test
    void R4_4_spiderMakesExactlyThreeSteps() {
        board("""
                Base, White[5] to move

                       .     .     .     *     .
                    .    wS1   wQ    bG1   bQ     .
                       .     a     b     *     c
                """)
                .moves("wS1")
                .refuses("wS1", "a", "not-in-three-steps a 1", "visits-twice a")
                .refuses("wS1", "b", "not-in-three-steps b 2")
                .refuses("wS1", "c", "not-in-three-steps c 4")
                .refuses("wS1", "wQ", "ends-on-piece wQ [wQ]");
    }

    @Test
    void R4_4_spiderMayNotVisitItsStartAgain() {
        board("""
                Base, White[5] to move

                       .     .     .
                    .    wS1   wQ     *     .
                       .     .    bQ    bA1    .
                                .     *     .
                """).moves("wS1").refuses("wS1", "wS1", "stays-in-place");
    }

    @Test
    void R4_4_threeStepsMayEndBesideTheStart() {
        board("""
                Base, White[9] to move

                                .     .     .
                       .     *    wS1   wQ     *
                    .    wA2    .     .    bQ     .
                       .    wA1   bG1   bA1    .
                          .     .     .     .
                """).moves("wS1");
    }

    @Test
    void R4_4_everyStepNeedsRoom() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    bA2   bG2    .
                    *    bA3    *    bA1    .
                       .     .     *    bQ     .
                    .    wS1   wQ    bG1    .
                       .     .     .     *
                """).moves("wS1");
        board("""
                Base, White[9] to move

                             .     .     .
                          .    bA2   bG2    .
                       *    bA3    .    bA1    .
                    .    bS1    b     a    bQ     .
                       .    wS1   wQ    bG1    .
                          .     .     .     *
                """).moves("wS1").refuses("wS1", "a", "gate-blocked 1 wS1 b [bS1 wQ]");
    }

    @Test
    void R4_4_everyStepMustKeepContact() {
        board("""
                Base, White[9] to move

                                .     .     .
                             .    wS1   wA1    *
                          .     *     .    bG1    .
                       .    bG2    a    bQ     .
                    .    bA1   wG1   wQ     .
                       .     .     .     .
                """).moves("wS1").refuses("wS1", "a", "loses-contact", "not-in-three-steps a 2");
    }

    @Test
    void R4_4_spiderMayFollowEitherArmOfTheHive() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    wG1   bG2    .     .
                    .    wS1    .     .    bG1    .
                       .    wA1    .     .    bA1    .
                          .    wA2   wQ    bQ     .
                             .     .     .     .
                """).moves("wS1");
    }

    @Test
    void R4_4_spiderIsLiftedWhileItMoves() {
        board("""
                Base, White[9] to move

                       .     .     .
                    .    wS1   wQ     *
                       .    bA1   bQ     .
                          .     *     .
                """).moves("wS1");
    }

    @Test
    void R4_4_holeIsReportedAsEnclosed() {
        board("""
                Base, White[9] to move

                          .     *     .
                       .    wQ    wG1    .     .
                    .    bA3    a    bQ    wS1    .
                       .    bA2   bA1    .     .
                          .     *     .
                """).moves("wS1").refuses("wS1", "a", "enclosed a [a]");
    }

    @Test
    void R4_4_reportsGateFarFromTheSpider() {
        board("""
                Base, White[9] to move

                       .     .     *
                    .    bG2   wG1    .
                       b     a    wQ     .
                    .    bG1   bQ    wS1    .
                       *     .     .     .
                """).moves("wS1").refuses("wS1", "a", "gate-blocked 6 b a [bG1 bG2]", "not-in-three-steps a none");
    }

    @Test
    void R4_4_allPathsHaveThreeSteps() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wS1   wQ    bG1   bQ     .
                       .     a     b     c     .
                """).goes("wS1", "c", "SPIDER: a b c");
        board("""
                Base, White[9] to move

                          .     .     .
                       .    wA1   bQ     .
                          .     c    wQ     .
                       .     a     b    wG1    .
                    .    wS1   bG2   bG1    .
                       .     .     .     .
                """).goes("wS1", "c", "SPIDER: a b c");
    }
}
