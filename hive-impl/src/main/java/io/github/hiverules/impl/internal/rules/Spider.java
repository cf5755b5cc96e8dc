package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.api.Hex;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The Spider (R4.4): exactly three ground steps, no cell visited twice, the start included. While its paths are searched
 * the Spider is lifted.
 */
public final class Spider {
    /** How many steps it makes. */
    public static final int STEPS = 3;

    private Spider() {}

    public static void collect(Board board, int from, CellSet into) {
        board.hide(from);
        for (int first = Slide.groundSteps(board, from); first != 0; first &= first - 1) {
            int d1 = Integer.numberOfTrailingZeros(first);
            int one = Grid.neighbor(from, d1);
            for (int second = onwards(board, one, d1); second != 0; second &= second - 1) {
                int d2 = Integer.numberOfTrailingZeros(second);
                int two = Grid.neighbor(one, d2);
                for (int third = onwards(board, two, d2); third != 0; third &= third - 1) {
                    int end = Grid.neighbor(two, Integer.numberOfTrailingZeros(third));
                    if (end != from) {
                        into.add(end);
                    }
                }
            }
        }
        board.hide(from);
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

    /** The steps from a cell that do not lead straight back; in three steps no other cell but the start is met again. */
    private static int onwards(Board board, int cell, int cameIn) {
        return Slide.groundSteps(board, cell) & ~(1 << Grid.opposite(cameIn));
    }
}
