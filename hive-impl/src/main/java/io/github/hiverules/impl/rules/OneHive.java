// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;

/**
 * One hive (R3.2). A piece is pinned if lifting it splits the hive: its cell is an articulation point of the graph of
 * occupied cells.
 *
 * <p>The occupied neighbours of a piece form arcs, separated by gaps of empty neighbours. One arc stays connected
 * without the piece. With more arcs, the cell is an articulation point if and only if two of its gaps belong to the
 * same region. A region is a maximal set of connected empty cells. If two gaps belong to one region, a path through the
 * region connects them. This path and the piece form a closed curve that separates two parts of the hive.
 *
 * <p>A region that the hive encloses is a hole. The board stores the Euler characteristic of the hive: occupied cells -
 * touching pairs + touching triples = 1 - holes. Around a hive without holes all empty cells form one region, so every
 * piece with two arcs or more is pinned. The walk of {@code leadsToAnotherGap} along the edge of a region is needed
 * only if a hole has several cells.
 */
public final class OneHive {
    /**
     * The direction of the first empty neighbour after an arc, clockwise. Indexed by {@code first << 6 | occupied}: the
     * direction of the arc's first piece and the mask of occupied neighbours.
     */
    private static final byte[] AFTER_ARC = new byte[6 * 64];

    /**
     * The direction from a cell of the walk to the first piece of the next arc. Indexed by the direction of the last
     * step. This piece is the last piece of the previous arc.
     */
    private static final byte[] NEXT_ARC = new byte[6];

    static {
        for (int direction = 0; direction < 6; direction++) {
            NEXT_ARC[direction] = (byte) Grid.counterClockwise(Grid.counterClockwise(direction));
            for (int occupied = 0; occupied < Grid.ALL_AROUND; occupied++) {
                int after = Grid.clockwise(direction);
                while ((occupied >> after & 1) != 0) {
                    after = Grid.clockwise(after);
                }
                AFTER_ARC[direction << 6 | occupied] = (byte) after;
            }
        }
    }

    private OneHive() {}

    /** Returns whether a cell has a single piece whose lifting would split the hive. */
    public static boolean isPinned(Board board, int cell) {
        return board.height[cell] == 1 && isArticulationPoint(board, cell);
    }

    /**
     * Returns whether an occupied cell is an articulation point: if it were empty, the other occupied cells would not
     * be connected. The number of pieces on the cell does not matter.
     */
    public static boolean isArticulationPoint(Board board, int cell) {
        int occupied = board.occupiedAround(cell);
        int arcs = NeighborMask.arcs(occupied);
        if (arcs < 2) {
            return false;
        }
        if (!board.hasHoles()) {
            return true;
        }
        // If all holes have one cell, every gap is either a hole or a part of the outside.
        return board.hasSmallHolesOnly()
                ? arcs - smallHoles(board, cell, occupied) > 1
                : hasTwoGapsInOneRegion(board, cell, occupied, arcs);
    }

    /**
     * Returns whether a move of the top piece of a cell would end on a cell that touches no other piece.
     *
     * @param from the origin
     * @param to the destination, or {@link Pieces#NONE} for a cell far from the hive
     */
    public static boolean endsApart(Board board, int from, int to) {
        int others = board.placed & ~(1 << board.top[from]);
        if (others == 0 || to < 0) {
            return others != 0;
        }
        boolean alone = board.height[from] == 1; // if the piece is alone, the move empties the cell
        int touched = board.occupiedAround(to);
        int direction = Grid.directionTo(to, from);
        if (alone && direction >= 0) {
            touched &= ~(1 << direction);
        }
        return touched == 0 && (board.isEmpty(to) || alone && from == to);
    }

    /** Returns the number of gaps around a piece that are holes of one cell. */
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
        // The last gap needs no walk: a walk from another gap in its region would have found it.
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

    /** Returns the directions of all cells of a gap, as a mask, given the direction of the gap's first cell, clockwise. */
    private static int gapFrom(int occupied, int first) {
        int gap = 0;
        for (int d = first; (occupied >> d & 1) == 0; d = Grid.clockwise(d)) {
            gap |= 1 << d;
        }
        return gap;
    }

    /**
     * Returns whether another gap of the piece on a cell belongs to the same region as a given gap. Walks along the
     * edge of the region until it reaches another gap or its start.
     *
     * @param first the direction of the gap's first cell, clockwise
     * @param gap the directions of all cells of the gap, as a mask
     */
    private static boolean leadsToAnotherGap(Board board, int cell, int first, int gap) {
        int start = Grid.neighbor(cell, first);
        int at = start;
        int around = board.occupiedAround(at);
        if (around == Grid.ALL_AROUND) {
            return false; // a hole of one cell
        }
        // At each empty cell the walk follows one arc of pieces. The variable arc holds the direction of the arc's
        // first piece.
        int startArc = Grid.opposite(first);
        while ((around >> Grid.counterClockwise(startArc) & 1) != 0) {
            startArc = Grid.counterClockwise(startArc);
        }
        int arc = startArc;
        do {
            int next = AFTER_ARC[arc << 6 | around];
            at = Grid.neighbor(at, next);
            around = board.occupiedAround(at);
            arc = NEXT_ARC[next];
            int directionFromPiece = Grid.directionTo(cell, at);
            if (directionFromPiece >= 0 && (gap >> directionFromPiece & 1) == 0) {
                return true;
            }
        } while (at != start || arc != startArc);
        return false;
    }
}
