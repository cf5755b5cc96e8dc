// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Symmetry;
import io.github.hiverules.api.analysis.Analysis;
import io.github.hiverules.api.analysis.Race;
import io.github.hiverules.testkit.Colors;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class RacePropertiesTest {
    @Property
    void symmetriesShiftsAndSwappedColorsKeepRaces(
            @ForAll Position position, @ForAll Symmetry symmetry, @ForAll int dq, @ForAll int dr) {
        Position turned = symmetry.apply(position).translate(dq, dr);
        for (Color side : Color.values()) {
            Optional<Race> race = Analysis.race(position, side);
            agree(race, Analysis.race(turned, side));
            Colors.swapped(turned).ifPresent(swapped -> agree(race, Analysis.race(swapped, side.opposite())));
        }
    }

    /**
     * The searches try moves in different orders. So one search may finish while the other search reaches the limit.
     */
    private static void agree(Optional<Race> one, Optional<Race> other) {
        assertThat(one.isPresent()).isEqualTo(other.isPresent());
        if (one.isPresent() && other.isPresent()) {
            Race a = one.get();
            Race b = other.get();
            assertThat(a.isExact() ? b.moves() <= a.moves() : !b.isExact() || a.moves() <= b.moves())
                    .isTrue();
            assertThat(!a.isExact() || !b.isExact() || a.moves() == b.moves()).isTrue();
        }
    }

    @Property
    void R8_racesWithoutThrowsTakeAtLeastTheLiberties(@ForAll Position position) {
        if (!position.ruleset().includes(Bug.PILLBUG)) {
            for (Color side : Color.values()) {
                int liberties = Analysis.metrics(position, side.opposite())
                        .queenLiberties()
                        .orElse(0);
                Analysis.race(position, side)
                        .ifPresent(race -> assertThat(race.moves()).isGreaterThanOrEqualTo(liberties));
            }
        }
    }
}
