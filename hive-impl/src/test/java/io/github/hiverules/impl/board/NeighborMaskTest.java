// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Hex;
import io.github.hiverules.testkit.Drawing;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The masks of a drawn hive. */
class NeighborMaskTest {
    private static final Drawing DRAWING = Drawing.of("""
            Base, White[9] to move

                   .     .     .     .
                .    wQ    bB1^2 bQ     .
                   .     a    wA1    b
                      .     .     .

            bB1^2 from the ground up: wG1 bB1
            """);
    private static final Board BOARD = new Board(DRAWING.position());

    private static int mask(String cell) {
        return BOARD.around[Grid.cell(DRAWING.cell(cell))];
    }

    /** Returns the directions from a cell to other cells as a mask. */
    private static int directions(String from, String... to) {
        Hex cell = DRAWING.cell(from);
        int directions = 0;
        for (String name : to) {
            directions |=
                    1 << cell.directionTo(DRAWING.cell(name)).orElseThrow().ordinal();
        }
        return directions;
    }

    @Test
    void hasOccupiedNeighbors() {
        assertThat(NeighborMask.occupied(mask("a"))).isEqualTo(directions("a", "wQ", "bB1", "wA1"));
        assertThat(NeighborMask.occupied(mask("wQ"))).isEqualTo(directions("wQ", "bB1"));
    }

    /** R2.2: a stack has the colour of its top piece. */
    @Test
    void R2_2_hasColoursOfTopPieces() {
        assertThat(NeighborMask.ofColor(mask("a"), Pieces.WHITE)).isEqualTo(directions("a", "wQ", "wA1"));
        assertThat(NeighborMask.ofColor(mask("a"), Pieces.BLACK)).isEqualTo(directions("a", "bB1"));
    }

    @Test
    void hasStacks() {
        assertThat(NeighborMask.stacks(mask("a"))).isEqualTo(directions("a", "bB1"));
        assertThat(NeighborMask.stacks(mask("b"))).isZero();
    }

    @Test
    void hasOwnCell() {
        assertThat(mask("wA1") & NeighborMask.OCCUPIED).isNotZero();
        assertThat(mask("a") & NeighborMask.OCCUPIED).isZero();
    }

    /** R2.2: placement cells are empty and touch only pieces of the side to move. */
    @ParameterizedTest
    @ValueSource(strings = {"a", "b", "wQ"})
    void R2_2_mixedAndOccupiedCellsAreNoPlacementCells(String cell) {
        assertThat(NeighborMask.touchesOnly(mask(cell), Pieces.WHITE)).isFalse();
        assertThat(NeighborMask.touchesOnly(mask(cell), Pieces.BLACK)).isFalse();
    }

    @Test
    void R2_2_cellsBesideOneColourArePlacementCells() {
        int west = BOARD.around[Grid.cell(DRAWING.cell("wQ").translate(-1, 0))];
        int east = BOARD.around[Grid.cell(DRAWING.cell("bQ").translate(1, 0))];
        assertThat(NeighborMask.touchesOnly(west, Pieces.WHITE)).isTrue();
        assertThat(NeighborMask.touchesOnly(west, Pieces.BLACK)).isFalse();
        assertThat(NeighborMask.touchesOnly(east, Pieces.BLACK)).isTrue();
        assertThat(NeighborMask.touchesOnly(0, Pieces.WHITE))
                .as("a cell far from the hive")
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"000000, 0", "000001, 1", "000011, 1", "100001, 1", "000101, 2", "010101, 3", "011011, 2", "111111, 0"})
    void countsArcs(String occupied, int arcs) {
        int mask = Integer.parseInt(occupied, 2);
        assertThat(IntStream.range(0, 6).map(by -> (mask << by | mask >> 6 - by) & Grid.ALL_AROUND))
                .allMatch(rotated -> NeighborMask.arcs(rotated) == arcs);
    }
}
