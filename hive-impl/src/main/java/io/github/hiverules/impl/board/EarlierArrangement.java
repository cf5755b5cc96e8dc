// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import java.util.Arrays;

/**
 * Tells whether the pieces stand as they stood before some of the moves made on a board, by taking moves back in a table of its own,
 * from the next arrangement that was kept. Equal keys do not show that: anyone can make two arrangements with equal keys.
 *
 * <p>One walk back answers for several earlier positions, the latest one first. Between {@link #reset} and the last question the board
 * stays as it is.
 */
final class EarlierArrangement {
    /** How many moves lie between two arrangements that are kept: no walk back is longer, however long the game is. */
    private static final int APART = 64;

    private static final int LEVEL_SHIFT = 10;

    private final Board board;

    /** By number of moves made, in steps of {@link #APART}: the cell and the level of each piece. */
    private short[][] kept = new short[8][];

    /** By piece: the cell where it stood; {@link Pieces#NONE} for a piece in hand. */
    private final int[] cells = new int[Pieces.COUNT];

    /** By piece: how many pieces stood below it. */
    private final int[] levels = new int[Pieces.COUNT];

    /** The table is that before the move of this index; {@link Pieces#NONE} for a table that is to be filled. */
    private int index = Pieces.NONE;

    EarlierArrangement(Board board) {
        this.board = board;
    }

    /** Begins anew at what the board shows. */
    void reset() {
        index = Pieces.NONE;
    }

    /** Keeps the arrangement that the board shows after that many moves, if its turn has come. */
    void keep(int made) {
        if (made % APART != 0) {
            return;
        }
        int step = made / APART;
        if (step == kept.length) {
            kept = Arrays.copyOf(kept, 2 * step);
        }
        if (kept[step] == null) {
            kept[step] = new short[Pieces.COUNT];
        }
        copy();
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            kept[step][piece] = (short) (cells[piece] < 0 ? Pieces.NONE : levels[piece] << LEVEL_SHIFT | cells[piece]);
        }
    }

    private void load(int step) {
        for (int piece = 0; piece < Pieces.COUNT; piece++) {
            int place = kept[step][piece];
            cells[piece] = place < 0 ? Pieces.NONE : place & Grid.WRAP;
            levels[piece] = place >> LEVEL_SHIFT;
        }
        index = step * APART;
    }

    /**
     * Returns whether the same pieces stood in the same arrangement before the move of that index, pieces of one colour and kind taken as
     * alike.
     *
     * @param shift from a cell of the earlier position to the same cell of the hive now
     */
    boolean isAlike(int before, int shift) {
        int step = (before + APART - 1) / APART;
        if (step * APART <= board.made() && (index < 0 || index > step * APART)) {
            load(step);
        } else if (index < 0) {
            copy();
        }
        while (index > before) {
            index--;
            int piece = PackedMove.piece(board.moveMade(index));
            if (piece != PackedMove.PASS && !takeBack(piece, board.fromOfMoveMade(index))) {
                index++; // a placement is not taken back: there were fewer pieces
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

    /** Returns the cell of the hive now that corresponds to the cell of a piece in the position that was found alike. */
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

    private boolean takeBack(int piece, int from) {
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

    /** Returns the piece that stands now on a cell with that many pieces below it; {@link Pieces#NONE} for none. */
    private int pieceAt(int cell, int level) {
        int piece = board.top[cell];
        for (int above = board.height[cell] - 1; above > level; above--) {
            piece = board.below[piece];
        }
        return board.height[cell] > level ? piece : Pieces.NONE;
    }
}
