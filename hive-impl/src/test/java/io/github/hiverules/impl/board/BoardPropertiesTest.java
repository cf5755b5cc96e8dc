// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.impl.rules.MoveGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A board after make and undo equals a fresh board. */
class BoardPropertiesTest {
    @Property
    void makeUpdatesAndUndoRestoresMasksAndSums(@ForAll Position position, @ForAll Random random) {
        Board board = new Board(position);
        MoveGenerator generator = new MoveGenerator(board);
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        List<State> states = new ArrayList<>();
        for (int ply = 0; ply < 8; ply++) {
            states.add(State.of(board));
            int count = generator.list(moves, 0);
            if (count == 0) {
                break;
            }
            board.make(moves[random.nextInt(count)]);
            Board anew = new Board(board.position());
            assertThat(State.of(board)).isEqualTo(State.of(anew));
        }
        while (board.made() > 0) {
            board.undo();
            assertThat(State.of(board)).isEqualTo(states.get(board.made()));
        }
    }

    private record State(
            List<Integer> masks, List<Integer> cells, int covered, int holes, boolean hasSmallHolesOnly, int tally) {
        static State of(Board board) {
            List<Integer> masks = new ArrayList<>();
            for (int mask : board.around) {
                masks.add(mask);
            }
            List<Integer> cells = new ArrayList<>();
            for (int cell : board.cellOf) {
                cells.add(cell);
            }
            return new State(masks, cells, board.covered, board.holes(), board.hasSmallHolesOnly(), board.tally());
        }
    }
}
