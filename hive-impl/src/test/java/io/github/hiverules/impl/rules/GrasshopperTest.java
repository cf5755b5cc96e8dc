// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R4.3: the Grasshopper jumps in a straight line over pieces to the first empty cell. */
class GrasshopperTest {
    @Test
    void R4_3_grasshopperJumpsToFirstEmptyCell() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wG1   wQ    bG1   bQ     *     a
                       .     b     c     .     .
                          d
                """)
                .moves("wG1")
                .refuses("wG1", "a", "ends-apart", "lands-elsewhere a *")
                .refuses("wG1", "b", "nothing-to-jump-over b b")
                .refuses("wG1", "c", "not-in-line c")
                .refuses("wG1", "d", "ends-apart", "not-in-line d")
                .refuses("wG1", "wQ", "lands-elsewhere wQ *")
                .refuses("wG1", "bG1", "lands-elsewhere bG1 *");
    }

    @Test
    void R4_3_grasshopperJumpsInAllSixDirections() {
        board("""
                Base, White[9] to move

                       *     .
                    .    bA2    .     *
                       .    bA1   wS1    .     .
                    *    bQ    wG1   wQ    wA1    *
                       .    bG1   bS1    .     .
                    .    bG2    .     *
                       *     .
                """).moves("wG1");
    }

    @Test
    void R4_3_grasshopperMayNotJumpOverAGap() {
        board("""
                Base, White[9] to move

                       .     .     .     .     .
                    .    wG1   wQ     *    bQ     a
                       .     .    wA1   bA1    .
                                .     .     .
                """).moves("wG1").refuses("wG1", "a", "lands-elsewhere a *");
    }

    @Test
    void R4_3_grasshopperMayNotJumpOverPiecesAfterAGap() {
        board("""
                Base, White[9] to move

                       .     .     .     .
                    .    wG1    b    bQ     a
                       .    wQ    bA1    .
                          .     *     .
                """)
                .moves("wG1")
                .refuses("wG1", "a", "nothing-to-jump-over a b")
                .refuses("wG1", "b", "nothing-to-jump-over b b");
    }

    @Test
    void R4_3_jumpsOverStacksOfAnyHeight() {
        board("""
                Base, White[12] to move

                       .     .     .     .     .
                    .    wG1   bB2^4 bQ    wB1^2  *
                       .     .     .     .     .

                bB2^4 from the ground up: wQ bB1 wB2 bB2
                wB1^2 from the ground up: bA1 wB1
                """).moves("wG1");
    }

    @Test
    void R4_3_grasshopperJumpsIntoAndOutOfHole() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    wQ    wA1    .     .
                    .    bA2    *    bG1   wG1    .
                       .    bA1   bQ     .     .
                          .     .     .
                """).moves("wG1");
        board("""
                Base, White[9] to move

                          *     .     *
                       .    bG2   wA1    .
                    *    bG1   wG1   wQ     *
                       .    bA1   bQ     .
                          *     .     *
                """).moves("wG1");
    }

    @Test
    void R4_3_gateDoesNotBlockJump() {
        board("""
                Base, White[9] to move

                          .     *
                       .    bB1^2  .
                    .    wG1   bQ     *
                       .    bB2^2  .
                          .     *

                bB1^2 from the ground up: wA1 bB1
                bB2^2 from the ground up: wQ bB2
                """).moves("wG1");
    }

    @Test
    void R4_3_grasshopperMayNotClimbOrSlide() {
        board("""
                Base, White[9] to move

                       .     a     .     .     .
                    .    wG1   bB1^2 bG1   bQ     *
                       .     .     .     .     .

                bB1^2 from the ground up: wQ bB1
                """).refuses("wG1", "bB1", "lands-elsewhere bB1 *").refuses("wG1", "a", "nothing-to-jump-over a a");
    }

    @Test
    void R4_3_pathHasACellForEachJumpedPiece() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wG1   wQ    bB1^2 bQ     a
                       .     .     .     .     .

                bB1^2 from the ground up: bG1 bB1
                """).goes("wG1", "a", "GRASSHOPPER: wQ^2 bB1^3 bQ^2 a");
    }
}
