// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import java.util.Arrays;

/**
 * Maps axial coordinates to a torus of 1024 cells, so that a hive may wander forever (R1.4). The index of a cell is
 * {@code q + 32 r} modulo 1024.
 *
 * <p>Different cells with equal indices are at least 32 steps apart. A hive of 28 pieces spans at most 27 steps. A
 * query considers only cells at most two steps from the hive, and these cells span at most 31 steps. So no index is
 * ambiguous.
 */
public final class Grid {
    /** The number of cells. */
    public static final int SIZE = 1024;

    /** The mask that reduces the sum of a cell and a step modulo {@link #SIZE}. */
    public static final int WRAP = SIZE - 1;

    /** All six directions. */
    public static final int ALL_AROUND = 0b111111;

    // The index of each neighbour minus the index of the cell, in Direction order.
    public static final int E = 1;
    public static final int SE = 32;
    public static final int SW = 31;
    public static final int W = -1;
    public static final int NW = -32;
    public static final int NE = -31;

    /**
     * The steps in all six directions, ten bits each. A shift is faster than an array: it needs no memory access and no
     * bounds check.
     */
    private static final long STEPS =
            E | SE << 10 | SW << 20 | (W & 1023L) << 30 | (NW & 1023L) << 40 | (NE & 1023L) << 50;

    /**
     * The direction from a cell to another cell, indexed by the difference of their indices. The value is -1 if the
     * cells are not neighbours.
     */
    private static final byte[] DIRECTION_OF = new byte[SIZE];

    static {
        Arrays.fill(DIRECTION_OF, (byte) -1);
        for (Direction direction : Direction.values()) {
            int step = direction.dq() + 32 * direction.dr() & WRAP;
            assert step == neighbor(0, direction.ordinal());
            DIRECTION_OF[step] = (byte) direction.ordinal();
        }
    }

    private Grid() {}

    /** Returns the index of a cell. */
    public static int cell(Hex hex) {
        return hex.q() + 32 * hex.r() & WRAP;
    }

    public static int neighbor(int cell, int direction) {
        return cell + (int) (STEPS >>> 10 * direction) & WRAP;
    }

    public static int opposite(int direction) {
        return digit(0x210543, direction);
    }

    /** Returns the next direction clockwise. */
    public static int clockwise(int direction) {
        return digit(0x054321, direction);
    }

    /** Returns the next direction counter-clockwise. */
    public static int counterClockwise(int direction) {
        return digit(0x432105, direction);
    }

    /**
     * Returns the hexadecimal digit at an index. Index 0 is the lowest digit. A shift is faster than an array, as in
     * {@link #STEPS}.
     */
    private static int digit(int list, int index) {
        return list >> 4 * index & 7;
    }

    /** Returns the direction from a cell to another cell, or -1 if the cells are not neighbours. */
    public static int directionTo(int cell, int other) {
        return DIRECTION_OF[other - cell & WRAP];
    }
}
