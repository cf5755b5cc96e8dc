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

    /** Returns the middle, or the origin for the empty table, packed into a {@code long} to avoid allocation. */
    static long of(SearchBoard board) {
        int first = -1; // Differences from this cell are correct even if coordinates wrap around.
        int minQ = 0;
        int maxQ = 0;
        int minR = 0;
        int maxR = 0;
        int minSum = 0;
        int maxSum = 0;
        for (int piece = 0; piece < PieceOrder.COUNT; piece++) {
            int cell = board.cellOf(piece);
            if (cell >= 0) {
                first = first < 0 ? cell : first;
                int q = board.q(cell) - board.q(first);
                int r = board.r(cell) - board.r(first);
                minQ = Math.min(minQ, q);
                maxQ = Math.max(maxQ, q);
                minR = Math.min(minR, r);
                maxR = Math.max(maxR, r);
                minSum = Math.min(minSum, q + r);
                maxSum = Math.max(maxSum, q + r);
            }
        }
        if (first < 0) {
            return packed(0, 0);
        }
        int steps = Math.max(maxQ - minQ, Math.max(maxR - minR, maxSum - minSum)) + 1 >> 1;
        while (maxQ + maxR - minSum > 3 * steps || minQ + minR - maxSum < -3 * steps) {
            steps++; // No cell is in all three ranges, because q + r + s must be 0.
        }
        int q = Math.max(maxQ - steps, maxSum - minR - 2 * steps);
        int r = Math.max(maxR - steps, maxSum - q - steps);
        return packed(board.q(first) + q, board.r(first) + r);
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
