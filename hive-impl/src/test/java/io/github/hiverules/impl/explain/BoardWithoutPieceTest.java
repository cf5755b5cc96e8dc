// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.testkit.Drawing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests which forbidden steps of a path are reported. */
class BoardWithoutPieceTest {
    private static final Hex A = Hex.of(0, 0);
    private static final Hex B = Hex.of(1, 0);
    private static final Hex C = Hex.of(2, 0);

    private static final BlockedStep GATE = new BlockedStep(2, A, B, false);
    private static final BlockedStep SAME_GATE_LATER = new BlockedStep(5, B, A, false);
    private static final BlockedStep OTHER_GATE = new BlockedStep(4, B, C, false);
    private static final BlockedStep NO_CONTACT = new BlockedStep(1, C, B, true);
    private static final BlockedStep NO_CONTACT_LATER = new BlockedStep(3, A, B, true);

    @Test
    void reportsEachGateOnceAtItsNearestStep() {
        assertThat(BoardWithoutPiece.nearest(List.of(SAME_GATE_LATER, OTHER_GATE, GATE)))
                .containsExactly(GATE, OTHER_GATE);
        assertThat(BoardWithoutPiece.nearest(List.of(GATE, SAME_GATE_LATER, OTHER_GATE)))
                .containsExactly(GATE, OTHER_GATE);
        assertThat(BoardWithoutPiece.nearest(List.of(OTHER_GATE))).containsExactly(OTHER_GATE);
    }

    @Test
    void reportsLostContactIfThereIsNoGate() {
        assertThat(BoardWithoutPiece.nearest(List.of(NO_CONTACT, GATE, NO_CONTACT_LATER)))
                .containsExactly(GATE);
        assertThat(BoardWithoutPiece.nearest(List.of(NO_CONTACT_LATER, NO_CONTACT, NO_CONTACT)))
                .containsExactly(NO_CONTACT, NO_CONTACT_LATER);
        assertThat(BoardWithoutPiece.nearest(List.of())).isEmpty();
    }

    /** Priority queues of other platforms order equal elements differently. */
    @Test
    void noTwoPathsAreEqual() {
        CandidatePath path = new CandidatePath(List.of(A, B, C), List.of(GATE));
        CandidatePath other = new CandidatePath(List.of(A, Hex.of(1, 1), C), List.of(GATE));
        assertThat(CandidatePath.BY_COST.compare(path, other)).isNegative();
        assertThat(CandidatePath.BY_COST.compare(other, path)).isPositive();
    }

    /** R1.4: coordinates wrap around at the ends of {@code int}, also in the middle of a hive. */
    @Test
    void R1_4_holesAreInsideEverywhere() {
        Drawing drawing = Drawing.of("""
                Base, White[9] to move

                   .     .     .     .     .
                .     .    bQ    bG1    .
                   .    bA2   a     wA1    .
                      .    bA1   wA2    .     .
                         .    b     wQ    .     .
                """);
        Hex start = drawing.position().cellOf(Piece.parse("wQ")).orElseThrow();
        for (int i = 0; i < 81; i++) {
            Hex shift = Hex.of(Integer.MAX_VALUE, Integer.MAX_VALUE).translate(i % 9 - 4, i / 9 - 4);
            Position position = drawing.position().translate(shift.q(), shift.r());
            BoardWithoutPiece lifted =
                    new BoardWithoutPiece(new Board(position), position, start.translate(shift.q(), shift.r()));
            Hex hole = drawing.cell("a").translate(shift.q(), shift.r());
            Hex outside = drawing.cell("b").translate(shift.q(), shift.r());
            assertThat(lifted.isOutside(lifted.region(hole)))
                    .as("hole at %s", hole)
                    .isFalse();
            assertThat(lifted.isOutside(lifted.region(outside)))
                    .as("outside of hole at %s", hole)
                    .isTrue();
        }
    }
}
