// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R4.1: the Queen Bee makes one ground step. */
class QueenBeeTest {
    @Test
    void R4_1_queenMakesOneStep() {
        board("""
                Base, White[5] to move

                       .     *     a     .     .
                    .    wQ    wG1   bG1   bQ     .
                       b     *     .     .     .
                """)
                .moves("wQ")
                .refuses("wQ", "a", "too-far a 2")
                .refuses("wQ", "b", "ends-apart", "loses-contact 1 wQ b");
    }

    @Test
    void R4_1_queenMayNotClimb() {
        board("""
                Base, White[5] to move

                       .     *     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     *     .     .     .
                """).refuses("wQ", "wG1", "ends-on-piece wG1 [wG1]").refuses("wQ", "bQ", "ends-on-piece bQ [bQ]");
    }

    @Test
    void R4_1_queenMayFollowEitherArmOfTheHive() {
        board("""
                Base, White[9] to move

                             .     *     .
                          .    wQ    wA1    .
                       .     .     *    wG1    .
                    .    bG1   bQ    bA1    .
                       .     .     .     .
                """).moves("wQ");
    }

    @Test
    void R4_1_pathHasOneStep() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     a     .     .     .
                """).goes("wQ", "a", "QUEEN_BEE: a");
    }
}
