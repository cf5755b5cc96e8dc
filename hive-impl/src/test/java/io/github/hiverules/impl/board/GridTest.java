// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cell indices and packed moves match their values. */
class GridTest {
    @Test
    void findsDirectionToNeighbor() {
        for (Direction direction : Direction.values()) {
            int cell = Grid.cell(Hex.ORIGIN.neighbor(direction));
            assertThat(Grid.neighbor(0, direction.ordinal())).isEqualTo(cell);
            assertThat(Grid.directionTo(0, cell)).isEqualTo(direction.ordinal());
            assertThat(Grid.directionTo(0, Grid.neighbor(cell, direction.ordinal())))
                    .isNegative();
        }
        assertThat(Grid.directionTo(5, 5)).isNegative();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, true",
        "27, 1023, true",
        "13, 512, true",
        "28, 0, false",
        "31, 5, false",
        "0, 1024, false",
        "27, -1, false"
    })
    void checksThatMoveHasPieceAndCell(int piece, int cell, boolean wellFormed) {
        assertThat(PackedMove.isWellFormed(PackedMove.of(piece, cell))).isEqualTo(wellFormed);
    }
}
