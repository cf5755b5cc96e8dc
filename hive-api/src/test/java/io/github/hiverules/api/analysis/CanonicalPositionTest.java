// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Canonical positions number pieces and have a limit. The tests of the other modules compare keys. */
class CanonicalPositionTest {
    @Test
    void rejectsPiecesTooFarApart() {
        Position start = Position.start(Ruleset.tournament());
        Position near = start.playUnchecked(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                .playUnchecked(Move.place(Piece.parse("bS1"), Hex.of(63, 0)));
        assertThat(CanonicalPosition.of(near).key()).isEqualTo("Base w S62s");
        Map<Hex, Long> distances = Map.of(
                Hex.of(64, 0), 64L,
                Hex.of(0, -5000), 5000L,
                Hex.of(70, 5), 75L,
                Hex.of(40, 40), 80L,
                Hex.of(Integer.MIN_VALUE, 7), 0x8000_0000L);
        distances.forEach((far, distance) -> {
            Position torn = start.playUnchecked(Move.place(Piece.parse("wS1"), Hex.ORIGIN))
                    .playUnchecked(Move.place(Piece.parse("bS1"), far));
            assertThatThrownBy(() -> CanonicalPosition.of(torn))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("Expected pieces at most 63 cells apart, found " + distance + ".");
        });
    }

    @Test
    void numbersInterchangeablePiecesInOrder() {
        Position position = Setup.builder()
                .ruleset(Ruleset.parse("Base+P"))
                .turn(Color.BLACK, 7)
                .put(Hex.of(0, 0), Piece.parse("wQ"), Piece.parse("bB1"))
                .put(Hex.of(1, 0), Piece.parse("bQ"))
                .put(Hex.of(1, 1), Piece.parse("wA1"))
                .put(Hex.of(0, -1), Piece.parse("wP"))
                .put(Hex.of(2, 1), Piece.parse("wA2"))
                .put(Hex.of(3, 0), Piece.parse("bG1"))
                .build()
                .toPosition();
        CanonicalPosition canonical = CanonicalPosition.of(position);
        Hex first = canonical.toCanonical(position.cellOf(Piece.parse("wA1")).orElseThrow());
        Hex second = canonical.toCanonical(position.cellOf(Piece.parse("wA2")).orElseThrow());
        boolean inOrder = first.compareTo(second) < 0;
        assertThat(canonical.toCanonical(Piece.parse("wA1"))).isEqualTo(Piece.parse(inOrder ? "wA1" : "wA2"));
        assertThat(canonical.toCanonical(Piece.parse("wA2"))).isEqualTo(Piece.parse(inOrder ? "wA2" : "wA1"));
        assertThat(canonical.toCanonical(Piece.parse("wA3"))).isEqualTo(Piece.parse("wA3"));
        assertThat(canonical.fromCanonical(canonical.toCanonical(Move.pass()))).isEqualTo(Move.pass());
    }
}
