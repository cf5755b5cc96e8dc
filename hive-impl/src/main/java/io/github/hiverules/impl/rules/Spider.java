// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.api.Hex;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.Nearby;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The Spider (R4.4): exactly three ground steps that visit no cell twice, including the start. During the search, the
 * Spider's own cell counts as empty.
 */
public final class Spider {
    /** The number of steps in a Spider's move. */
    public static final int STEPS = 3;

    /**
     * The direction from the end of the second step to the start, as a mask; 0 if these cells are not neighbours.
     * Indexed by the first two steps. The index is 6 times the direction of the first step + the direction of the
     * second.
     */
    private static final byte[] START = new byte[36];

    static {
        for (int i = 0; i < START.length; i++) {
            int back = Grid.directionTo(Grid.neighbor(Grid.neighbor(0, i / 6), i % 6), 0);
            START[i] = (byte) (back < 0 ? 0 : 1 << back);
        }
    }

    private Spider() {}

    /**
     * Returns the cells that a Spider on a cell reaches in three ground steps, as the near cells of a {@link Reach}.
     */
    static long reach(Board board, int from) {
        long ends = 0;
        for (int first = Slide.groundSteps(board, from); first != 0; first &= first - 1) {
            int direction1 = Integer.numberOfTrailingZeros(first);
            int cell1 = Grid.neighbor(from, direction1);
            int start1 = 1 << Grid.opposite(direction1);
            for (int second = stepsNotToStart(board, cell1, start1); second != 0; second &= second - 1) {
                int direction2 = Integer.numberOfTrailingZeros(second);
                int cell2 = Grid.neighbor(cell1, direction2);
                int start2 = START[6 * direction1 + direction2];
                // The third step leads neither to the start nor back to the first cell.
                int third = stepsNotToStart(board, cell2, start2) & ~(1 << Grid.opposite(direction2));
                ends |= Nearby.neighbors(Nearby.step(Nearby.step(Nearby.CENTER, direction1), direction2), third);
            }
        }
        return ends;
    }

    /**
     * Returns the paths of three steps between two cells that visit no cell twice, ignoring R3.4 and R3.5.
     *
     * @param beside returns the neighbours of a cell that a path may step to
     */
    public static List<List<Hex>> candidates(Hex from, Hex to, Function<Hex, List<Hex>> beside) {
        List<List<Hex>> paths = List.of(List.of(from));
        for (int step = 1; step <= STEPS; step++) {
            List<List<Hex>> longer = new ArrayList<>();
            for (List<Hex> path : paths) {
                for (Hex next : beside.apply(path.get(path.size() - 1))) {
                    if (!path.contains(next) && next.equals(to) == (step == STEPS)) {
                        longer.add(Stream.concat(path.stream(), Stream.of(next)).toList());
                    }
                }
            }
            paths = longer;
        }
        return paths;
    }

    /**
     * Returns the directions of the ground steps from a cell, except the step to the Spider's start.
     *
     * @param start the direction of the start as a mask; 0 if it is not a neighbour
     */
    private static int stepsNotToStart(Board board, int cell, int start) {
        return Slide.groundSteps(board.around[cell] & ~start) & ~start;
    }
}
