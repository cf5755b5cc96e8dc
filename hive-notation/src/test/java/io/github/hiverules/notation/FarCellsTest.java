// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.json.HiveJackson2Module;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * A hive at the ends of the coordinate range is described like any other; a piece far from its hive is described or
 * rejected.
 */
class FarCellsTest {
    private static final int MIN = Integer.MIN_VALUE;
    private static final int MAX = Integer.MAX_VALUE;

    private static final ObjectMapper JSON =
            JsonMapper.builder().addModule(new HiveJackson2Module()).build();

    @Provide
    Arbitrary<Hex> cells() {
        Arbitrary<Integer> coordinate = Arbitraries.oneOf(
                Arbitraries.integers(),
                Arbitraries.of(MIN, MIN + 1, MIN / 2, -1000, 1000, MAX / 2, MAX / 2 + 1, MAX - 1, MAX));
        return Combinators.combine(coordinate, coordinate).as(Hex::of);
    }

    @Property
    void shiftDoesNotChangeDescriptions(@ForAll("cells") Hex by, @ForAll Random random) throws Exception {
        Position here = RandomRecords.game(random, 30).position();
        Position there = here.translate(by.q(), by.r());
        assertThat(PositionStrings.print(there)).isEqualTo(PositionStrings.print(here));
        assertThat(PositionStrings.parse(PositionStrings.print(there))).isEqualTo(there.normalized());
        assertThat(TextDiagram.print(there)).isEqualTo(TextDiagram.print(here));
        SvgDiagram diagram = SvgDiagram.builder().build();
        assertThat(diagram.draw(there.normalized())).isEqualTo(diagram.draw(here.normalized()));
        assertThat(diagram.cellAt(there, 0, 0))
                .isEqualTo(diagram.cellAt(here, 0, 0)
                        .map(cell -> cell.translate(
                                there.corner().q() - here.corner().q(),
                                there.corner().r() - here.corner().r())));
        assertThat(JSON.readValue(JSON.writeValueAsString(there), Position.class))
                .isEqualTo(there);
        if (there.ply() > 0) {
            for (Move move : there.legalMoves()) {
                assertThat(MoveStrings.parse(MoveStrings.print(move, there), there))
                        .isEqualTo(move);
            }
        }
    }
}
