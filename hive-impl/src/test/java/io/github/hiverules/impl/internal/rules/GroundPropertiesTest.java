// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Position;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.board.Tally;
import io.github.hiverules.testkit.RandomGames;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What {@link Ground} says without a step, held against steps and triangles looked at one by one. */
class GroundPropertiesTest {
    private final CellSet set = new CellSet();

    @Provide
    Arbitrary<Position> positions() {
        return RandomGames.positions();
    }

    @Property
    void theBordersTurnBySixLessSixForEachLagoon(@ForAll("positions") Position position) {
        forEachLiftable(position, (board, from) -> {
            Set<Integer> pieces = occupiedBut(board, from);
            if (!pieces.isEmpty()) {
                assertThat(Tally.turns(board.tallyWithout(from)))
                        .as("%s without the piece on %d", position, from)
                        .isEqualTo(6 - 6 * lagoons(pieces));
            }
        });
    }

    @Property
    void whereTheGroundIsOneAnAntReachesAllOfIt(@ForAll("positions") Position position) {
        forEachLiftable(position, (board, from) -> {
            int lifted = board.tallyWithout(from);
            if (Ground.isOne(lifted) && Slide.groundSteps(board, from) != 0) {
                set.clear();
                SoldierAnt.collect(board, from, set);
                assertThat(Tally.groundCells(lifted) - 1).isEqualTo(set.size());
                for (int cell = 0; cell < Grid.SIZE; cell++) {
                    if (cell != from) {
                        assertThat(Ground.leadsTo(board, from, cell)).isEqualTo(set.contains(cell));
                    }
                }
            }
        });
    }

    private static void forEachLiftable(Position position, BiConsumer<Board, Integer> look) {
        Board board = new Board(position);
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            int cell = board.cellOf[piece];
            if (cell >= 0 && board.height[cell] == 1 && !OneHive.isPinned(board, cell)) {
                look.accept(board, cell);
            }
        }
    }

    private static Set<Integer> occupiedBut(Board board, int from) {
        Set<Integer> cells = new HashSet<>();
        for (int cell = 0; cell < Grid.SIZE; cell++) {
            if (cell != from && (board.around[cell] & NeighborMask.OCCUPIED) != 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** How many parts the triangles of three empty cells fall into that share sides, less the one outside. */
    private static int lagoons(Set<Integer> pieces) {
        // The triangle 2c points up from cell c, with the cells east and north-east; 2c + 1 down, with those east and
        // south-east.
        boolean[] seen = new boolean[2 * Grid.SIZE];
        int parts = 0;
        for (int triangle = 0; triangle < seen.length; triangle++) {
            if (!seen[triangle] && isEmpty(pieces, triangle)) {
                parts++;
                spread(pieces, triangle, seen);
            }
        }
        return parts - 1;
    }

    private static void spread(Set<Integer> pieces, int start, boolean[] seen) {
        Set<Integer> edge = new HashSet<>(Set.of(start));
        seen[start] = true;
        while (!edge.isEmpty()) {
            Set<Integer> next = new HashSet<>();
            for (int triangle : edge) {
                int cell = triangle >> 1;
                boolean isUp = (triangle & 1) == 0;
                // An upward triangle has downward ones below it, west of it and right of it.
                int[] beside = isUp
                        ? new int[] {2 * cell + 1, down(cell + Grid.NW), down(cell + Grid.NE)}
                        : new int[] {2 * cell, up(cell + Grid.SE), up(cell + Grid.SW)};
                for (int other : beside) {
                    if (!seen[other] && isEmpty(pieces, other)) {
                        seen[other] = true;
                        next.add(other);
                    }
                }
            }
            edge = next;
        }
    }

    private static int up(int cell) {
        return 2 * (cell & Grid.WRAP);
    }

    private static int down(int cell) {
        return 2 * (cell & Grid.WRAP) + 1;
    }

    private static boolean isEmpty(Set<Integer> pieces, int triangle) {
        int cell = triangle >> 1;
        int third = (triangle & 1) == 0 ? Grid.NE : Grid.SE;
        return !pieces.contains(cell)
                && !pieces.contains(cell + Grid.E & Grid.WRAP)
                && !pieces.contains(cell + third & Grid.WRAP);
    }
}
