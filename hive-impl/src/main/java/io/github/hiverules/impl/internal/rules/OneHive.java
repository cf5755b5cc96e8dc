// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.Pieces;

/**
 * One hive (R3.2): a piece whose lifting splits the rest is pinned; its cell is an articulation point of the graph of occupied
 * cells.
 *
 * <p>The occupied neighbours of a piece form arcs, with gaps of empty neighbours between them. When they form one arc, they stay
 * connected without the piece. When they form more, the cell is an articulation point exactly when two of its gaps belong to the same
 * region, which is a set of connected empty cells: a path through the region from one gap to the other, closed through the piece, is a
 * closed curve with a part of the hive on either side (the Jordan curve theorem).
 *
 * <p>A region that the hive encloses is a hole. The number of holes follows from the Euler characteristic of the hive, which the board
 * keeps: the cells less the touching pairs plus the touching triples is one less the number of holes. Outside a hive without holes
 * there is one region only, so every piece with two arcs is pinned, and no walk is needed.
 */
public final class OneHive {
    /** By the first direction of an arc and a mask of occupied neighbours: the first direction behind the arc, clockwise. */
    private static final byte[] BEHIND_ARC = new byte[6 * 64];

    /** By the direction of a step along the edge: where, seen from its end, the arc begins that the walk follows there. */
    private static final byte[] NEXT_ARC = new byte[6];

    static {
        for (int arc = 0; arc < 6; arc++) {
            NEXT_ARC[arc] = (byte) Grid.counterClockwise(Grid.counterClockwise(arc));
            for (int occupied = 0; occupied < Grid.ALL_AROUND; occupied++) {
                int direction = Grid.clockwise(arc);
                while ((occupied >> direction & 1) != 0) {
                    direction = Grid.clockwise(direction);
                }
                BEHIND_ARC[arc << 6 | occupied] = (byte) direction;
            }
        }
    }

    private OneHive() {}

    /** Whether a piece stands alone on that cell, on the ground, and lifting it would split the rest of the hive. */
    public static boolean isPinned(Board board, int cell) {
        return board.height[cell] == 1 && isArticulationPoint(board, cell);
    }

    /** Whether the rest of the hive would be split if that occupied cell were empty, however many pieces stand on it. */
    public static boolean isArticulationPoint(Board board, int cell) {
        int occupied = board.occupiedAround(cell);
        int arcs = NeighborMask.arcs(occupied);
        if (arcs < 2) {
            return false;
        }
        if (!board.hasHoles()) {
            return true;
        }
        return board.hasSmallHolesOnly()
                ? arcs - smallHoles(board, cell, occupied)
                        > 1 // a gap that is no hole of one cell belongs to the outside
                : hasTwoGapsInOneRegion(board, cell, occupied, arcs);
    }

    /**
     * Whether the uppermost piece of one cell, put down on another, would touch none of the other pieces.
     *
     * @param to the cell, or {@link Pieces#NONE} for a cell far from the hive
     */
    public static boolean endsApart(Board board, int from, int to) {
        int others = board.placed & ~(1 << board.top[from]);
        if (others == 0 || to < 0) {
            return others != 0;
        }
        boolean alone = board.height[from] == 1; // then its own cell is empty afterwards
        int touched = board.occupiedAround(to);
        int direction = Grid.directionTo(to, from);
        if (alone && direction >= 0) {
            touched &= ~(1 << direction);
        }
        return touched == 0 && (board.isEmpty(to) || alone && from == to);
    }

    /** The number of gaps around a piece that are holes of one cell. */
    private static int smallHoles(Board board, int cell, int occupied) {
        int holes = 0;
        for (int gaps = ~occupied & Grid.ALL_AROUND; gaps != 0; gaps &= gaps - 1) {
            if (board.occupiedAround(Grid.neighbor(cell, Integer.numberOfTrailingZeros(gaps))) == Grid.ALL_AROUND) {
                holes++;
            }
        }
        return holes;
    }

    private static boolean hasTwoGapsInOneRegion(Board board, int cell, int occupied, int gaps) {
        // When no walk from the other gaps ends at the last gap, no walk from the last gap ends at one of them.
        int gapsToWalkFrom = gaps - 1;
        for (int direction = 0; gapsToWalkFrom > 0; direction++) {
            boolean beginsGap =
                    (occupied >> direction & 1) == 0 && (occupied >> Grid.counterClockwise(direction) & 1) != 0;
            if (beginsGap) {
                if (leadsToAnotherGap(board, cell, direction, gapFrom(occupied, direction))) {
                    return true;
                }
                gapsToWalkFrom--;
            }
        }
        return false;
    }

    /** The directions of the gap that begins there, clockwise. */
    private static int gapFrom(int occupied, int first) {
        int gap = 0;
        for (int d = first; (occupied >> d & 1) == 0; d = Grid.clockwise(d)) {
            gap |= 1 << d;
        }
        return gap;
    }

    /**
     * Walks along the edge of the region that a gap belongs to, from empty cell to empty cell with the hive on one side, until the walk
     * comes upon another gap or back to where it began.
     *
     * @param first the direction of the gap's first cell, clockwise
     */
    private static boolean leadsToAnotherGap(Board board, int cell, int first, int gap) {
        int start = Grid.neighbor(cell, first);
        int at = start;
        int around = board.occupiedAround(at);
        if (around == Grid.ALL_AROUND) {
            return false; // a hole of one cell
        }
        // The walk stands on an empty cell. It knows the arc of pieces that it follows there by the arc's first piece,
        // clockwise.
        int startArc = Grid.opposite(first);
        while ((around >> Grid.counterClockwise(startArc) & 1) != 0) {
            startArc = Grid.counterClockwise(startArc);
        }
        int arc = startArc;
        do {
            int next = BEHIND_ARC[arc << 6 | around];
            at = Grid.neighbor(at, next);
            around = board.occupiedAround(at);
            arc = NEXT_ARC[next];
            int seen = Grid.directionTo(cell, at);
            if (seen >= 0 && (gap >> seen & 1) == 0) {
                return true;
            }
        } while (at != start || arc != startArc);
        return false;
    }
}
