// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R3.5 and R3.6: ground steps keep contact, and a move must not end on its start. */
class ContactTest {
    @Test
    void R3_5_stepBesideOneOccupiedCellKeepsContact() {
        board("""
                Base, White[9] to move

                       .     *     .     .     .
                    .    wB1   wQ*   bQ    bA1    .
                       .     *     .     .     .
                """).moves("wB1");
    }

    @Test
    void R3_5_pieceMayNotStepAcrossAGap() {
        board("""
                Base, White[9] to move

                          .     *     .
                       .    wA1   wQ     .
                    .    bA1    *     a
                       .    bQ    bG1    .
                          .     .     .
                """).moves("wQ").refuses("wQ", "a", "loses-contact 1 wQ a");
    }

    @Test
    void R3_5_movingPieceIsNotAContact() {
        board("""
                Base, White[9] to move

                          .     *     .
                       .    wA1   wQ     .
                    .    bA1    *     a     .
                       .    bQ    bG1   bG2    .
                          .     .     .     .
                """).moves("wQ").refuses("wQ", "a", "loses-contact 1 wQ a");
    }

    @Test
    void R3_5_walkingAntIsNotItsOwnContact() {
        board("""
                Base, White[5] to move

                       a     *     *     *     *
                    b    wA1   wQ    bG1   bQ     *
                       .     *     *     *     *
                """).moves("wA1").refuses("wA1", "a", "ends-apart a").refuses("wA1", "b", "ends-apart b");
    }

    @Test
    void R3_5_everyStepOfPathMustKeepContact() {
        board("""
                Base, White[9] to move

                                .     .     .
                             .    wS1   wA1    .
                          .     c     b    bG1    .
                       .    bG2    a    bQ     .
                    .    bA1   wG1   wQ     .
                       .     .     .     .
                """).refuses("wS1", "a", "loses-contact 2 b c", "not-in-three-steps a 2");
    }

    @Test
    void R3_6_moveMustEndOnAnotherCell() {
        board("""
                Base, White[5] to move

                       .     *     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     *     .     .     .
                """).moves("wQ").refuses("wQ", "wQ", "stays-in-place");
    }

    @Test
    void R3_6_antMayNotWalkBackToItsStart() {
        board("""
                Base, White[5] to move

                       .     *     *     *     *
                    .    wA1   wQ    bG1   bQ     *
                       .     *     *     *     *
                """).moves("wA1").refuses("wA1", "wA1", "stays-in-place");
    }

    @Test
    void R3_6_ladybugMayNotReturnToItsStart() {
        board("""
                Base+L, White[5] to move

                       .     *     *     .
                    .    wL    wQ     *     .
                       *    bA1   bQ     *
                          *     *     *
                """).moves("wL").refuses("wL", "wL", "stays-in-place");
    }

    @Test
    void R3_6_throwMustEndOnAnotherCell() {
        board("""
                Base+P, White[5] to move

                                .     .
                       .     *    bQ     .
                    .    wQ    wP    bG1    .
                       .     *     *     .
                """).moves("bQ").refuses("bQ", "bQ", "stays-in-place");
    }
}
