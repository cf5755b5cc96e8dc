// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import java.util.Arrays;

/**
 * Maps axial coordinates to a torus of 1024 cells, so that a hive may wander forever (R1.4). The index of a cell is
 * {@code q + 32 r} modulo 1024.
 *
 * <p>Cells with equal indices are at least 32 steps apart. The cells of one query are closer: a hive of 28 pieces spans
 * at most 27 steps. The hive and the cells at most one step away span 29 steps, and the cells at most two steps away span 31.
 */
public final class Grid {
    /** The number of cells. */
    public static final int SIZE = 1024;

    /** The mask that wraps the sum of a cell and a step. */
    public static final int WRAP = SIZE - 1;

    /** All six directions. */
    public static final int ALL_AROUND = 0b111111;

    // Steps to the neighbours, clockwise in the order of Direction.
    public static final int E = 1;
    public static final int SE = 32;
    public static final int SW = 31;
    public static final int W = -1;
    public static final int NW = -32;
    public static final int NE = -31;

    /**
     * The six steps, ten bits each. A shift needs no memory access and no bounds check, so it is faster than an array.
     */
    private static final long STEPS =
            E | SE << 10 | SW << 20 | (W & 1023L) << 30 | (NW & 1023L) << 40 | (NE & 1023L) << 50;

    /** The direction from a cell to a neighbour, indexed by the difference of the cells; -1 for other differences. */
    private static final byte[] DIRECTION_OF = new byte[SIZE];

    static {
        Arrays.fill(DIRECTION_OF, (byte) -1);
        for (Direction direction : Direction.values()) {
            int step = direction.dq() + 32 * direction.dr() & WRAP;
            assert step == neighbor(0, direction.ordinal());
            DIRECTION_OF[step] = (byte) direction.ordinal();
        }
    }

    /** Whether two cells are at most two steps apart, indexed by their difference. */
    private static final boolean[] CLOSE = new boolean[SIZE];

    static {
        CLOSE[0] = true;
        for (int d = 0; d < 6; d++) {
            for (int e = 0; e < 6; e++) {
                CLOSE[neighbor(0, d)] = true;
                CLOSE[neighbor(neighbor(0, d), e)] = true;
            }
        }
    }

    private Grid() {}

    /** Returns whether two cells are at most two steps apart, so that they may have a common neighbour. */
    public static boolean areClose(int cell, int other) {
        return CLOSE[other - cell & WRAP];
    }

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
     * Returns a hexadecimal digit of a number. Index 0 is the lowest digit. A shift is faster than an array, see
     * {@link #STEPS}.
     */
    private static int digit(int list, int index) {
        return list >> 4 * index & 7;
    }

    /** Returns the direction to a neighbouring cell, or -1. */
    public static int directionTo(int cell, int other) {
        return DIRECTION_OF[other - cell & WRAP];
    }
}
