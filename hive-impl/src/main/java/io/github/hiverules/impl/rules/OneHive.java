// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.rules;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;

/**
 * One hive (R3.2). A piece is pinned if the hive would split without the piece. The piece's cell is then an
 * articulation point of the graph of occupied cells.
 *
 * <p>The six cells around a piece form arcs of occupied cells and gaps of empty cells. A piece with only one arc is not
 * pinned, because the cells of an arc are connected. A region is a maximal set of connected empty cells. A piece with
 * several arcs is pinned if and only if two of these gaps belong to one region. A path through the region and the
 * piece's cell is then a closed curve between two parts of the hive.
 *
 * <p>A hole is a region that the hive encloses. The board stores the Euler characteristic of the hive, which determines
 * the number of holes. The characteristic is {@code occupied cells - touching pairs + touching triples = 1 - holes}. In
 * a hive without holes, all empty cells form one region, so every piece with several arcs is pinned. If every hole has
 * only one cell, it is enough to count the holes beside a piece. For larger holes, {@code leadsToAnotherGap} walks
 * along the edge of a region.
 */
public final class OneHive {
    /**
     * The direction of the next step along the edge of a region. The index is {@code last << 6 | occupied}. Here,
     * {@code last} is the direction of the last step, and {@code occupied} is the mask of occupied neighbours.
     *
     * <p>The edge follows an arc of pieces that includes the direction {@code last - 2}. The next step leads to the
     * first empty neighbour clockwise after this arc.
     */
    private static final byte[] NEXT_STEP = new byte[6 * 64];

    static {
        for (int i = 0; i < NEXT_STEP.length; i++) {
            int occupied = i % 64;
            int next = Grid.counterClockwise(i / 64);
            while (occupied != Grid.ALL_AROUND && (occupied >> next & 1) != 0) {
                next = Grid.clockwise(next);
            }
            NEXT_STEP[i] = (byte) next;
        }
    }

    private OneHive() {}

    /** Returns whether a cell contains exactly one piece and this piece is pinned. */
    public static boolean isPinned(Board board, int cell) {
        return board.height[cell] == 1 && isArticulationPoint(board, cell);
    }

    /**
     * Returns whether the hive would split if an occupied cell were empty. The number of pieces on the cell does not
     * matter.
     */
    public static boolean isArticulationPoint(Board board, int cell) {
        int occupied = board.occupiedAround(cell);
        int arcs = NeighborMask.arcs(occupied);
        if (arcs < 2) {
            return false;
        }
        if (arcs > board.holes() + 1) {
            return true; // There are more gaps than regions.
        }
        // If every hole has one cell, each gap is either a hole or a part of the outside.
        return board.hasSmallHolesOnly()
                ? arcs - smallHoles(board, cell, occupied) > 1
                : hasTwoGapsInOneRegion(board, cell, occupied);
    }

    /**
     * Returns whether the top piece of a cell would touch no other piece after a move.
     *
     * @param from the origin
     * @param to the destination, or {@link Pieces#NONE} for a cell far from the hive
     */
    public static boolean endsApart(Board board, int from, int to) {
        int others = board.placed() & ~(1 << board.top[from]);
        if (others == 0 || to < 0) {
            return others != 0;
        }
        boolean alone = board.height[from] == 1; // if alone, the move empties the origin
        int touched = board.occupiedAround(to);
        int direction = Grid.directionTo(to, from);
        if (alone && direction >= 0) {
            touched &= ~(1 << direction);
        }
        return touched == 0 && (board.isEmpty(to) || alone && from == to);
    }

    /** Returns how many gaps beside a piece are holes of one cell. */
    private static int smallHoles(Board board, int cell, int occupied) {
        int holes = 0;
        for (int gaps = ~occupied & Grid.ALL_AROUND; gaps != 0; gaps &= gaps - 1) {
            if (board.occupiedAround(Grid.neighbor(cell, Integer.numberOfTrailingZeros(gaps))) == Grid.ALL_AROUND) {
                holes++;
            }
        }
        return holes;
    }

    private static boolean hasTwoGapsInOneRegion(Board board, int cell, int occupied) {
        int gaps = (occupied << 1 | occupied >> 5) & ~occupied & Grid.ALL_AROUND; // the first direction of each gap
        // One gap needs no walk, because two gaps of a region find each other. The walk from the most open gap would
        // probably be the longest.
        int open = 0;
        int fewest = Integer.MAX_VALUE;
        for (int rest = gaps; rest != 0; rest &= rest - 1) {
            int first = Integer.numberOfTrailingZeros(rest);
            int touched = Integer.bitCount(board.occupiedAround(Grid.neighbor(cell, first)));
            if (touched < fewest) {
                fewest = touched;
                open = first;
            }
        }
        for (int rest = gaps & ~(1 << open); rest != 0; rest &= rest - 1) {
            int first = Integer.numberOfTrailingZeros(rest);
            if (leadsToAnotherGap(board, cell, first, gapFrom(occupied, first))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the directions of all cells of a gap, as a mask.
     *
     * @param first the direction of the gap's first cell in clockwise order
     */
    private static int gapFrom(int occupied, int first) {
        int gap = 0;
        for (int d = first; (occupied >> d & 1) == 0; d = Grid.clockwise(d)) {
            gap |= 1 << d;
        }
        return gap;
    }

    /**
     * Returns whether the region of a gap contains another gap beside the same piece. Walks along the edge of the
     * region to another gap or back to the start of the walk.
     *
     * @param cell the cell of the piece
     * @param first the direction of the gap's first cell in clockwise order
     * @param gap the directions of all cells of the gap, as a mask
     */
    private static boolean leadsToAnotherGap(Board board, int cell, int first, int gap) {
        int start = Grid.neighbor(cell, first);
        int around = board.occupiedAround(start);
        if (around == Grid.ALL_AROUND) {
            return false; // the region is a hole of one cell
        }
        int firstStep = NEXT_STEP[Grid.counterClockwise(first) << 6 | around];
        int at = start;
        int step = firstStep;
        do {
            at = Grid.neighbor(at, step);
            int directionFromPiece = Grid.directionTo(cell, at);
            if (directionFromPiece >= 0 && (gap >> directionFromPiece & 1) == 0) {
                return true;
            }
            step = NEXT_STEP[step << 6 | board.occupiedAround(at)];
        } while (at != start || step != firstStep);
        return false;
    }
}
