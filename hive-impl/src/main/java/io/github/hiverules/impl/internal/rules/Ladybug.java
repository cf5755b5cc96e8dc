package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.api.Hex;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CellSet;
import io.github.hiverules.impl.internal.board.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The Ladybug (R4.6): two steps on top of the hive and one down to an empty cell, each under R3.4. */
public final class Ladybug {
    private Ladybug() {}

    /**
     * Collects the cells that three such steps lead to.
     *
     * @param seconds a set to work with
     */
    public static void collect(Board board, int from, CellSet into, CellSet seconds) {
        seconds.clear();
        for (int up = climbs(board, from, 0); up != 0; up &= up - 1) {
            int direction = Integer.numberOfTrailingZeros(up);
            int first = Grid.neighbor(from, direction);
            int start = 1 << Grid.opposite(direction);
            Steps.collect(first, climbs(board, first, board.height[first]) & ~start, seconds);
        }
        for (int i = 0; i < seconds.size(); i++) {
            collectDown(board, seconds.get(i), into);
        }
    }

    /** Here the start counts as occupied, which keeps the Ladybug from coming down on it (R3.6). */
    private static void collectDown(Board board, int cell, CellSet into) {
        int empty = ~board.occupiedAround(cell) & Grid.ALL_AROUND;
        for (int down = Slide.openAbove(board, cell, board.height[cell], empty); down != 0; down &= down - 1) {
            into.add(Grid.neighbor(cell, Integer.numberOfTrailingZeros(down)));
        }
    }

    /**
     * The paths of two steps on top of the hive and one down, forbidden steps included.
     *
     * @param pieces the occupied cells beside a cell, the start not among them
     */
    public static List<List<Hex>> candidates(Hex from, Hex to, Function<Hex, List<Hex>> pieces) {
        List<List<Hex>> paths = new ArrayList<>();
        for (Hex first : pieces.apply(from)) {
            for (Hex second : pieces.apply(first)) {
                if (second.isNeighbor(to)) {
                    paths.add(List.of(from, first, second, to));
                }
            }
        }
        return paths;
    }

    private static int climbs(Board board, int cell, int heightThere) {
        return Slide.openAbove(board, cell, heightThere, board.occupiedAround(cell));
    }
}
