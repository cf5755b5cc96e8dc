// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The grid is a torus. Its cells and directions correspond to {@link Hex} and {@link Direction}. */
class GridTest {
    @ParameterizedTest
    @EnumSource
    void findsDirectionToNeighbor(Direction direction) {
        int cell = Grid.cell(Hex.ORIGIN.neighbor(direction));
        assertThat(Grid.neighbor(0, direction.ordinal())).isEqualTo(cell);
        assertThat(Grid.directionTo(0, cell)).isEqualTo(direction.ordinal());
        assertThat(Grid.directionTo(0, Grid.neighbor(cell, direction.ordinal())))
                .isNegative();
    }

    @Test
    void cellIsNoNeighborOfItself() {
        assertThat(Grid.directionTo(5, 5)).isNegative();
    }

    @ParameterizedTest
    @EnumSource
    void rotatesDirections(Direction direction) {
        int index = direction.ordinal();
        assertThat(Grid.opposite(index)).isEqualTo(direction.opposite().ordinal());
        assertThat(Grid.clockwise(index)).isEqualTo(direction.rotate(1).ordinal());
        assertThat(Grid.counterClockwise(index)).isEqualTo(direction.rotate(-1).ordinal());
    }

    /** R1.4: the cells on both sides of an edge of the grid are neighbours. */
    @ParameterizedTest
    @CsvSource({"31, 0, EAST", "0, 0, WEST", "0, 31, SOUTH_EAST", "0, 0, NORTH_WEST", "31, 31, SOUTH_WEST"})
    void R1_4_gridHasNoEdge(int q, int r, Direction direction) {
        Hex hex = Hex.of(q, r);
        int neighbor = Grid.neighbor(Grid.cell(hex), direction.ordinal());
        assertThat(neighbor).isBetween(0, Grid.SIZE - 1).isEqualTo(Grid.cell(hex.neighbor(direction)));
        assertThat(Grid.directionTo(Grid.cell(hex), neighbor)).isEqualTo(direction.ordinal());
    }
}
