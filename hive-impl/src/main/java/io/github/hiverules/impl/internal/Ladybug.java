package io.github.hiverules.impl.internal;

/** The Ladybug (R4.6): two steps on top of the hive and one down to an empty cell, each under R3.4. */
final class Ladybug {
    private Ladybug() {}

    static void collect(Board board, int from, CellSet into) {
        CellSet seconds = board.scratch;
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

    private static int climbs(Board board, int cell, int heightThere) {
        return Slide.openAbove(board, cell, heightThere, board.occupiedAround(cell));
    }
}
