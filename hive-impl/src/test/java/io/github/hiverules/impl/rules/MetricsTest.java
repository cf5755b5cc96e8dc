// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.SideMetrics;
import io.github.hiverules.testkit.Drawing;
import java.util.Set;
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
}
