// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The six directions in which a cell has neighbours, clockwise from the right. Cells have a point up and a point down, so
 * two neighbours lie left and right and four on the diagonals. There will never be others, and the ordinals 0 to 5 stay.
 */
public enum Direction {
    EAST(1, 0),
    SOUTH_EAST(0, 1),
    SOUTH_WEST(-1, 1),
    WEST(-1, 0),
    NORTH_WEST(0, -1),
    NORTH_EAST(1, -1);

    private static final Direction[] VALUES = values();

    private final int dq;
    private final int dr;

    Direction(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    /** The step along {@link Hex#q()}. */
    public int dq() {
        return dq;
    }

    /** The step along {@link Hex#r()}. */
    public int dr() {
        return dr;
    }

    /** The direction that many sixths of a full turn further clockwise; negative turns go the other way. */
    public Direction rotate(int sixths) {
        return VALUES[(ordinal() + Math.floorMod(sixths, 6)) % 6];
    }

    /** The direction that leads back. */
    public Direction opposite() {
        return rotate(3);
    }
}
