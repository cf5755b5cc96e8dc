// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.impl.rules.MoveGenerator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A board after make and undo equals a fresh board. */
class BoardPropertiesTest {
    @Property
    void makeUpdatesAndUndoRestoresEverything(@ForAll Position position, @ForAll Random random) {
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
            assertThat(State.of(board)).isEqualTo(State.of(new Board(board.position())));
        }
        while (board.made() > 0) {
            board.undo();
            assertThat(State.of(board)).isEqualTo(states.get(board.made()));
        }
    }

    private record State(
            List<Integer> masks, List<Integer> cells, int placed, int covered, int resting, int holes, int tally) {
        static State of(Board board) {
            return new State(
                    IntStream.of(board.around).boxed().toList(),
                    Arrays.stream(board.cellOf).boxed().toList(),
                    board.placed(),
                    board.covered(),
                    board.resting(),
                    board.holes(),
                    board.tally());
        }
    }

    /** A board that has shown other positions equals a fresh board. */
    @Property
    void setUpForgetsThePositionBefore(@ForAll Position before, @ForAll Position position) {
        Board board = new Board(before);
        board.setUp(position);
        assertThat(State.of(board)).isEqualTo(State.of(new Board(position)));
        assertThat(board.position()).isEqualTo(position);
        assertThat(board.made()).isZero();
    }
}
