// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import io.github.hiverules.search.SearchBoard;

/**
 * Finds the middle of the hive: the cell with the least distance to the farthest piece.
 *
 * <p>The distance of two cells is the largest difference of their coordinates q, r and s = -q - r. So only the minimum
 * and the maximum of each coordinate matter.
 */
final class HiveMiddle {
    private HiveMiddle() {}

    /**
     * Returns the middle, or the origin for the empty table. The cell is packed into a {@code long} to avoid
     * allocation.
     */
    static long of(SearchBoard board) {
        int base = -1; // Differences from this cell are correct even if coordinates wrap around.
        int minQ = 0;
        int maxQ = 0;
        int minR = 0;
        int maxR = 0;
        int minS = 0;
        int maxS = 0;
        for (int piece = 0; piece < PieceOrder.COUNT; piece++) {
            int cell = board.cellOf(piece);
            if (cell >= 0) {
                base = base < 0 ? cell : base;
                int q = board.q(cell) - board.q(base);
                int r = board.r(cell) - board.r(base);
                minQ = Math.min(minQ, q);
                maxQ = Math.max(maxQ, q);
                minR = Math.min(minR, r);
                maxR = Math.max(maxR, r);
                minS = Math.min(minS, -q - r);
                maxS = Math.max(maxS, -q - r);
            }
        }
        if (base < 0) {
            return packed(0, 0);
        }
        int steps = Math.max(maxQ - minQ, Math.max(maxR - minR, maxS - minS)) + 1 >> 1;
        while (maxQ + maxR + maxS > 3 * steps || minQ + minR + minS < -3 * steps) {
            steps++; // No cell is in all three ranges, because q + r + s must be 0.
        }
        int q = Math.max(maxQ - steps, -(minR + steps) - (minS + steps));
        int r = Math.max(maxR - steps, -q - (minS + steps));
        return packed(board.q(base) + q, board.r(base) + r);
    }

    private static long packed(int q, int r) {
        return (long) q << 32 | r & 0xFFFF_FFFFL;
    }

    static int q(long middle) {
        return (int) (middle >> 32);
    }

    static int r(long middle) {
        return (int) middle;
    }
}
