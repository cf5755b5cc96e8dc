// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.board;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import java.util.Arrays;

/**
 * Maps axial coordinates onto a 1024-cell torus: the index of a cell is {@code q + 32 r} modulo 1024, so a hive may wander for ever
 * (R1.4). Cells that share an index are at least 32 steps apart, and no two cells that a game of 28 pieces asks about at one time
 * are: a hive in a straight line is 27 steps long, with the cells beside it 29, and with the cells beside those 31.
 */
public final class Grid {
    /** The number of cells. */
    public static final int SIZE = 1024;

    /** Turns the sum of a cell and a step into a cell. */
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

    /** The six steps in ten bits each. A look-up needs no memory and no bounds check, which is faster than an array. */
    private static final long STEPS =
            E | SE << 10 | SW << 20 | (W & 1023L) << 30 | (NW & 1023L) << 40 | (NE & 1023L) << 50;

    /** By the difference of two cells: the direction from one to the other, or -1 where they are no neighbours. */
    private static final byte[] DIRECTION_OF = new byte[SIZE];

    static {
        Arrays.fill(DIRECTION_OF, (byte) -1);
        for (Direction direction : Direction.values()) {
            int step = direction.dq() + 32 * direction.dr() & WRAP;
            assert step == neighbor(0, direction.ordinal());
            DIRECTION_OF[step] = (byte) direction.ordinal();
        }
    }

    /** By the difference of two cells: whether they are at most two steps apart. */
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

    /** Returns whether two cells are at most two steps apart, so that a cell may be beside both. */
    public static boolean areClose(int cell, int other) {
        return CLOSE[other - cell & WRAP];
    }

    /** Returns the index of a cell of the endless table. */
    public static int cell(Hex hex) {
        return hex.q() + 32 * hex.r() & WRAP;
    }

    /** Returns the neighbouring cell in a direction. */
    public static int neighbor(int cell, int direction) {
        return cell + (int) (STEPS >>> 10 * direction) & WRAP;
    }

    /** Returns the opposite direction. */
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

    /** Returns a digit of a list of six, the first one last. Like {@link #STEPS}, it is faster than an array. */
    private static int digit(int list, int index) {
        return list >> 4 * index & 7;
    }

    /** Returns the direction in which the other cell is a neighbour, or -1. */
    public static int directionTo(int cell, int other) {
        return DIRECTION_OF[other - cell & WRAP];
    }
}
