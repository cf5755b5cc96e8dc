// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Piece;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.PackedMove;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.testkit.Drawing;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists replies to different moves to the same cell. */
class MoveListerTest {
    /** The Soldier Ant wA1 is on the cell with index 0. */
    private static final Drawing DRAWING = Drawing.of("""
            Base+MP, White[5] to move

            wA1    a     .     .     .     .
                wQ    wM    wG1   bQ    bA1    .
               .     .     .     .     .     .
            """);

    private static int move(String piece, String to) {
        return PackedMove.of(Piece.parse(piece).index(), Grid.cell(DRAWING.cell(to)));
    }

    private static int[] sorted(int[] moves, int count) {
        Arrays.sort(moves, 0, count);
        return Arrays.copyOf(moves, count);
    }

    @ParameterizedTest
    @CsvSource({"wS1, wA1", "wA1, wS1", "wS1, wB1", "wS1, wS1", "wP, wS1", "wS1, wP"})
    void sharesRepliesOfPlacementsOnOneCell(String first, String second) {
        Board board = new Board(DRAWING.position());
        MoveLister lister = new MoveLister(board);
        int[] listed = new int[MoveGenerator.MAX_MOVES];
        int[] legal = new int[MoveGenerator.MAX_MOVES];
        for (String piece : new String[] {first, second}) {
            assertThat(new MoveGenerator(board).isLegal(move(piece, "a"))).isTrue();
            board.make(move(piece, "a"));
            int count = lister.list(listed, 0);
            assertThat(sorted(listed, count)).isEqualTo(sorted(legal, new MoveGenerator(board).list(legal, 0)));
            board.undo();
        }
    }

    @Test
    void appendsRepliesToList() {
        Board board = new Board(DRAWING.position());
        MoveLister lister = new MoveLister(board);
        int[] moves = new int[2 * MoveGenerator.MAX_MOVES];
        board.make(move("wS1", "a"));
        int count = lister.list(moves, 0);
        board.undo();
        board.make(move("wB1", "a"));
        assertThat(lister.list(moves, count)).isEqualTo(2 * count);
        assertThat(Arrays.copyOfRange(moves, count, 2 * count)).isEqualTo(Arrays.copyOf(moves, count));
    }
}
