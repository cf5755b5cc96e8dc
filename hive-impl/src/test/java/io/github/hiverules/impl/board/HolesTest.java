// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.Drawing;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Holes: empty cells that the hive encloses. */
class HolesTest {
    static List<Arguments> hives() {
        return List.of(
                Arguments.of("none", 0, true, """
                        Base, White[9] to move

                              .     .     .
                           .    bQ    bA1    .
                        .    wA2    .     .
                           .    wQ    wA1    .
                              .     .     .
                        """),
                Arguments.of("one cell", 1, true, """
                        Base, White[9] to move

                              .     .     .
                           .    bQ    bA1    .
                        .    wA2    .    bA2    .
                           .    wQ    wA1    .
                              .     .     .
                        """),
                Arguments.of("two single cells", 2, true, """
                        Base, White[9] to move

                              .     .     .     .     .
                           .    bQ    bA1   bG1   bG3    .
                        .    wA2    .    bA2    .    bG2    .
                           .    wQ    wA1   wG1   wG2    .
                              .     .     .     .     .
                        """),
                Arguments.of("two cells together", 1, false, """
                        Base, White[9] to move

                              .     .     .     .
                           .    bQ    bA1   bG1    .
                        .    wA2    .     .    bG2    .
                           .    wQ    wA1   wG1    .
                              .     .     .     .
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hives")
    void distinguishesSingleCellHolesFromLargerHoles(String what, int holes, boolean smallOnly, String drawing) {
        Board board = new Board(Drawing.of(drawing).position());
        assertThat(board.holes()).isEqualTo(holes);
        assertThat(board.hasSmallHolesOnly()).isEqualTo(smallOnly);
    }
}
