// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

import io.github.hiverules.api.spi.BoundingBox;
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
        BoundingBox box = new BoundingBox(); // the JIT compiler avoids this allocation
        for (int piece = 0; piece < PieceOrder.COUNT; piece++) {
            int cell = board.cellOf(piece);
            if (cell >= 0) {
                box.add(board.q(cell), board.r(cell));
            }
        }
        int width = Math.max(box.maxQ - box.minQ, Math.max(box.maxR - box.minR, box.maxSum - box.minSum));
        int steps = width + 1 >> 1;
        while (box.maxQ + box.maxR - box.minSum > 3 * steps || box.minQ + box.minR - box.maxSum < -3 * steps) {
            steps++; // No cell is in all three ranges, because q + r + s must be 0.
        }
        int q = Math.max(box.maxQ - steps, box.maxSum - box.minR - 2 * steps);
        int r = Math.max(box.maxR - steps, box.maxSum - q - steps);
        return packed(box.q(q), box.r(r));
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
