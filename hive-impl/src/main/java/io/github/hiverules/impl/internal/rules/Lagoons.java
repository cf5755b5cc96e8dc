// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.rules;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.Pieces;
import java.util.Arrays;

/**
 * The lagoons of the {@link Ground} that were seen last, so that a Soldier Ant beside one needs no search. What is around the
 * cells of a lagoon makes its border. While that is as it was when the lagoon was found, the lagoon is there, whatever has
 * moved elsewhere. A border passes each cell once: the two pieces on either side of the cell are connected elsewhere, so what is
 * in front of it and what is behind it are different grounds.
 */
final class Lagoons {
    private static final int KEPT = 8;

    /** Larger lagoons are not kept. */
    private static final int MAX_CELLS = 24;

    /** As many searches have room beside six directions. */
    private static final int MAX_SEARCHES = 1 << 26;

    /** The sum of the turns along a lagoon's border, in sixths. */
    private static final int TURNS = -6;

    // By lagoon: how many cells it has, 0 for none, and the cell of the piece that was lifted, if it is among them.
    // From MAX_CELLS times its number on: the cells, and what is around them.
    private final int[] sizes = new int[KEPT];
    private final int[] ownCells = new int[KEPT];
    private final int[] cells = new int[KEPT * MAX_CELLS];
    private final int[] shapes = new int[KEPT * MAX_CELLS];

    /** By lagoon: whether another border passes a cell of it, so that it can be left there. */
    private final boolean[] isOpen = new boolean[KEPT];

    /** By cell: a set of directions, and the number of the search that put it there. */
    private final int[] walked = new int[Grid.SIZE];

    private int searches;

    /** The lagoon to be replaced next. */
    private int oldest;

    // What find() has found.
    private int around;
    private int apart;
    private boolean isOutside;

    /**
     * Finds the lagoons with a piece lifted.
     *
     * @param from where the piece stands, alone
     * @param number how many there are
     * @return false if not all of them are known, or one of several is open
     */
    boolean find(Board board, int from, int number) {
        around = 0;
        apart = 0;
        isOutside = true;
        if (number == 0) {
            return true;
        }
        int missing = number;
        boolean anyOpen = false;
        int ways = Integer.bitCount(Slide.groundSteps(board, from)) / 2;
        board.hide(from);
        for (int lagoon = 0; lagoon < KEPT && missing != 0; lagoon++) {
            if (isThere(board, lagoon)) {
                missing--;
                if (isOpen[lagoon]) {
                    anyOpen = true; // to the only other ground, outside
                } else if (ownCells[lagoon] == from) {
                    around |= 1 << lagoon;
                    ways--;
                } else {
                    apart |= 1 << lagoon;
                }
            }
        }
        board.hide(from);
        isOutside = ways > 0;
        return missing == 0 && !(anyOpen && number > 1);
    }

    private boolean isThere(Board board, int lagoon) {
        int start = lagoon * MAX_CELLS;
        int end = start + sizes[lagoon];
        for (int i = start; i < end; i++) {
            if (NeighborMask.shape(board.around[cells[i]]) != shapes[i]) {
                return false;
            }
        }
        return start < end;
    }

    /** How many of all the cells of the ground the piece reaches that was lifted in {@link #find}. */
    int countReached(int all) {
        int count = isOutside ? all - 1 : 0; // not its own
        int lagoons = isOutside ? apart : around;
        for (int rest = lagoons; rest != 0; rest &= rest - 1) {
            int size = sizes[Integer.numberOfTrailingZeros(rest)];
            count += isOutside ? -size : size - 1;
        }
        return count;
    }

    /** Whether a cell of the ground is one of those. */
    boolean isReached(int cell) {
        int lagoons = isOutside ? apart : around;
        for (int rest = lagoons; rest != 0; rest &= rest - 1) {
            int lagoon = Integer.numberOfTrailingZeros(rest);
            int start = lagoon * MAX_CELLS;
            for (int i = start; i < start + sizes[lagoon]; i++) {
                if (cells[i] == cell) {
                    return !isOutside;
                }
            }
        }
        return isOutside;
    }

    /** Looks for the lagoons with a piece lifted, walking along each border once, and keeps them. */
    void learn(Board board, int from) {
        if (++searches == MAX_SEARCHES) {
            Arrays.fill(walked, 0);
            searches = 1;
        }
        board.hide(from);
        for (int lagoon = 0; lagoon < KEPT; lagoon++) {
            if (isThere(board, lagoon)) {
                sizes[lagoon] = 0; // to be found again
            }
        }
        for (int rest = board.placed & ~board.covered; rest != 0; rest &= rest - 1) {
            int piece = board.cellOf[Integer.numberOfTrailingZeros(rest)];
            for (int d = 0; d < 6 && piece != from; d++) {
                // Walks keep the hive on the right-hand side, so that each border is walked one way.
                int cell = Grid.neighbor(piece, d);
                int direction = Grid.counterClockwise(Grid.opposite(d));
                boolean isStep = board.isEmpty(cell) || cell == from;
                if (isStep && (Slide.groundSteps(board, cell) >> direction & 1) != 0 && !isWalked(cell, direction)) {
                    walk(board, from, cell, direction);
                }
            }
        }
        board.hide(from);
    }

    private boolean isWalked(int cell, int direction) {
        return walked[cell] >>> 6 == searches && (walked[cell] >> direction & 1) != 0;
    }

    private void walk(Board board, int from, int start, int first) {
        int lagoon = oldest;
        sizes[lagoon] = 0;
        ownCells[lagoon] = Pieces.NONE;
        int size = 0;
        int steps = 0;
        int turns = 0;
        int cell = start;
        int direction = first;
        do {
            walked[cell] = (walked[cell] >>> 6 == searches ? walked[cell] : searches << 6) | 1 << direction;
            cell = Grid.neighbor(cell, direction);
            // The walk passes the empty neighbours from where it came up to the next piece.
            int occupied = board.occupiedAround(cell);
            direction = Grid.opposite(direction);
            turns -= 3;
            while ((occupied >> Grid.clockwise(direction) & 1) == 0) {
                direction = Grid.clockwise(direction);
                turns++;
            }
            if (size < MAX_CELLS) {
                cells[lagoon * MAX_CELLS + size] = cell;
                shapes[lagoon * MAX_CELLS + size] = NeighborMask.shape(board.around[cell]);
            }
            size++;
            if (cell == from) {
                ownCells[lagoon] = from;
            } else {
                steps += Integer.bitCount(Slide.groundSteps(board, cell));
            }
        } while (cell != start || direction != first);
        if (turns == TURNS && size <= MAX_CELLS) {
            sizes[lagoon] = size;
            // two steps a cell, if no other border passes there
            isOpen[lagoon] = steps > 2 * (ownCells[lagoon] == from ? size - 1 : size);
            oldest = (oldest + 1) % KEPT;
        }
    }
}
