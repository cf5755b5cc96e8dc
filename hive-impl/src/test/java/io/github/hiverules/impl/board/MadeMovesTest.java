// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The list of made moves unpacks what it packs. */
class MadeMovesTest {
    private final MadeMoves moves = new MadeMoves();

    /** Each row has the extremes of a piece, a destination, an origin, a resting piece and a tally. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, -1, -1, 0",
        "27, 1023, 1023, 27, 2147483647",
        "27, 1023, -1, -1, -2147483648",
        "0, 0, 1023, 0, -1",
        "13, 512, 0, 27, 1"
    })
    void unpacksPartsOfMove(int piece, int to, int from, int resting, int tally) {
        moves.add(PackedMove.of(piece, to), from, resting, tally);
        assertThat(moves.move(0)).isEqualTo(PackedMove.of(piece, to));
        assertThat(moves.from(0)).isEqualTo(from);
        assertThat(moves.resting(0)).isEqualTo(resting);
        assertThat(moves.tally(0)).isEqualTo(tally);
    }

    @Test
    void unpacksPass() {
        moves.add(PackedMove.PASS, Pieces.NONE, Pieces.NONE, 0);
        assertThat(moves.move(0)).isEqualTo(PackedMove.PASS);
        assertThat(moves.from(0)).isEqualTo(Pieces.NONE);
    }

    @Test
    void growsAndRemovesTheLastMove() {
        for (int i = 0; i < 300; i++) {
            moves.add(PackedMove.of(i % Pieces.COUNT, i), i - 1, i % Pieces.COUNT, i);
        }
        for (int i = 299; i >= 0; i--) {
            assertThat(moves.removeLast()).isEqualTo(i);
            assertThat(moves.move(i)).isEqualTo(PackedMove.of(i % Pieces.COUNT, i));
            assertThat(moves.from(i)).isEqualTo(i - 1);
            assertThat(moves.tally(i)).isEqualTo(i);
            assertThat(moves.size()).isEqualTo(i);
        }
    }

    @Test
    void clearForgetsAllMoves() {
        moves.add(PackedMove.PASS, Pieces.NONE, Pieces.NONE, 0);
        moves.clear();
        assertThat(moves.size()).isZero();
    }
}
