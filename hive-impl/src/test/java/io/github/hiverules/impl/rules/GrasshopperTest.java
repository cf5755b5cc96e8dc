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
                """)
                .moves("wG1")
                .refuses("wG1", "a", "ends-apart", "lands-elsewhere a *")
                .refuses("wG1", "b", "nothing-to-jump-over b b")
                .refuses("wG1", "c", "not-in-line c")
                .refuses("wG1", "wQ", "lands-elsewhere wQ *")
                .refuses("wG1", "bG1", "lands-elsewhere bG1 *");
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
    void R4_3_grasshopperMayNotClimbOrSlide() {
        board("""
                Base, White[9] to move

                       .     a     .     .     .
                    .    wG1   bB1^2 bG1   bQ     *
                       .     .     .     .     .

                bB1^2 from the ground up: wQ bB1
                """).refuses("wG1", "bB1", "lands-elsewhere bB1 *").refuses("wG1", "a", "nothing-to-jump-over a a");
    }
}
