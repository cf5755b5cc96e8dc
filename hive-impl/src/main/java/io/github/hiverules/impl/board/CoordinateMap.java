// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Hex;
import java.util.Collection;

/**
 * Translates cells of the {@link Grid} into coordinates. Cells 32 steps apart have the same index, so the map keeps a window of
 * 32 by 32 coordinates around the hive, in which each index occurs once. The hive and the cells beside it span at most 30 by 30
 * cells (R1.1, R1.2). The window moves with the hive (R1.4).
 */
public final class CoordinateMap {
    private static final int WIDTH = 32;

    private int firstQ;
    private int firstR;

    /** The index of the window's first cell. */
    private int first;

    /** The cell of the game's first piece. On the empty table, the cell where the first piece will be placed. */
    private Hex beginning = Hex.ORIGIN;

    CoordinateMap() {
        moveTo(0, 0);
    }

    /** Sets the cell for the game's first piece. The table must be empty. */
    public void beginAt(Hex hex) {
        beginning = hex;
    }

    /** Puts the window where another map has it. */
    public void setTo(CoordinateMap other) {
        firstQ = other.firstQ;
        firstR = other.firstR;
        first = other.first;
        beginning = other.beginning;
    }

    private void moveTo(int middleQ, int middleR) {
        firstQ = middleQ - WIDTH / 2;
        firstR = middleR - WIDTH / 2;
        first = firstQ + WIDTH * firstR & Grid.WRAP;
    }

    /** Centers the window on the cell for the game's first piece. Returns the index of this cell. */
    int begin() {
        moveTo(beginning.q(), beginning.r());
        return Grid.cell(beginning);
    }

    /**
     * Returns the cell of the game's first piece, wherever that piece is now. On the empty table, returns the cell where the first
     * piece will be placed. The default is the origin.
     */
    public Hex beginning() {
        return beginning;
    }

    /** Moves the window so that the cells of a hive are in the middle; for none, that the origin is. */
    void cover(Collection<Hex> cells) {
        beginning = Hex.ORIGIN;
        if (cells.isEmpty()) {
            moveTo(0, 0);
            return;
        }
        int minQ = Integer.MAX_VALUE;
        int maxQ = Integer.MIN_VALUE;
        int minR = Integer.MAX_VALUE;
        int maxR = Integer.MIN_VALUE;
        for (Hex hex : cells) {
            minQ = Math.min(minQ, hex.q());
            maxQ = Math.max(maxQ, hex.q());
            minR = Math.min(minR, hex.r());
            maxR = Math.max(maxR, hex.r());
        }
        moveTo(minQ + (maxQ - minQ) / 2, minR + (maxR - minR) / 2);
    }

    /** Moves the window if a cell, to which a piece has just come, has no cell between it and the window's edge. */
    void keep(Board board, int cell) {
        int index = cell - first & Grid.WRAP;
        if ((index + 1 & 30) == 0 || ((index >> 5) + 1 & 30) == 0) {
            moveToMiddleOf(board);
        }
    }

    private void moveToMiddleOf(Board board) {
        int minQ = WIDTH;
        int maxQ = 0;
        int minR = WIDTH;
        int maxR = 0;
        for (int remaining = board.placed; remaining != 0; remaining &= remaining - 1) {
            int index = board.cellOf[Integer.numberOfTrailingZeros(remaining)] - first & Grid.WRAP;
            minQ = Math.min(minQ, index & WIDTH - 1);
            maxQ = Math.max(maxQ, index & WIDTH - 1);
            minR = Math.min(minR, index >> 5);
            maxR = Math.max(maxR, index >> 5);
        }
        moveTo(firstQ + (minQ + maxQ) / 2, firstR + (minR + maxR) / 2);
    }

    /** Returns the cell of the endless table for an index: the one in the window. */
    public Hex hexOf(int cell) {
        return Hex.of(q(cell), r(cell));
    }

    /** Returns the coordinate q of {@link #hexOf}. */
    public int q(int cell) {
        return firstQ + (cell - first & WIDTH - 1);
    }

    /** Returns the coordinate r of {@link #hexOf}. */
    public int r(int cell) {
        return firstR + ((cell - first & Grid.WRAP) >> 5);
    }

    /** Returns whether a cell is in the window; all cells of the hive and beside it are. */
    public boolean contains(Hex hex) {
        return (hex.q() - firstQ & -WIDTH) == 0 && (hex.r() - firstR & -WIDTH) == 0;
    }
}
