// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/**
 * The six directions to neighbouring cells, clockwise from east.
 *
 * <p>Cells are hexagons with a corner at the top. A cell has a left neighbour, a right neighbour and four diagonal
 * neighbours. No constant will be added, and the ordinals 0 to 5 won't change.
 */
public enum Direction {
    /** To the right. */
    EAST(1, 0),
    /** To the lower right. */
    SOUTH_EAST(0, 1),
    /** To the lower left. */
    SOUTH_WEST(-1, 1),
    /** To the left. */
    WEST(-1, 0),
    /** To the upper left. */
    NORTH_WEST(0, -1),
    /** To the upper right. */
    NORTH_EAST(1, -1);

    private static final Direction[] VALUES = values();

    private final int dq;
    private final int dr;

    Direction(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    /** {@return the change of {@link Hex#q()} by one step in this direction, -1 to 1} */
    public int dq() {
        return dq;
    }

    /** {@return the change of {@link Hex#r()} by one step in this direction, -1 to 1} */
    public int dr() {
        return dr;
    }

    /**
     * Returns this direction rotated clockwise.
     *
     * @param sixths the rotation in units of 60 degrees; negative for counter-clockwise
     * @return the rotated direction
     */
    public Direction rotate(int sixths) {
        return VALUES[(ordinal() + Math.floorMod(sixths, 6)) % 6];
    }

    /** {@return the opposite direction} */
    public Direction opposite() {
        return rotate(3);
    }
}
