// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R4.6: the Ladybug makes two steps on top of the hive and one step down. */
class LadybugTest {
    @Test
    void R4_6_ladybugMakesTwoStepsOnTopAndOneDown() {
        board("""
                Base+L, White[5] to move

                       .     .     *     *     .
                    .    wL    wQ    bG1   bQ     a
                       .     b     *     *     .
                """)
                .moves("wL")
                .refuses("wL", "a", "not-in-three-steps a 4")
                .refuses("wL", "b", "not-in-three-steps b 2")
                .refuses("wL", "bG1", "ends-on-piece bG1 [bG1]");
    }

    @Test
    void R4_6_ladybugMayEndInHole() {
        board("""
                Base+L, White[9] to move

                          .     *     *
                       .    wQ    wG1    *     .
                    .    bA3    *    bQ    wL     .
                       .    bA2   bA1    *     .
                          .     *     *
                """).moves("wL");
    }

    @Test
    void R4_6_ladybugMayLeaveHole() {
        board("""
                Base+L, White[9] to move

                          *     *     *
                       *    bG2   wA1    *
                    *    bG1   wL    wQ     *
                       *    bA1   bQ     *
                          *     *     *
                """).moves("wL");
    }

    @Test
    void R4_6_ladybugStepsOnStacksAtTheirHeight() {
        board("""
                Base+LP, White[9] to move

                                *     *
                       .     *    bP     *
                    .    wL    bB1^2 bQ     *
                       .     *    wG1    *
                                *     *

                bB1^2 from the ground up: wQ bB1
                """).moves("wL");
    }

    /** From the height of a stack, the Ladybug steps down to a single piece between two stacks of this height. */
    @Test
    void R4_6_secondStepStartsAtTheHeightOfTheStack() {
        board("""
                Base+L, White[12] to move

                                .     .
                       .     .    bB2^2  .
                    .    wL    wB1^2 bQ     a
                       .     .    bB1^2  .
                                .     .

                bB2^2 from the ground up: wA1 bB2
                wB1^2 from the ground up: wQ wB1
                bB1^2 from the ground up: wG1 bB1
                """).goes("wL", "a", "LADYBUG: wB1^3 bQ^2 a");
    }

    @Test
    void R4_6_firstStepNeedsRoom() {
        board("""
                Base+L, White[9] to move

                          .     .
                       .    bB1^2  *     .
                    .    wL    wQ    bQ     a
                       .    bB2^2  *     .
                          .     .

                bB1^2 from the ground up: wG1 bB1
                bB2^2 from the ground up: wA1 bB2
                """).moves("wL").refuses("wL", "a", "gate-blocked 1 wL wQ [bB1 bB2]", "not-in-three-steps a 4");
    }

    @Test
    void R4_6_stepOnTopNeedsRoom() {
        board("""
                Base+L, White[9] to move

                                *     *
                       .     *    bB2^2  *
                    .    wL    wQ    bQ     .
                       .     *    bB1^2  *
                                *     *

                bB2^2 from the ground up: wA1 bB2
                bB1^2 from the ground up: wG1 bB1
                """).moves("wL");
    }

    @Test
    void R4_6_stepDownNeedsRoom() {
        board("""
                Base+L, White[9] to move

                                      .     .
                       .     .     *    bB1^2  .
                    .    wL    wQ    bQ     .
                       .     .     *    bB2^2  .
                                      .     .

                bB1^2 from the ground up: wG1 bB1
                bB2^2 from the ground up: wA1 bB2
                """).moves("wL");
    }

    @Test
    void R4_6_allPathsHaveThreeSteps() {
        board("""
                Base+L, White[5] to move

                       .     .     .     .     .
                    .    wL    wQ    bG1   bQ     .
                       .     .     a     .     .
                """).goes("wL", "a", "LADYBUG: wQ^2 bG1^2 a");
        board("""
                Base+L, White[6] to move

                       .     .     .
                    .    wL    wQ     a
                       .    bG1   bQ     .
                          .     .     .
                """).goes("wL", "a", "LADYBUG: wQ^2 bQ^2 a", "LADYBUG: bG1^2 bQ^2 a", "LADYBUG: bG1^2 wQ^2 a");
    }
}
