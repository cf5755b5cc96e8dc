// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R4.5: the Soldier Ant makes one or more ground steps. */
class SoldierAntTest {
    @Test
    void R4_5_antReachesAllCellsAroundTheHive() {
        board("""
                Base, White[5] to move

                       .     *     *     *     *
                    .    wA1   wQ    bG1   bQ     *     a
                       .     *     *     *     *
                """).moves("wA1").refuses("wA1", "a", "ends-apart a").refuses("wA1", "wQ", "ends-on-piece wQ [wQ]");
    }

    @Test
    void R4_5_antMayNotEnterHole() {
        board("""
                Base, White[9] to move

                          *     *     *
                       *    wQ    wG1    *     .
                    *    bA3    a    bQ    wA1    .
                       *    bA2   bA1    *     .
                          *     *     *
                """).moves("wA1").refuses("wA1", "a", "enclosed a [a]");
    }

    @Test
    void R4_5_antMayNotLeaveHole() {
        board("""
                Base, White[9] to move

                          .     .     .
                       .    wQ    wG1    .
                    .    bA3   wA1   bQ     a
                       .    bA2   bA1    .
                          .     .     .
                """).blocked("wA1", "surrounded").refuses("wA1", "a", "enclosed a [wA1]");
    }

    @Test
    void R4_5_antMayNotPassGate() {
        board("""
                Base, White[9] to move

                          *     *     *
                       *    bA3   bA2    *     *
                    *    bG1    a     b    bA1    *     .
                       *    bG2   wQ    wG1   bQ    wA1    .
                          *     *     *     *     *     .
                """).moves("wA1").refuses("wA1", "a", "gate-blocked 4 * b [bA1 bA2]", "gate-blocked 5 b a [bA2 wQ]");
    }

    @Test
    void R4_5_antEntersOpenPocket() {
        board("""
                Base, White[9] to move

                          *     *     *
                       *    bA2   bA1    *
                    *    bG1    a     *     *     *     .
                       *    bG2   wQ    wG1   bQ    wA1    .
                          *     *     *     *     *     .
                """).moves("wA1").refuses("wA1", "a", "gate-blocked");
    }

    @Test
    void R4_5_pathIsShortest() {
        board("""
                Base, White[5] to move

                       .     .     .     .     .
                    .    wA1   wQ    bG1   bQ     .
                       .     a     b     c     .
                """).goes("wA1", "c", "SOLDIER_ANT: a b c").goes("wA1", "a", "SOLDIER_ANT: a");
    }
}
