// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.spi.BoundingBox;

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

    public CoordinateMap copy() {
        CoordinateMap copy = new CoordinateMap();
        copy.setTo(this);
        return copy;
    }

    /** Copies the window and the first cell of another map. */
    void setTo(CoordinateMap other) {
        firstQ = other.firstQ;
        firstR = other.firstR;
        firstIndex = other.firstIndex;
        firstCell = other.firstCell;
    }

    /** Centers the window on a hive. */
    void centerOn(BoundingBox hive) {
        moveTo(hive.middleQ(), hive.middleR());
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

    /** Returns whether a cell is at the edge of the window. */
    boolean isAtEdge(int cell) {
        int index = cell - firstIndex & Grid.WRAP;
        return (index + 1 & 30) == 0 || ((index >> 5) + 1 & 30) == 0;
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
