// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.internal.counting;

import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.Grid;
import io.github.hiverules.impl.internal.board.NeighborMask;
import io.github.hiverules.impl.internal.board.Pieces;
import io.github.hiverules.impl.internal.rules.Slide;
import java.util.Arrays;

/**
 * Remembers the lagoons of the {@link Ground} that were seen last, so that a Soldier Ant near one is counted without a search.
 *
 * <p>A lagoon is remembered by the cells of its border and by what surrounded each of them. While all of these cells are surrounded
 * as they were, the lagoon is there, whatever has moved elsewhere. A border passes each cell once: the two pieces on either side of
 * the cell are connected elsewhere in the hive, so the empty cells before it and those behind it are different parts of the ground.
 *
 * <p>Another border may pass a cell of a lagoon. Such a lagoon is called open, because a piece can leave it there.
 */
final class Lagoons {
    private static final int KEPT = 8;

    /** A lagoon with more cells on its border is not remembered. */
    private static final int MAX_CELLS = 24;

    /** The search numbers that fit into an {@code int} beside a set of directions. */
    private static final int MAX_SEARCHES = 1 << 26;

    /** By how many sixths of a full turn a lagoon's border turns. */
    private static final int TURNS = -6;

    /** By lagoon: the number of cells on its border; 0 for none. */
    private final int[] sizes = new int[KEPT];

    /** By lagoon: the cell of the piece that was lifted, if the border passes it; {@link Pieces#NONE} otherwise. */
    private final int[] liftedFrom = new int[KEPT];

    /** From {@link #MAX_CELLS} times the lagoon's number on: the cells on its border. */
    private final int[] cells = new int[KEPT * MAX_CELLS];

    /** The same for what surrounds these cells. */
    private final int[] shapes = new int[KEPT * MAX_CELLS];

    /** By lagoon: whether it is open. */
    private final boolean[] isOpen = new boolean[KEPT];

    /** By cell: the directions in which the last search left it, and above them the number of that search. */
    private final int[] walked = new int[Grid.SIZE];

    private int searches;

    /** The lagoon to be replaced next. */
    private int oldest;

    // What find() has found, as sets of lagoons.
    /** Those beside the lifted piece. */
    private int beside;

    /** Those elsewhere that are not open. */
    private int elsewhere;

    /** Whether the lifted piece is on the border of the outside. */
    private boolean isOutside;

    /**
     * Finds the lagoons that there are with a piece lifted.
     *
     * @param from where the piece stands, alone on the ground
     * @param number the number of lagoons
     * @return false if one of them is not remembered, or if one of several is open
     */
    boolean find(Board board, int from, int number) {
        beside = 0;
        elsewhere = 0;
        isOutside = true;
        if (number == 0) {
            return true;
        }
        int missing = number;
        boolean anyOpen = false;
        int bordersHere = Integer.bitCount(Slide.groundSteps(board, from)) / 2; // each leads away in two directions
        board.hide(from);
        for (int lagoon = 0; lagoon < KEPT && missing != 0; lagoon++) {
            if (isThere(board, lagoon)) {
                missing--;
                if (isOpen[lagoon]) {
                    anyOpen =
                            true; // if it is the only lagoon, it is open to the outside, and its cells are reached from
                    // there
                } else if (liftedFrom[lagoon] == from) {
                    beside |= 1 << lagoon;
                    bordersHere--;
                } else {
                    elsewhere |= 1 << lagoon;
                }
            }
        }
        board.show(from);
        isOutside = bordersHere > 0;
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

    /**
     * The number of cells that the piece reaches for which {@link #find} has found the lagoons.
     *
     * @param all the number of cells on all borders
     */
    int countReached(int all) {
        return isOutside
                ? all - 1 - cellsOf(elsewhere)
                : cellsOf(beside) - Integer.bitCount(beside); // not its own cell
    }

    private int cellsOf(int lagoons) {
        int count = 0;
        for (int remaining = lagoons; remaining != 0; remaining &= remaining - 1) {
            count += sizes[Integer.numberOfTrailingZeros(remaining)];
        }
        return count;
    }

    boolean isOnlyOutside() {
        return isOutside && elsewhere == 0;
    }

    /** Whether that piece reaches a cell, which is on a border. */
    boolean isReached(int cell) {
        return isOutside ? !isOnBorderOf(elsewhere, cell) : isOnBorderOf(beside, cell);
    }

    private boolean isOnBorderOf(int lagoons, int cell) {
        for (int remaining = lagoons; remaining != 0; remaining &= remaining - 1) {
            int lagoon = Integer.numberOfTrailingZeros(remaining);
            int start = lagoon * MAX_CELLS;
            for (int i = start; i < start + sizes[lagoon]; i++) {
                if (cells[i] == cell) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Walks along each border that there is with a piece lifted, and remembers the lagoons. */
    void learn(Board board, int from) {
        if (++searches == MAX_SEARCHES) {
            Arrays.fill(walked, 0);
            searches = 1;
        }
        board.hide(from);
        for (int lagoon = 0; lagoon < KEPT; lagoon++) {
            if (isThere(board, lagoon)) {
                sizes[lagoon] = 0; // the walk finds it again
            }
        }
        for (int remaining = board.placed & ~board.covered; remaining != 0; remaining &= remaining - 1) {
            int piece = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
            for (int d = 0; d < 6 && piece != from; d++) {
                // A walk has the hive on its right-hand side, so that each border is walked in one sense only.
                int cell = Grid.neighbor(piece, d);
                int direction = Grid.counterClockwise(Grid.opposite(d));
                boolean isEmpty = board.isEmpty(cell) || cell == from;
                if (isEmpty && (Slide.groundSteps(board, cell) >> direction & 1) != 0 && !isWalked(cell, direction)) {
                    walk(board, from, cell, direction);
                }
            }
        }
        board.show(from);
    }

    private boolean isWalked(int cell, int direction) {
        return walked[cell] >>> 6 == searches && (walked[cell] >> direction & 1) != 0;
    }

    /** Walks along one border, from a cell in a direction, until it comes round, and remembers the border if it is a lagoon's. */
    private void walk(Board board, int from, int start, int first) {
        int lagoon = oldest;
        sizes[lagoon] = 0;
        liftedFrom[lagoon] = Pieces.NONE;
        int size = 0;
        int turns = 0;
        int stepsOfOthers = 0;
        int cell = start;
        int direction = first;
        do {
            walked[cell] = (walked[cell] >>> 6 == searches ? walked[cell] : searches << 6) | 1 << direction;
            cell = Grid.neighbor(cell, direction);
            // The way on leads past the empty neighbours, clockwise from the cell that the walk came from to the next
            // piece.
            direction = Grid.opposite(direction);
            int occupied = board.occupiedAround(cell);
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
                liftedFrom[lagoon] = from;
            } else {
                stepsOfOthers += Integer.bitCount(Slide.groundSteps(board, cell)) - 2; // two steps are this border's
            }
        } while (cell != start || direction != first);
        if (turns == TURNS && size <= MAX_CELLS) {
            sizes[lagoon] = size;
            isOpen[lagoon] = stepsOfOthers > 0;
            oldest = (oldest + 1) % KEPT;
        }
    }
}
