package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.api.analysis.Symmetry;
import io.github.hiverules.impl.oracle.SlowRace;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.Tables;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many moves a side needs to surround the other Queen Bee, unopposed (R8). */
class RaceTest {
    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @ParameterizedTest(name = "{2} in {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
        Base White 1    |                                                                      | white | none
        Base White 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1            | black | 0
        Base White 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 1,-1=bG1            | white | none
        Base Black 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 2,-1=bB1            | black | 1
        Base White 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 2,-1=bB1            | black | 1
        Base Black 9    | 0,0=wQ 1,0=wA1 0,1=wA2 -1,1=bA1 -1,0=bA2 0,-1=bQ 2,-1=bS1            | black | 2
        Base+P White 9  | 0,0=bQ 1,0=wP 1,1=wQ 2,1=wG1 3,0=wG2 3,-1=wA1 2,-1=wA2 4,0=bG1            | white | 1
        Base+P White 9 ~bQ | 0,0=bQ 1,0=wP 1,1=wQ 2,1=wG1 3,0=wG2 3,-1=wA1 2,-1=wA2 4,0=bG1         | white | 2
        Base+P Black 9 ~bQ | 0,0=bQ 1,0=wP 1,1=wQ 2,1=wG1 3,0=wG2 3,-1=wA1 2,-1=wA2 4,0=bG1         | white | 1
        """)
    void theRace(String game, String cells, String side, String expected) {
        Position position = Tables.position(game, cells == null ? "" : cells);
        assertThat(Analysis.of(position)
                        .race(Tables.color(side))
                        .map(Race::toString)
                        .orElse("none"))
                .isEqualTo(expected);
        SlowRace.compare(position, Tables.color(side));
    }

    @Test
    void aLongRaceIsEstimatedFromBelow() {
        Position opening = Tables.position("Base Black 3", "0,0=wA1 1,0=bA1 -1,0=wA2 2,0=bQ -2,0=wQ");
        Race race = Analysis.of(opening).race(Color.WHITE).orElseThrow();
        assertThat(race.exact()).isFalse();
        assertThat(race.moves()).isBetween(5, 12); // five liberties
        assertThat(race).hasToString(race.moves() + "+");
    }

    @Property
    void turningShiftingAndSwappingColoursChangesNoExactRace(
            @ForAll("positions") Position position, @ForAll Symmetry symmetry, @ForAll int dq, @ForAll int dr) {
        Position turned = symmetry.apply(position).translate(dq, dr);
        for (Color side : Color.values()) {
            Optional<Race> race = Analysis.of(position).race(side);
            agree(race, Analysis.of(turned).race(side));
            turned.swapColors()
                    .ifPresent(swapped -> agree(race, Analysis.of(swapped).race(side.opposite())));
        }
    }

    /** Where one search comes to an end, the other may give up, as it tries the moves in another order; no answer is wrong. */
    private static void agree(Optional<Race> one, Optional<Race> other) {
        assertThat(one.isPresent()).isEqualTo(other.isPresent());
        if (one.isPresent() && other.isPresent()) {
            Race a = one.get();
            Race b = other.get();
            assertThat(a.exact() ? b.moves() <= a.moves() : !b.exact() || a.moves() <= b.moves())
                    .isTrue();
            assertThat(!a.exact() || !b.exact() || a.equals(b)).isTrue();
        }
    }

    @Property
    void noRaceIsShorterThanTheLibertiesWhereNobodyThrows(@ForAll("positions") Position position) {
        if (!position.ruleset().includes(Bug.PILLBUG)) {
            for (Color side : Color.values()) {
                int liberties = Analysis.of(position)
                        .metrics()
                        .of(side.opposite())
                        .queenLiberties()
                        .orElse(0);
                Analysis.of(position)
                        .race(side)
                        .ifPresent(race -> assertThat(race.moves()).isGreaterThanOrEqualTo(liberties));
            }
        }
    }
}
