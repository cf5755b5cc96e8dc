// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.counting;

import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.NeighborMask;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.Slide;
import java.util.Arrays;

/**
 * A cache of lagoons (see {@link io.github.hiverules.impl.board.Tally}). {@link Ground} uses the cache to count a
 * Soldier Ant's destinations without a search.
 *
 * <p>The cache stores the cells on the border of each lagoon with their shapes ({@link NeighborMask#shape}). A lagoon
 * exists as long as all stored shapes are unchanged.
 *
 * <p>The border of a lagoon passes each cell at most once. If a cell has two runs of empty neighbours, the pieces
 * between the runs are connected elsewhere. So the two runs of empty neighbours belong to different parts of the
 * ground.
 *
 * <p>A lagoon is open if its border shares a cell with another border. A piece can leave an open lagoon through the
 * shared cell. All other lagoons are closed. The lifted piece's own cell doesn't count as a shared cell.
 */
final class Lagoons {
    /** The maximum number of cached lagoons. */
    private static final int CAPACITY = 8;

    /** The maximum number of cells on the border of a cached lagoon. */
    private static final int MAX_CELLS = 24;

    /**
     * The number of searches after which {@link #walked} is cleared. An element of {@code walked} has 26 bits for the
     * number of a search.
     */
    private static final int MAX_SEARCHES = 1 << 26;

    /** The total rotation of the border of a lagoon, in units of 60 degrees. */
    private static final int TURNS = -6;

    // A lagoon is identified by its index in the following arrays.
    /** The number of cells on the border of each lagoon, or 0 if the index is free. */
    private final int[] sizes = new int[CAPACITY];

    /**
     * The cell of the piece that was lifted when the lagoon was found. The value is {@link Pieces#NONE} if the lagoon's
     * border does not include the piece's cell. Indexed by lagoon.
     */
    private final int[] liftedFrom = new int[CAPACITY];

    /** The cells on the border of each lagoon. The first cell of a lagoon has the index lagoon * {@link #MAX_CELLS}. */
    private final int[] cells = new int[CAPACITY * MAX_CELLS];

    /** The shapes of the cells in {@link #cells}, at the same indices. */
    private final int[] shapes = new int[CAPACITY * MAX_CELLS];

    /** Indexed by cell: a bit set of the lagoons whose border includes the cell. */
    private final byte[] lagoonsAt = new byte[Grid.SIZE];

    /** Whether each lagoon is open. */
    private final boolean[] isOpen = new boolean[CAPACITY];

    /**
     * Indexed by cell. The lowest six bits are the directions in which a search left the cell. The higher bits are the
     * number of the search.
     */
    private final int[] walked = new int[Grid.SIZE];

    /** The number of the last search. */
    private int searches;

    /** The lagoon that {@link #find} found last and will test first. */
    private int found;

    /** The lagoon that will be replaced next. */
    private int oldest;

    // The next three fields are the results of find().
    /** A bit set: the closed lagoons whose border includes the lifted piece's cell. */
    private int atPiece;

    /** A bit set: the closed lagoons whose border does not include the lifted piece's cell. */
    private int elsewhere;

    /** Whether the border of the outside includes the lifted piece's cell. */
    private boolean isAtOutside;

    /**
     * Finds all lagoons that exist while a piece is lifted. {@link #countReached} and {@link #isReached} use the
     * results.
     *
     * @param from the piece's cell, which contains no other piece
     * @param number the number of lagoons that exist while the piece is lifted
     * @return false if a lagoon is not cached, or if one of several lagoons is open
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
        // The piece has two ground steps along each border at its cell.
        int bordersHere = Integer.bitCount(Slide.groundSteps(board, from)) / 2;
        board.hide(from);
        int first = found; // Siblings usually have the same lagoons.
        for (int i = 0; i < CAPACITY && missing != 0; i++) {
            int lagoon = (first + i) % CAPACITY;
            if (exists(board, lagoon)) {
                found = lagoon;
                missing--;
                if (isOpen[lagoon]) {
                    // A single open lagoon shares a cell with the outside. A piece can move between the lagoon and the
                    // outside, so the lagoon counts as a part of the outside.
                    anyOpen = true;
                } else if (liftedFrom[lagoon] == from) {
                    atPiece |= 1 << lagoon;
                    bordersHere--;
                } else {
                    elsewhere |= 1 << lagoon;
                }
            }
        }
        board.show(from);
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
     * Returns the number of cells that the lifted piece reaches by ground steps. The last call of {@link #find} must
     * have returned true.
     *
     * @param all the number of cells on all borders while the piece is lifted
     */
    int countReached(int all) {
        // The piece's own cell is on the counted borders, but is not a destination.
        return isAtOutside ? all - 1 - cellsOf(elsewhere) : cellsOf(atPiece) - Integer.bitCount(atPiece);
    }

    /** Returns the total number of cells on the borders of several lagoons, given as a bit set. */
    private int cellsOf(int lagoons) {
        int count = 0;
        for (int remaining = lagoons; remaining != 0; remaining &= remaining - 1) {
            count += sizes[Integer.numberOfTrailingZeros(remaining)];
        }
        return count;
    }

    /**
     * Returns whether the lifted piece reaches a cell by ground steps. The last call of {@link #find} must have
     * returned true.
     *
     * @param cell a cell on a border of the ground
     */
    boolean isReached(int cell) {
        return isAtOutside ? (lagoonsAt[cell] & elsewhere) == 0 : (lagoonsAt[cell] & atPiece) != 0;
    }

    /**
     * Searches and caches the lagoons that exist while a piece is lifted.
     *
     * @param from the piece's cell, which contains no other piece
     */
    void learn(Board board, int from) {
        if (++searches == MAX_SEARCHES) {
            Arrays.fill(walked, 0);
            searches = 1;
        }
        board.hide(from);
        for (int lagoon = 0; lagoon < CAPACITY; lagoon++) {
            if (exists(board, lagoon)) {
                forget(lagoon); // The search below finds the lagoon again.
            }
        }
        for (int remaining = board.placed() & ~board.covered(); remaining != 0; remaining &= remaining - 1) {
            int pieceCell = board.cellOf[Integer.numberOfTrailingZeros(remaining)];
            for (int d = 0; d < 6 && pieceCell != from; d++) {
                // The hive is on the right of each walk, so each border is walked in only one direction.
                int cell = Grid.neighbor(pieceCell, d);
                int direction = Grid.counterClockwise(Grid.opposite(d));
                boolean isEmpty = board.isEmpty(cell) || cell == from;
                if (isEmpty && (Slide.groundSteps(board, cell) >> direction & 1) != 0 && !isWalked(cell, direction)) {
                    walk(board, from, cell, direction);
                }
            }
        }
        board.show(from);
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
     * Walks once around a border. The walk starts at a cell in a given direction. If the border belongs to a lagoon,
     * caches the lagoon.
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
            // The next cell is the last empty neighbour before a piece, clockwise from the previous cell. Let L be the
            // number of empty neighbours from the previous cell to the next cell. The loop runs L - 1 times, so the
            // border rotates by L - 4 units.
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
                // Two ground steps from the cell follow the walked border. All other ground steps follow other borders.
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
