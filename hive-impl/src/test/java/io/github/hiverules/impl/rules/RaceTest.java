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
    void R8_queenInTheHandHasNoRace() {
        race(Color.WHITE, "none", """
            Base, White[1] to move

                .
            """);
    }

    @Test
    void R8_raceToSurroundedQueenTakesNoMoves() {
        String lost = """
            Base, White[9] to move

                      .     .     .
                   .    bQ    bG1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
            """;
        race(Color.BLACK, "0", lost);
        race(Color.WHITE, "none", lost);
    }

    @Test
    void R8_beetleBesideTheLastCellNeedsOneMove() {
        race(Color.BLACK, "1", """
            Base, Black[9] to move

                      .     .     .     .
                   .    bQ     a    bB1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
            """);
        race(Color.BLACK, "1", """
            Base, White[9] to move

                      .     .     .     .
                   .    bQ     a    bB1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
            """);
    }

    @Test
    void R8_spiderBesideTheLastCellNeedsTwoMoves() {
        race(Color.BLACK, "2", """
            Base, Black[9] to move

                      .     .     .     .
                   .    bQ     a    bS1    .
                .    bA2   wQ    wA1    .
                   .    bA1   wA2    .
                      .     .     .
            """);
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

    @Test
    void R8_longRaceHasALowerBound() {
        Position opening = Drawing.of("""
            Base, Black[3] to move

                   .     .     .     .     .     .
                .    wQ    wA2   wA1   bA1   bQ     .
                   .     .     .     .     .     .
            """).position();
        Race race = Analysis.race(opening, Color.WHITE).orElseThrow();
        assertThat(race.isExact()).isFalse();
        assertThat(race.moves()).isBetween(5, 12); // five liberties
        assertThat(race).hasToString(race.moves() + "+");
    }
}
