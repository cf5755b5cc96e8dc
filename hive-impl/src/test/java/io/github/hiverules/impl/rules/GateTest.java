// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R3.4: a step needs room between the two cells beside it. */
class GateTest {
    @Test
    void R3_4_pieceMayNotSlideBetweenTwoOccupiedCells() {
        board("""
                Base, White[9] to move

                          .     .     .
                       *    wA1   bQ     .
                    .    wQ     a    bA1    .
                       *    wA2   wG1    .
                          .     .     .
                """).moves("wQ").refuses("wQ", "a", "gate-blocked 1 wQ a [wA1 wA2]");
    }

    @Test
    void R3_4_pieceMaySlideBesideOneOccupiedCell() {
        board("""
                Base, White[9] to move

                          .     .     .
                       *    wA1   bQ     .
                    .    wQ     *    bA1    .
                       .     .    wG1    .
                                .     .
                """).moves("wQ");
    }

    @Test
    void R3_4_heightOfGateDoesNotMatterOnTheGround() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    bB1^2 bQ     .
                    .    wQ     a    bA1    .
                       .    bB2^2 wG1    .
                          .     .     .

                bB1^2 from the ground up: wA1 bB1
                bB2^2 from the ground up: wA2 bB2
                """).refuses("wQ", "a", "gate-blocked 1 wQ a [bB1 bB2]");
    }

    @Test
    void R3_4_pieceMayNotClimbUpBetweenHigherStacks() {
        board("""
                Base, White[9] to move

                          .     .     .
                       *    bB2^2*bQ     .
                    .    wB1   wQ     .
                       *    bB1^2* .
                          .     .

                bB2^2 from the ground up: wG1 bB2
                bB1^2 from the ground up: wA1 bB1
                """).moves("wB1").refuses("wB1", "wQ", "gate-blocked 1 wB1 wQ [bB1 bB2]");
    }

    @Test
    void R3_4_pieceMayClimbUpBesideOneHigherStack() {
        board("""
                Base, White[9] to move

                          .     .     .
                       *    wG1*  bQ     .
                    .    wB1   wQ*    .
                       *    bB1^2* .
                          .     .

                bB1^2 from the ground up: wA1 bB1
                """).moves("wB1");
    }

    @Test
    void R3_4_pieceMayClimbToTheHeightOfTheGate() {
        board("""
                Base, White[9] to move

                          .     .     .
                       *    bB2^2*bQ     .
                    .    wB1   wB2^2* .
                       *    bB1^2* .
                          .     .

                bB2^2 from the ground up: wG1 bB2
                wB2^2 from the ground up: wQ wB2
                bB1^2 from the ground up: wA1 bB1
                """).moves("wB1");
    }

    /** Only one of the two cells is higher. The other cell is on the left of the step, then on the right. */
    @Test
    void R3_4_pieceMayClimbBesideOneStackOfItsHeight() {
        board("""
                Base+M, White[12] to move

                          .     .     .
                       *    bB2^2*bQ     .
                    .    wB1   wB2^2* .
                       *    bM^3*  .
                          .     .

                bB2^2 from the ground up: wG1 bB2
                wB2^2 from the ground up: wQ wB2
                bM^3 from the ground up: wA1 bB1 bM
                """).moves("wB1");
        board("""
                Base+M, White[12] to move

                          .     .     .
                       *    bM^3* bQ     .
                    .    wB1   wB2^2* .
                       *    bB2^2* .
                          .     .

                bB2^2 from the ground up: wG1 bB2
                wB2^2 from the ground up: wQ wB2
                bM^3 from the ground up: wA1 bB1 bM
                """).moves("wB1");
    }

    @Test
    void R3_4_pieceMayNotClimbDownBetweenHigherStacks() {
        board("""
                Base, White[9] to move

                          .     .     .
                       *    bB2^2*bQ     .
                    *    wB1^2  a     .
                       *    bB1^2* .
                          .     .

                bB2^2 from the ground up: wG1 bB2
                wB1^2 from the ground up: wA1 wB1
                bB1^2 from the ground up: wQ bB1
                """).moves("wB1").refuses("wB1", "a", "gate-blocked 1 wB1 a [bB1 bB2]");
    }

    @Test
    void R3_4_pieceMayClimbDownBetweenStacksOfEqualHeight() {
        board("""
                Base, White[9] to move

                          .     .     .     .
                       *    wG1*  bQ    bA1    .
                    *    wB1^2  *     .     .
                       *    wQ*    .
                          .     .

                wB1^2 from the ground up: wA1 wB1
                """).moves("wB1");
    }

    /** The start is as high as the gate. */
    @Test
    void R3_4_pieceMayClimbDownFromTheHeightOfTheGate() {
        board("""
                Base, White[12] to move

                          .     .     .
                       *    bB2^2*bQ     .
                    *    wB1^3  *     .
                       *    bB1^2* .
                          .     .

                bB2^2 from the ground up: wG1 bB2
                wB1^3 from the ground up: wA1 wB2 wB1
                bB1^2 from the ground up: wQ bB1
                """).moves("wB1");
    }

    /** Two single pieces block a slide, but no climb. */
    @Test
    void R3_4_singlePiecesDoNotBlockClimb() {
        board("""
                Base+L, White[5] to move

                          .     .
                       .    wA1    .     .
                    .    wL    wQ    bQ     a
                       .    bA1    .     .
                          .     .
                """).goes("wL", "a", "LADYBUG: wQ^2 bQ^2 a");
    }

    @Test
    void R3_4_heightsExcludeTheMovingPiece() {
        board("""
                Base, White[9] to move

                          .     .
                       .    bB1^2* *     .
                    .    wQ    wB1^2 bG1*   .
                       .    bB2^2* *     .
                          .     .

                bB1^2 from the ground up: bQ bB1
                wB1^2 from the ground up: wA1 wB1
                bB2^2 from the ground up: wG1 bB2
                """).moves("wB1").refuses("wB1", "wQ", "gate-blocked 1 wB1 wQ [bB1 bB2]");
        board("""
                Base, White[9] to move

                          .     .
                       .    bB1^2* *     .
                    .    wB2^2*wB1^2 bG1*   .
                       .    bB2^2* *     .
                          .     .

                bB1^2 from the ground up: bQ bB1
                wB2^2 from the ground up: wQ wB2
                wB1^2 from the ground up: wA1 wB1
                bB2^2 from the ground up: wG1 bB2
                """).moves("wB1");
    }

    @Test
    void R3_4_gateBlocksTheOnlyPath() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    bA2   bA1    .
                    .    bG1    b     a     .     .     .
                       .    bG2   wQ    wG1   bQ    wA1    .
                          .     .     .     .     .     .
                """).refuses("wA1", "b", "gate-blocked 4 a b [bA1 wQ]");
    }
}
