// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static io.github.hiverules.impl.rules.BoardCase.board;

import org.junit.jupiter.api.Test;

/** R4.8: the Pillbug makes one ground step. Its throws are in {@link ThrowTest}. */
class PillbugTest {
    @Test
    void R4_8_pillbugMakesOneStep() {
        board("""
                Base+P, White[5] to move

                       .     *     a     .     .
                    .    wP    wQ    bG1   bQ     .
                       .     *     .     .     .
                """).moves("wP").refuses("wP", "a", "too-far a 2").refuses("wP", "wQ", "ends-on-piece wQ [wQ]");
    }

    @Test
    void R4_8_pillbugMustSlide() {
        board("""
                Base+P, White[9] to move

                          .     .     .
                       *    wA1   bQ     .
                    .    wP     a    bA1    .
                       *    wQ    wG1    .
                          .     .     .
                """).moves("wP").refuses("wP", "a", "gate-blocked 1 wP a [wA1 wQ]");
    }

    @Test
    void R4_8_pathHasOneStep() {
        board("""
                Base+P, White[5] to move

                       .     .     .     .     .
                    .    wP    wQ    bG1   bQ     .
                       .     a     .     .     .
                """).goes("wP", "a", "PILLBUG: a");
    }
}
