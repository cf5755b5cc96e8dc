// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.api.Hex;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.Nearby;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The Spider (R4.4): exactly three ground steps, each looked for with the Spider lifted, and no cell visited twice, the start
 * included.
 */
public final class Spider {
    /** How many steps it makes. */
    public static final int STEPS = 3;

    /** By the directions of two steps: the bit of the direction that leads from their end to the start; 0 if they are no neighbours. */
    private static final byte[] START = new byte[36];

    static {
        for (int i = 0; i < START.length; i++) {
            int back = Grid.directionTo(Grid.neighbor(Grid.neighbor(0, i / 6), i % 6), 0);
            START[i] = (byte) (back < 0 ? 0 : 1 << back);
        }
    }

    private Spider() {}

    /** The cells that three ground steps lead to: a set of {@link Nearby} its own. */
    public static long reach(Board board, int from) {
        long ends = 0;
        for (int first = Slide.groundSteps(board, from); first != 0; first &= first - 1) {
            int d1 = Integer.numberOfTrailingZeros(first);
            int one = Grid.neighbor(from, d1);
            int start1 = 1 << Grid.opposite(d1);
            for (int second = stepsWithout(board, one, start1); second != 0; second &= second - 1) {
                int d2 = Integer.numberOfTrailingZeros(second);
                int two = Grid.neighbor(one, d2);
                int start2 = START[6 * d1 + d2];
                int third = stepsWithout(board, two, start2) & ~(1 << Grid.opposite(d2));
                ends |= Nearby.neighbors(Nearby.step(Nearby.step(Nearby.CENTER, d1), d2), third);
            }
        }
        return ends;
    }

    static void collect(Board board, int from, CellSet into) {
        Nearby.collect(from, reach(board, from), into);
    }

    /**
     * The paths of three steps without a cell visited twice, forbidden steps included.
     *
     * @param beside the cells that a step may lead to
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

    /** The directions of the steps from a cell with the Spider lifted, but for the one that leads back to its start. */
    private static int stepsWithout(Board board, int cell, int start) {
        return Slide.groundSteps(board.around[cell] & ~start) & ~start;
    }
}
