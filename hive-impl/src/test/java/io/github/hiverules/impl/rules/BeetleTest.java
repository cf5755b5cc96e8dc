// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import org.junit.jupiter.api.Test;

/** R4.2: the Beetle makes one step on the ground, up, down or on top of the hive. */
class BeetleTest {
    @Test
    void R4_2_beetleStepsOnTheGroundOrOntoPiece() {
        board("""
                Base, White[5] to move

                       .     *     .     .     .
                    .    wB1   wQ*   bG1   bQ     .
                       b     *     a     .     .
                """)
                .moves("wB1")
                .refuses("wB1", "bG1", "too-far bG1 2")
                .refuses("wB1", "a", "too-far a 2")
                .refuses("wB1", "b", "ends-apart", "loses-contact 1 wB1 b");
    }

    @Test
    void R4_2_beetleOnTopMayStepToAnyNeighbour() {
        board("""
                Base, White[9] to move

                       .     *     *     .     .
                    .    wQ*   wB1^2 bQ*   bA1    .
                       .     *     *     .     .

                wB1^2 from the ground up: wA1 wB1
                """).moves("wB1");
    }

    @Test
    void R4_2_beetleOnTheGroundMustSlide() {
        board("""
                Base, White[9] to move

                          .     .     .
                       *    wA1*  bQ     .
                    .    wB1    a    bA1    .
                       *    wQ*   wG1    .
                          .     .     .
                """).moves("wB1").refuses("wB1", "a", "gate-blocked 1 wB1 a [wA1 wQ]");
    }

    @Test
    void R4_2_beetleEntersAndLeavesHoleFromAbove() {
        board("""
                Base, White[9] to move

                          .     .
                       .    bA1    .     .
                    .    bQ     .    bG1    .
                       .    bG2   wQ*   wG1*   .
                          .     *    wB1^2  *
                                   *     *

                wB1^2 from the ground up: wA1 wB1
                """).moves("wB1");
        board("""
                Base, White[9] to move

                          .     .     .
                       .    bG2*  wA1*   .
                    .    bG1*  wB1   wQ*    .
                       .    bA1*  bQ*    .
                          .     .     .
                """).moves("wB1");
    }

    @Test
    void R4_2_beetleClimbsAtAnyHeight() {
        board("""
                Base, White[12] to move

                       .     *     .     .
                    .    wB1   bB2^4*bQ     .
                       *    bA1*   .     .
                          .     .

                bB2^4 from the ground up: wQ bB1 wB2 bB2
                """).moves("wB1");
        board("""
                Base, White[12] to move

                       .     *     *     .
                    .    wA1*  wB1^5 bQ*    .
                       .    bA1*   *     .
                          .     .

                wB1^5 from the ground up: wQ bB1 wB2 bB2 wB1
                """).moves("wB1");
    }

    @Test
    void R4_2_stackMayHaveSevenPieces() {
        BoardCase six = board("""
                Base+M, Black[12] to move

                       *     *     *     *
                    *    wQ    bB2^6*bQ*    *
                       *     *    bM    bA2*   *
                                .     *     *

                bB2^6 from the ground up: bA1 wB1 bB1 wB2 wM bB2
                """).moves("bM");
        Position seven = six.after("bM", "bB2");
        assertThat(seven.stackAt(six.cell("bB2")).orElseThrow().height()).isEqualTo(7);
        assertThat(seven.restingPiece()).isEmpty();
        board("""
                Base+M, White[13] to move

                       .     *     *     .
                    .    wQ*   wM^7  bQ*    .
                       .     *     *     .

                wM^7 from the ground up: bA1 wB1 bB1 wB2 bB2 bM wM
                """).moves("wM");
    }

    @Test
    void R4_2_pathHasHeights() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wB1   wQ    bG1   bQ     .
                       .     .     .     .     .
                """).goes("wB1", "wQ", "BEETLE: wQ^2");
        board("""
                Base, White[9] to move

                       .     .     .     .     .
                    .    wQ    wB1^2 bQ    bA1    .
                       .     a     .     .     .

                wB1^2 from the ground up: wA1 wB1
                """).goes("wB1", "a", "BEETLE: a").goes("wB1", "bQ", "BEETLE: bQ^2");
    }
}
