// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.enumeration;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.Slide;
import java.util.Arrays;

/**
 * A cache of lagoons. It lets {@link Ground} count the cells of a Soldier Ant without a search.
 *
 * <p>A lagoon is stored as the cells on its border with their shapes ({@link NeighborMask#shape}). It exists as long as
 * all these shapes are unchanged. The border of a lagoon passes each of its cells only once. The pieces on both sides
 * of a cell on the border are connected elsewhere. So a second border at the cell belongs to another part of the
 * ground.
 *
 * <p>A lagoon is open if another border passes one of its cells, because a piece can leave the lagoon there.
 */
final class Lagoons {
    /** The maximum number of cached lagoons. */
    private static final int CAPACITY = 8;

    /** The maximum number of cells on the border of a cached lagoon. */
    private static final int MAX_CELLS = 24;

    /**
     * The maximum number of searches until {@link #walked} is cleared. An element of {@code walked} has 26 bits for the
     * number of a search.
     */
    private static final int MAX_SEARCHES = 1 << 26;

    /** The sum of all turns along the border of a lagoon, in sixths of a full turn. */
    private static final int TURNS = -6;

    // Each lagoon has an index in the following arrays.
    /** The number of cells on the border of each lagoon; 0 if the index is free. */
    private final int[] sizes = new int[CAPACITY];

    /**
     * The cell of the piece that was lifted when the lagoon was found, if the border passes this cell, otherwise
     * {@link Pieces#NONE}. Indexed by lagoon.
     */
    private final int[] liftedFrom = new int[CAPACITY];

    /** The cells on the border of each lagoon, from index lagoon * {@link #MAX_CELLS} on. */
    private final int[] cells = new int[CAPACITY * MAX_CELLS];

    /** The shapes of the cells in {@link #cells}, at the same indices. */
    private final int[] shapes = new int[CAPACITY * MAX_CELLS];

    /** The lagoons whose border passes a cell, as a bit set. Indexed by cell. */
    private final byte[] lagoonsAt = new byte[Grid.SIZE];

    /** Whether each lagoon is open. */
    private final boolean[] isOpen = new boolean[CAPACITY];

    /**
     * Indexed by cell: the number of the last search that passed the cell, shifted by six bits. The lowest six bits are
     * the directions in which that search left the cell.
     */
    private final int[] walked = new int[Grid.SIZE];

    /** The number of the last search. */
    private int searches;

    /** The lagoon that the last search found. The next search tests it first. */
    private int found;

    /** The lagoon that will be replaced next. */
    private int oldest;

    // The next three fields are the result of find().
    /** The lagoons, except open ones, whose border passes the cell of the lifted piece, as a bit set. */
    private int atPiece;

    /** The lagoons, except open ones, whose border does not pass the cell of the lifted piece, as a bit set. */
    private int elsewhere;

    /** Whether the border of the outside passes the cell of the lifted piece. */
    private boolean isAtOutside;

    /**
     * Finds all lagoons that exist while a piece is lifted, for {@link #countReached} and {@link #isReached}.
     *
     * @param from the cell of the piece, which is alone on the ground
     * @param number the number of lagoons that exist while the piece is lifted
     * @return false if a lagoon is not cached, or if there are several and one of them is open
     */
    boolean find(Board board, int from, int number) {
        atPiece = 0;
        elsewhere = 0;
        isAtOutside = true;
        if (number == 0) {
            return true;
        }
        int missing = number;
        boolean anyOpen = false;
        // Each border that passes a cell leaves the cell in two directions.
        int bordersHere = Integer.bitCount(Slide.groundSteps(board, from)) / 2;
        board.hide(from);
        int first = found; // siblings usually have the same lagoons
        for (int i = 0; i < CAPACITY && missing != 0; i++) {
            int lagoon = (first + i) % CAPACITY;
            if (exists(board, lagoon)) {
                found = lagoon;
                missing--;
                if (isOpen[lagoon]) {
                    // The border of an open lagoon shares a cell with another border. If there is no other lagoon,
                    // the other border belongs to the outside. A piece on one of these borders reaches the cells of
                    // both, so the lagoon
                    // counts as a part of the outside.
                    anyOpen = true;
                } else if (liftedFrom[lagoon] == from) {
                    atPiece |= 1 << lagoon;
                    bordersHere--;
                } else {
                    elsewhere |= 1 << lagoon;
                }
            }
        }
        board.unhide(from);
        isAtOutside = bordersHere > 0;
        return missing == 0 && !(anyOpen && number > 1);
    }

    private boolean exists(Board board, int lagoon) {
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
     * Returns the number of cells that the lifted piece reaches by ground steps, after {@link #find}.
     *
     * @param all the number of cells on all borders while the piece is lifted
     */
    int countReached(int all) {
        // excludes the piece's own cell, which is on its borders
        return isAtOutside ? all - 1 - cellsOf(elsewhere) : cellsOf(atPiece) - Integer.bitCount(atPiece);
    }

    /** Returns whether the lifted piece reaches all cells on all borders except its own cell, after {@link #find}. */
    boolean reachesAll() {
        return isAtOutside && elsewhere == 0;
    }

    /** Returns the total number of cells on the borders of a set of lagoons. */
    private int cellsOf(int lagoons) {
        int count = 0;
        for (int remaining = lagoons; remaining != 0; remaining &= remaining - 1) {
            count += sizes[Integer.numberOfTrailingZeros(remaining)];
        }
        return count;
    }

    /**
     * Returns whether the lifted piece reaches a cell by ground steps, after {@link #find}.
     *
     * @param cell a cell on some border
     */
    boolean isReached(int cell) {
        return isAtOutside ? !isOnBorderOf(elsewhere, cell) : isOnBorderOf(atPiece, cell);
    }

    /** Returns whether a cell is on the border of any lagoon of a set. */
    private boolean isOnBorderOf(int lagoons, int cell) {
        return (lagoonsAt[cell] & lagoons) != 0;
    }

    /**
     * Searches and caches the lagoons that exist while a piece is lifted.
     *
     * @param from the cell of the piece, which is alone on the ground
     */
    void learn(Board board, int from) {
        if (++searches == MAX_SEARCHES) {
            Arrays.fill(walked, 0);
            searches = 1;
        }
        board.hide(from);
        for (int lagoon = 0; lagoon < CAPACITY; lagoon++) {
            if (exists(board, lagoon)) {
                forget(lagoon); // the search below finds it again
            }
        }
        for (int remaining = board.placed & ~board.covered; remaining != 0; remaining &= remaining - 1) {
            int pieceCell = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
            for (int d = 0; d < 6 && pieceCell != from; d++) {
                // A walk keeps the hive on its right, so each border is walked in one direction only.
                int cell = Grid.neighbor(pieceCell, d);
                int direction = Grid.counterClockwise(Grid.opposite(d));
                boolean isEmpty = board.isEmpty(cell) || cell == from;
                if (isEmpty && (Slide.groundSteps(board, cell) >> direction & 1) != 0 && !isWalked(cell, direction)) {
                    walk(board, from, cell, direction);
                }
            }
        }
        board.unhide(from);
    }

    private void forget(int lagoon) {
        for (int i = 0; i < sizes[lagoon]; i++) {
            lagoonsAt[cells[lagoon * MAX_CELLS + i]] &= (byte) ~(1 << lagoon);
        }
        sizes[lagoon] = 0;
    }

    /** Returns whether the current search has left a cell in a direction. */
    private boolean isWalked(int cell, int direction) {
        return walked[cell] >>> 6 == searches && (walked[cell] >> direction & 1) != 0;
    }

    /**
     * Walks along one border. Starts at a cell in a direction, and ends at the same cell and direction. Caches the border if it
     * belongs to a lagoon.
     */
    private void walk(Board board, int from, int start, int first) {
        int lagoon = oldest;
        forget(lagoon);
        liftedFrom[lagoon] = Pieces.NONE;
        int size = 0;
        int turns = 0;
        int stepsOnOtherBorders = 0;
        int cell = start;
        int direction = first;
        do {
            walked[cell] = (walked[cell] >>> 6 == searches ? walked[cell] : searches << 6) | 1 << direction;
            cell = Grid.neighbor(cell, direction);
            // The next cell is the last empty neighbour before a piece, clockwise from the previous cell. If there
            // are L such empty neighbours, including the previous cell, the loop runs L - 1 times. So the border
            // turns by L - 4.
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
                // Two ground steps from each cell follow this border. All other ground steps follow other borders.
                stepsOnOtherBorders += Integer.bitCount(Slide.groundSteps(board, cell)) - 2;
            }
        } while (cell != start || direction != first);
        if (turns == TURNS && size <= MAX_CELLS) {
            sizes[lagoon] = size;
            for (int i = 0; i < size; i++) {
                lagoonsAt[cells[lagoon * MAX_CELLS + i]] |= (byte) (1 << lagoon);
            }
            isOpen[lagoon] = stepsOnOtherBorders > 0;
            oldest = (oldest + 1) % CAPACITY;
        }
    }
}
