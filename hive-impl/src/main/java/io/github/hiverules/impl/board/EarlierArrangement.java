// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import java.util.Arrays;

/**
 * Checks whether an earlier position has the board's current arrangement. Different arrangements can have equal Zobrist
 * keys, intentionally or not.
 *
 * <p>The class copies the pieces' cells and levels and undoes moves in the copies. Earlier positions must be queried in
 * reverse order, the latest first. The board must not change between {@link #reset} and the last query.
 */
final class EarlierArrangement {
    /** The number of moves between two snapshots. Snapshots limit how many moves a query must undo. */
    private static final int SNAPSHOT_INTERVAL = 64;

    private static final int LEVEL_SHIFT = 10;

    private final Board board;

    /**
     * The snapshots, one after every {@link #SNAPSHOT_INTERVAL} moves. A snapshot contains the cell and level of each
     * piece.
     */
    private short[][] snapshots = new short[8][];

    /** The cell of each piece in the earlier position, or {@link Pieces#NONE} for a piece in the hand. */
    private final int[] cells = new int[Pieces.COUNT];

    /** The level of each piece in the earlier position: the number of pieces below the piece. */
    private final int[] levels = new int[Pieces.COUNT];

    /**
     * The number of moves before the arrangement in {@link #cells} and {@link #levels}. The value is
     * {@link Pieces#NONE} if the arrays contain no arrangement.
     */
    private int index = Pieces.NONE;

    EarlierArrangement(Board board) {
        this.board = board;
    }

    /** Makes the next query start at the board's current arrangement. */
    void reset() {
        index = Pieces.NONE;
    }

    /**
     * Takes a snapshot of the board's arrangement if the number of moves is a multiple of {@link #SNAPSHOT_INTERVAL}.
     */
    void snapshot(int made) {
        if (made % SNAPSHOT_INTERVAL != 0) {
            return;
        }
        int step = made / SNAPSHOT_INTERVAL;
        if (step == snapshots.length) {
            snapshots = Arrays.copyOf(snapshots, 2 * step);
        }
        if (snapshots[step] == null) {
            snapshots[step] = new short[Pieces.COUNT];
        }
        copy();
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            snapshots[step][piece] =
                    (short) (cells[piece] < 0 ? Pieces.NONE : levels[piece] << LEVEL_SHIFT | cells[piece]);
        }
    }

    private void load(int step) {
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            int place = snapshots[step][piece];
            cells[piece] = place < 0 ? Pieces.NONE : place & Grid.WRAP;
            levels[piece] = place >> LEVEL_SHIFT;
        }
        index = step * SNAPSHOT_INTERVAL;
    }

    /**
     * Returns whether the arrangement before a move equals the current arrangement. Pieces of one colour and kind are
     * interchangeable.
     *
     * @param before the index of the move
     * @param shift the current cell of a piece minus its cell in the earlier position
     */
    boolean matches(int before, int shift) {
        int step = (before + SNAPSHOT_INTERVAL - 1) / SNAPSHOT_INTERVAL;
        if (step * SNAPSHOT_INTERVAL <= board.made() && (index < 0 || index > step * SNAPSHOT_INTERVAL)) {
            load(step);
        } else if (index < 0) {
            copy();
        }
        while (index > before) {
            index--;
            int move = board.moveMade(index);
            if (move != PackedMove.PASS && !undoMove(PackedMove.piece(move), board.fromOfMoveMade(index))) {
                index++; // Positions before a placement have fewer pieces, so no match is left.
                return false;
            }
        }
        for (int remaining = board.placed; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int now = cells[piece] < 0 ? Pieces.NONE : pieceAt(cells[piece] + shift & Grid.WRAP, levels[piece]);
            if (now < 0 || !Pieces.areAlike(now, piece)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns a piece's cell in the earlier position, shifted to the current position. The last call of
     * {@link #matches} must have returned true.
     */
    int cellOf(int piece, int shift) {
        return cells[piece] + shift & Grid.WRAP;
    }

    private void copy() {
        Arrays.fill(cells, Pieces.NONE);
        for (int remaining = board.placed & ~board.covered; remaining != 0; remaining &= remaining - 1) {
            int piece = Integer.numberOfTrailingZeros(remaining);
            int cell = board.cellOf[piece];
            for (int level = board.height[cell] - 1; level >= 0; level--) {
                cells[piece] = cell;
                levels[piece] = level;
                piece = board.below[piece];
            }
        }
        index = board.made();
    }

    private boolean undoMove(int piece, int from) {
        if (from < 0) {
            return false;
        }
        int level = 0;
        for (int remaining = board.placed; remaining != 0; remaining &= remaining - 1) {
            if (cells[Integer.numberOfTrailingZeros(remaining)] == from) {
                level++;
            }
        }
        cells[piece] = from;
        levels[piece] = level;
        return true;
    }

    /** Returns the current piece at a level of a cell, or {@link Pieces#NONE} if the stack is too low. */
    private int pieceAt(int cell, int level) {
        int piece = board.top[cell];
        for (int above = board.height[cell] - 1; above > level; above--) {
            piece = board.below[piece];
        }
        return board.height[cell] > level ? piece : Pieces.NONE;
    }
}
