// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.testkit.Drawing;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** R8: metrics of positions. Expected cells are marked with *. */
class MetricsTest {
    private static SideMetrics of(Color color, String drawing) {
        return Analysis.metrics(Drawing.of(drawing).position(), color);
    }

    private static void marks(String text, Set<Hex> cells) {
        Drawing drawing = Drawing.of(text);
        assertThat(drawing.mark(cells)).isEqualTo(drawing.mark(drawing.marked()));
    }

    private static Set<Piece> pieces(String... names) {
        return Arrays.stream(names).map(Piece::parse).collect(Collectors.toSet());
    }

    @Test
    void R8_queenLibertiesAreTheEmptyCellsBesideHer() {
        assertThat(of(Color.WHITE, """
                Base, White[1] to move

                    .
                """).queenLiberties()).isEmpty();
        assertThat(of(Color.WHITE, """
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     .     .     .     .
                """).queenLiberties()).hasValue(5);
        String gated = """
                Base, White[9] to move

                          .     .     .
                       .    bQ    wA1    .
                    .    bG1   wQ     .
                       .    bA1   wA2    .
                          .     .     .
                """;
        assertThat(of(Color.WHITE, gated).queenLiberties()).hasValue(1);
        String lost = """
                Base, White[9] to move

                          .     .     .
                       .    bQ    bG1    .
                    .    bA2   wQ    wA1    .
                       .    bA1   wA2    .
                          .     .     .
                """;
        assertThat(of(Color.WHITE, lost).queenLiberties()).isEqualTo(OptionalInt.of(0));
    }

    @Test
    void R8_queenStepsAreTheCellsSheCanStepTo() {
        String line = """
                Base, White[5] to move

                       .     *     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     *     .     .     .
                """;
        marks(line, of(Color.WHITE, line).queenSteps());
        String gated = """
                Base, White[9] to move

                          .     .     .
                       .    bQ    wA1    .
                    .    bG1   wQ     .
                       .    bA1   wA2    .
                          .     .     .
                """;
        assertThat(of(Color.WHITE, gated).queenSteps()).isEmpty();
    }

    @Test
    void R8_queenStepsAreCountedAsIfNothingRested() {
        String resting = """
                Base+P, White[6] to move, wQ rests

                          .     .     .
                       a    bP    bQ     .
                    .    wQ    wG1    .
                       .     b     .
                """;
        Drawing drawing = Drawing.of(resting);
        assertThat(of(Color.WHITE, resting).queenSteps())
                .containsExactlyInAnyOrder(drawing.cell("a"), drawing.cell("b"));
    }

    @Test
    void R8_pinnedPieces() {
        String line = """
                Base, White[5] to move

                       .     .     .     .     .
                    .    wQ    wG1   bG1   bQ     .
                       .     .     .     .     .
                """;
        assertThat(of(Color.WHITE, line).pinned()).isEqualTo(pieces("wG1"));
        assertThat(of(Color.BLACK, line).pinned()).isEqualTo(pieces("bG1"));
        assertThat(of(Color.BLACK, line).cellsInReach()).isEqualTo(2);
    }

    @Test
    void R8_coveredPieces() {
        String covered = """
                Base, Black[9] to move

                       .     *     *     .     .
                    .    wQ*   bB1^2 bQ*   bA1    .
                       .     *     *     .     .

                bB1^2 from the ground up: wG1 bB1
                """;
        assertThat(of(Color.WHITE, covered).covered()).isEqualTo(pieces("wG1"));
        assertThat(of(Color.WHITE, covered).pinned()).isEmpty();
        marks(covered, of(Color.BLACK, covered).reach().get(Piece.parse("bB1")));
    }

    @Test
    void R8_gatedPieces() {
        assertThat(of(Color.WHITE, """
                Base, White[9] to move

                          .     .     .
                       .    bQ    wA1    .
                    .    bG1   wQ     .
                       .    bA1   wA2    .
                          .     .     .
                """).gated()).isEqualTo(Set.of(Piece.parse("wQ")));
        assertThat(of(Color.WHITE, """
                Base, White[9] to move

                             .     .     .
                          .    wA1   bQ     .
                       .    wQ     .    bA1    .
                    .    bG1   wA2   wG1    .
                       .     .     .     .
                """).gated()).isEmpty();
        assertThat(of(Color.WHITE, """
                Base, White[9] to move

                          .     .     .
                       .    bQ    wA1    .
                    .    bG1   wG1    .
                       .    bA1   wA2    .
                          .    wQ     .
                             .     .
                """).gated()).as("it jumps").isEmpty();
    }

    @Test
    void R8_reachIgnoresThrowsAndTheQueenRule() {
        String thrower = """
                Base+P, White[6] to move

                                .     .
                       .     *    bQ     .
                    .    wQ    wP    bG1    .
                       .     *     .     .
                """;
        assertThat(of(Color.WHITE, thrower).reach().get(Piece.parse("wP"))).isEmpty();
        marks(thrower, of(Color.WHITE, thrower).reach().get(Piece.parse("wQ")));
        String beforeTheQueen = """
                Base, Black[2] to move

                       .     .     .     .
                    .    wA2   wA1   bA1    .
                       .     .     .     .
                """;
        assertThat(of(Color.WHITE, beforeTheQueen).reach().get(Piece.parse("wA2")))
                .isEmpty();
    }

    @Test
    void R8_placementCells() {
        assertThat(of(Color.WHITE, """
                Base, White[1] to move

                    .
                """).placementCells()).containsExactly(Hex.ORIGIN);
        assertThat(of(Color.BLACK, """
                Base, White[1] to move

                    .
                """).placementCells()).isEmpty();
        String first = """
                Base, Black[1] to move

                       *     *
                    *    wA1    *
                       *     *
                """;
        marks(first, of(Color.BLACK, first).placementCells());
        marks(first, of(Color.WHITE, first).placementCells());
        String line = """
                Base, White[5] to move

                       *     *     .     .     .
                    *    wQ    wG1   bG1   bQ     .
                       *     *     .     .     .
                """;
        marks(line, of(Color.WHITE, line).placementCells());
    }
}
