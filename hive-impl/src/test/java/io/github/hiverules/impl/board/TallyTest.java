// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.testkit.Drawing;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The tally counts cells that a board would otherwise have to look at one by one. */
class TallyTest {
    private static int count(Board board, IntPredicate mask) {
        return (int) IntStream.of(board.around).filter(mask).count();
    }

    @Property
    void countsPlacementCellsAndHoles(@ForAll Position position) {
        Board board = new Board(position);
        for (int color : new int[] {Pieces.WHITE, Pieces.BLACK}) {
            assertThat(Tally.touchedOnlyBy(color, board.tally()))
                    .isEqualTo(count(board, mask -> NeighborMask.touchesOnly(mask, color)));
        }
        assertThat(Tally.holes(board.tally()))
                .isEqualTo(count(board, mask -> NeighborMask.shape(mask) == Grid.ALL_AROUND));
    }

    /** The eight cells around two pieces. The border of the outside rotates by 360 degrees. */
    @Test
    void outsideHasOneBorder() {
        int tally = tally("""
                Base, White[2] to move

                   .     .     .
                .    wS1   bS1    .
                   .     .     .
                """);
        assertThat(Tally.groundCells(tally)).isEqualTo(8);
        assertThat(Tally.turns(tally)).isEqualTo(6);
        assertThat(Tally.lagoons(tally)).isZero();
    }

    /** A hole of one cell has no triangle of empty cells, so it is not a lagoon. */
    @Test
    void holeOfOneCellIsNoLagoon() {
        int tally = tally("""
                Base, White[9] to move

                      .     .     .
                   .    bQ    bA1    .
                .    wA2    .    bA2    .
                   .    wQ    wA1    .
                      .     .     .
                """);
        assertThat(Tally.holes(tally)).isEqualTo(1);
        assertThat(Tally.lagoons(tally)).isZero();
        assertThat(Tally.groundCells(tally)).isEqualTo(12);
    }

    /** The border of a lagoon of three cells rotates by 360 degrees in the other direction. */
    @Test
    void holeWithTriangleIsLagoon() {
        int tally = tally("""
                Base, White[9] to move

                      .     .     .     .
                   .    bQ    bA1   bG1    .
                .    wA2    .     .    bG2    .
                   .    wQ     .    wG1    .
                      .    wA1   wG2    .
                         .     .     .
                """);
        assertThat(Tally.holes(tally)).isZero();
        assertThat(Tally.lagoons(tally)).isEqualTo(1);
        assertThat(Tally.turns(tally)).isZero();
    }

    private static int tally(String drawing) {
        return new Board(Drawing.of(drawing).position()).tally();
    }
}
