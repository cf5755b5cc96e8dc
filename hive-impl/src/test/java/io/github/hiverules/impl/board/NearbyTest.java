// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Hex;
import org.junit.jupiter.api.Test;

/** Sets of cells at most three steps from a centre. */
class NearbyTest {
    private static final Hex CENTER = Hex.of(15, -3); // so that neighbouring cells are across the grid's edges

    @Test
    void cellsAtMostThreeStepsAwayHaveABit() {
        int center = Grid.cell(CENTER);
        for (int q = -15; q <= 16; q++) {
            for (int r = -15; r <= 16; r++) {
                int cell = Grid.cell(CENTER.translate(q, r));
                long set = Nearby.of(center, cell);
                assertThat(Long.bitCount(set))
                        .as("%d %d", q, r)
                        .isEqualTo(Math.abs(q) <= 3 && Math.abs(r) <= 3 ? 1 : 0);
                if (set != 0) {
                    assertThat(Nearby.cell(center, Long.numberOfTrailingZeros(set)))
                            .isEqualTo(cell);
                }
            }
        }
    }

    @Test
    void stepShiftsBitLikeCell() {
        int center = Grid.cell(CENTER);
        for (int first = 0; first < 6; first++) {
            for (int second = 0; second < 6; second++) {
                int bit = Nearby.step(Nearby.step(Nearby.CENTER, first), second);
                int cell = Grid.neighbor(Grid.neighbor(center, first), second);
                assertThat(Nearby.cell(center, bit)).isEqualTo(cell);
                for (int directions = 0; directions < 64; directions++) {
                    long neighbors = 0;
                    for (int d = 0; d < 6; d++) {
                        if ((directions >> d & 1) != 0) {
                            neighbors |= Nearby.of(center, Grid.neighbor(cell, d));
                        }
                    }
                    assertThat(Nearby.neighbors(bit, directions)).isEqualTo(neighbors);
                }
            }
        }
    }
}
