// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Hex;
import java.util.Collection;

/**
 * Converts cell indices of the {@link Grid} to coordinates.
 *
 * <p>Cells that are far apart can have the same index. So the map uses a window of 32 by 32 cells around the hive. In
 * the window, each index occurs once. The hive and the cells beside it fit into 30 by 30 cells (R1.1, R1.2). The window
 * moves with the hive (R1.4).
 */
public final class CoordinateMap {
    private static final int WIDTH = 32;

    private int firstQ;
    private int firstR;

    /** The index of the first cell of the window, which has the coordinates firstQ and firstR. */
    private int firstIndex;

    /** The cell of the game's first placement, or the origin if the placement is unknown or still to come. */
    private Hex firstCell = Hex.ORIGIN;

    CoordinateMap() {
        reset();
    }

    /** Forgets the first cell and centers the window on the origin. */
    void reset() {
        startAt(Hex.ORIGIN);
    }

    /** Sets the cell of the game's first placement and centers the window on the cell. */
    void startAt(Hex hex) {
        firstCell = hex;
        moveTo(hex.q(), hex.r());
    }

    /** Sets the cell of the game's first placement and centers the window on the cell. */
    void startAt(int cell) {
        if (cell != Grid.cell(firstCell)) {
            startAt(hexOf(cell));
        }
    }

    /** Copies the window and the first cell of another map. */
    public void setTo(CoordinateMap other) {
        firstQ = other.firstQ;
        firstR = other.firstR;
        firstIndex = other.firstIndex;
        firstCell = other.firstCell;
    }

    private void moveTo(int middleQ, int middleR) {
        firstQ = middleQ - WIDTH / 2;
        firstR = middleR - WIDTH / 2;
        firstIndex = firstQ + WIDTH * firstR & Grid.WRAP;
    }

    /** Returns the cell of the game's first placement, or the origin if the placement is unknown or still to come. */
    public Hex firstCell() {
        return firstCell;
    }

    /** Centers the window on the cells of a hive. If there are no cells, centers the window on the origin. */
    void centerOn(Collection<Hex> cells) {
        reset();
        if (cells.isEmpty()) {
            return;
        }
        Hex base = cells.iterator().next(); // differences are correct even if coordinates wrap around
        int minQ = 0;
        int maxQ = 0;
        int minR = 0;
        int maxR = 0;
        for (Hex hex : cells) {
            minQ = Math.min(minQ, hex.q() - base.q());
            maxQ = Math.max(maxQ, hex.q() - base.q());
            minR = Math.min(minR, hex.r() - base.r());
            maxR = Math.max(maxR, hex.r() - base.r());
        }
        moveTo(base.q() + minQ + (maxQ - minQ) / 2, base.r() + minR + (maxR - minR) / 2);
    }

    /** Centers the window on the hive if a given cell is at the edge of the window. */
    void recenterIfAtEdge(Board board, int cell) {
        int index = cell - firstIndex & Grid.WRAP;
        if ((index + 1 & 30) == 0 || ((index >> 5) + 1 & 30) == 0) {
            recenter(board);
        }
    }

    private void recenter(Board board) {
        int minQ = WIDTH;
        int maxQ = 0;
        int minR = WIDTH;
        int maxR = 0;
        for (int remaining = board.placed; remaining != 0; remaining &= remaining - 1) {
            int index = board.cellOf[Integer.numberOfTrailingZeros(remaining)] - firstIndex & Grid.WRAP;
            minQ = Math.min(minQ, index & WIDTH - 1);
            maxQ = Math.max(maxQ, index & WIDTH - 1);
            minR = Math.min(minR, index >> 5);
            maxR = Math.max(maxR, index >> 5);
        }
        moveTo(firstQ + (minQ + maxQ) / 2, firstR + (minR + maxR) / 2);
    }

    public Hex hexOf(int cell) {
        return Hex.of(q(cell), r(cell));
    }

    public int q(int cell) {
        return firstQ + (cell - firstIndex & WIDTH - 1);
    }

    public int r(int cell) {
        return firstR + ((cell - firstIndex & Grid.WRAP) >> 5);
    }

    /** Returns whether a cell is in the window. The window always contains the hive and the cells beside the hive. */
    public boolean contains(Hex hex) {
        return (hex.q() - firstQ & -WIDTH) == 0 && (hex.r() - firstR & -WIDTH) == 0;
    }
}
