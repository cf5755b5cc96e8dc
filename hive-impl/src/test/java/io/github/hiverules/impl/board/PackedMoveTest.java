// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packed moves hold a piece and a cell. */
class PackedMoveTest {
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
    void isWellFormedIfPieceAndCellExist(int piece, int cell, boolean wellFormed) {
        assertThat(PackedMove.isWellFormed(PackedMove.of(piece, cell))).isEqualTo(wellFormed);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "27, 1023", "13, 512"})
    void unpacksPieceAndDestination(int piece, int cell) {
        int move = PackedMove.of(piece, cell);
        assertThat(PackedMove.piece(move)).isEqualTo(piece);
        assertThat(PackedMove.destination(move)).isEqualTo(cell);
    }

    @Test
    void passAndNoMoveAreDistinctAndHaveNoPiece() {
        assertThat(PackedMove.PASS).isNotEqualTo(PackedMove.NONE);
        assertThat(PackedMove.isWellFormed(PackedMove.PASS)).isFalse();
        assertThat(PackedMove.isWellFormed(PackedMove.NONE)).isFalse();
    }
}
