// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.api.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Compares the class with a list of all arrangements of a long game. The moves ignore the rules, so five cells are
 * enough.
 */
class EarlierArrangementTest {
    private static final int[] CELLS = {0, Grid.E, 2 * Grid.E, 3 * Grid.E, Grid.SE};

    /** The pieces in placement order: two Queen Bees, two interchangeable Beetles, and a third Beetle. */
    private static final int[] PIECES = {0, 14, 3, 4, 17};

    private final Board board = new Board(Position.start(Ruleset.tournament()));
    private final EarlierArrangement earlier = new EarlierArrangement(board);
    private final List<State> states = new ArrayList<>();

    /**
     * The number of matches. The first index is 0 without a shift and 1 with a shift. The second index is the number of
     * pieces.
     */
    private final int[][] found = new int[2][PIECES.length + 1];

    private record State(Map<Integer, List<Integer>> kinds, int[] cellOf) {
        static State of(Board board) {
            Map<Integer, List<Integer>> kinds = new HashMap<>();
            for (int top = 0; top < Pieces.COUNT; top++) {
                if (board.isPlaced(top) && !board.isCovered(top)) {
                    List<Integer> stack = new ArrayList<>();
                    for (int piece = top; piece >= 0; piece = board.below[piece]) {
                        stack.add(Pieces.kind(piece));
                    }
                    kinds.put(board.cellOf[top], stack);
                }
            }
            return new State(kinds, board.cellOf.clone());
        }

        boolean isAlike(State now, int shift) {
            Map<Integer, List<Integer>> shifted = new HashMap<>();
            kinds.forEach((cell, stack) -> shifted.put(cell + shift & Grid.WRAP, stack));
            return shifted.equals(now.kinds);
        }
    }

    private void make(int move) {
        board.make(move);
        earlier.snapshot(board.made());
        states.add(State.of(board));
    }

    private void undo() {
        board.undo();
        states.remove(states.size() - 1);
    }

    private int randomMove(Random random) {
        int placed = Integer.bitCount(board.placed);
        if (placed < 2 || placed < PIECES.length && random.nextInt(50) == 0) {
            return PackedMove.of(PIECES[placed], CELLS[random.nextInt(CELLS.length)]);
        }
        int piece = PIECES[random.nextInt(placed)];
        int to = CELLS[random.nextInt(CELLS.length)];
        return board.isCovered(piece) || board.cellOf[piece] == to ? PackedMove.PASS : PackedMove.of(piece, to);
    }

    /**
     * Compares all earlier arrangements with the current one, the latest first. Tries no shift, the shift that aligns
     * the white Queen Bees, and a shift by one cell.
     */
    private void compareAll() {
        State now = states.get(board.made());
        earlier.reset();
        for (int before = board.made() - 1; before >= 0; before--) {
            State then = states.get(before);
            for (int shift : new int[] {0, now.cellOf()[0] - then.cellOf()[0], Grid.SE}) {
                boolean isAlike = earlier.matches(before, shift);
                assertThat(isAlike).as("before %s of %s", before, board.made()).isEqualTo(then.isAlike(now, shift));
                for (int piece : PIECES) {
                    if (isAlike && board.isPlaced(piece)) {
                        assertThat(earlier.cellOf(piece, shift)).isEqualTo(then.cellOf()[piece] + shift & Grid.WRAP);
                    }
                }
                if (isAlike) {
                    found[shift == 0 ? 0 : 1][Integer.bitCount(board.placed)]++;
                }
            }
        }
    }

    private void begin() {
        earlier.snapshot(0);
        states.add(State.of(board));
    }

    @Test
    void matchesListOfAllArrangements() {
        Random random = new Random(1);
        begin();
        while (board.made() < 600) {
            for (int undone = random.nextInt(60); undone > 40 && board.made() > 2; undone--) {
                undo();
            }
            for (int made = random.nextInt(40); made >= 0; made--) {
                make(randomMove(random));
            }
            compareAll();
        }
        assertThat(found[0]).as("found").endsWith(4, 16, 88);
    }

    /** A stack of two and a Queen Bee move 30 cells to the east, in four moves each. */
    @Test
    void findsShiftedHive() {
        begin();
        make(PackedMove.of(PIECES[0], 0));
        make(PackedMove.of(PIECES[1], Grid.E));
        make(PackedMove.of(PIECES[2], Grid.E));
        for (int cell = 0; cell < 30; cell++) {
            make(PackedMove.of(PIECES[2], cell + Grid.SE));
            make(PackedMove.of(PIECES[1], cell + 2 * Grid.E));
            make(PackedMove.of(PIECES[2], cell + 2 * Grid.E));
            make(PackedMove.of(PIECES[0], cell + Grid.E));
        }
        compareAll();
        assertThat(found[1][3]).isEqualTo(30);
    }

    @Test
    void ignoresUndonePlacements() {
        begin();
        make(PackedMove.of(PIECES[0], 0));
        while (board.made() < 62) {
            make(PackedMove.PASS);
        }
        make(PackedMove.of(PIECES[1], Grid.E));
        make(PackedMove.PASS);
        undo();
        undo();
        make(PackedMove.PASS);
        make(PackedMove.PASS);
        make(PackedMove.of(PIECES[1], Grid.E));
        compareAll();
        assertThat(found[0][2]).isZero();
    }
}
