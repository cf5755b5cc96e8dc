// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.impl.oracle.SlowRace;
import io.github.hiverules.testkit.Drawing;
import org.junit.jupiter.api.Test;

/** R8: races to surround a Queen Bee. */
class RaceTest {
    private static void race(Color side, String expected, String drawing) {
        Position position = Drawing.of(drawing).position();
        assertThat(Analysis.race(position, side).map(Race::toString).orElse("none"))
                .as(drawing)
                .isEqualTo(expected);
        SlowRace.compare(position, side);
    }

    @Test
    void R8_throwWinsRaceUnlessTheQueenRests() {
        race(Color.WHITE, "1", """
            Base+P, White[9] to move

                            .     .     .
                   .     .    wA2   wA1    .     .
                .    bQ    wP     .    wG2   bG1    .
                   .     .    wQ    wG1    .     .
                            .     .     .
            """);
        race(Color.WHITE, "2", """
            Base+P, White[9] to move, bQ rests

                            .     .     .
                   .     .    wA2   wA1    .     .
                .    bQ    wP     .    wG2   bG1    .
                   .     .    wQ    wG1    .     .
                            .     .     .
            """);
        race(Color.WHITE, "1", """
            Base+P, Black[9] to move, bQ rests

                            .     .     .
                   .     .    wA2   wA1    .     .
                .    bQ    wP     .    wG2   bG1    .
                   .     .    wQ    wG1    .     .
                            .     .     .
            """);
    }
}
