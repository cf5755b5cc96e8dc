package io.github.hiverules.impl.internal;

/**
 * One hive (R3.2): a piece whose lifting splits the rest is pinned.
 *
 * <p>The occupied neighbours of a piece form arcs with gaps between them. With one arc, its neighbours hold together without
 * it. With more, the piece keeps two arcs together exactly when two of its gaps open into the same empty region: a way
 * through the empty cells from gap to gap, closed through the piece, is a fence with a part of the hive on either side. A
 * hive without holes has one empty region, so there every piece with two arcs is pinned, and no search is needed.
 */
final class OneHive {
    private OneHive() {}

    /** Whether lifting the piece that stands alone on that cell would split the rest of the hive. */
    static boolean isPinned(Board board, int cell) {
        int occupied = board.occupiedAround(cell);
        int arcs = Board.ARCS[occupied];
        if (arcs < 2) {
            return false;
        }
        return !board.hasHoles() || hasTwoGapsInOneRegion(board, cell, occupied, arcs);
    }

    private static boolean hasTwoGapsInOneRegion(Board board, int cell, int occupied, int gaps) {
        // Of two gaps one look is enough; of three, the third is told apart by the looks from the other two.
        int looks = gaps - 1;
        for (int direction = 0; looks > 0; direction++) {
            boolean lastOfItsGap = (occupied >> direction & 1) == 0 && (occupied >> Grid.clockwise(direction) & 1) != 0;
            if (lastOfItsGap) {
                if (leadsToAnotherGap(board, cell, occupied, direction)) {
                    return true;
                }
                looks--;
            }
        }
        return false;
    }

    /**
     * Walks along the edge of the empty region that the gap opens into, from empty cell to empty cell with the hive on one
     * side, until it comes back to where it began or upon another gap.
     *
     * @param last the direction of the gap's last cell, clockwise
     */
    private static boolean leadsToAnotherGap(Board board, int cell, int occupied, int last) {
        int ownGap = gapThatEndsAt(occupied, last);
        int start = Grid.neighbor(cell, last);
        // From here on: the empty cell, and the direction of the piece whose edge the walk follows.
        int at = start;
        int piece = Grid.opposite(last);
        do {
            int around = board.occupiedAround(at);
            if (around == Grid.ALL_AROUND) {
                return false; // a hole of one cell
            }
            int next = Grid.clockwise(piece);
            while ((around >> next & 1) != 0) {
                next = Grid.clockwise(next);
            }
            at = Grid.neighbor(at, next);
            piece = Grid.counterClockwise(Grid.counterClockwise(next));
            int seen = Grid.directionTo(cell, at);
            if (seen >= 0 && (ownGap >> seen & 1) == 0) {
                return true;
            }
        } while (at != start || piece != Grid.opposite(last));
        return false;
    }

    private static int gapThatEndsAt(int occupied, int last) {
        int gap = 0;
        for (int d = last; (occupied >> d & 1) == 0; d = Grid.counterClockwise(d)) {
            gap |= 1 << d;
        }
        return gap;
    }
}
