// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api.spi;

/**
 * The ranges of the coordinates q, r and q + r of a set of cells. Coordinates may wrap around at the ends of
 * {@code int} (R1.4), so all ranges are relative to the first cell. The cells must be less than 2^30 steps apart.
 */
public final class BoundingBox {
    private int firstQ;
    private int firstR;
    private boolean isEmpty = true;

    /** The ranges relative to the first cell. Each range includes 0. */
    public int minQ;

    public int maxQ;
    public int minR;
    public int maxR;
    public int minSum;
    public int maxSum;

    /**
     * Enlarges this box to include a cell.
     *
     * @param q the coordinate q of the cell
     * @param r the coordinate r of the cell
     */
    public void add(int q, int r) {
        if (isEmpty) {
            isEmpty = false;
            firstQ = q;
            firstR = r;
        }
        int dq = q - firstQ;
        int dr = r - firstR;
        minQ = Math.min(minQ, dq);
        maxQ = Math.max(maxQ, dq);
        minR = Math.min(minR, dr);
        maxR = Math.max(maxR, dr);
        minSum = Math.min(minSum, dq + dr);
        maxSum = Math.max(maxSum, dq + dr);
    }

    /** Removes all cells. */
    public void clear() {
        isEmpty = true;
        firstQ = firstR = minQ = maxQ = minR = maxR = minSum = maxSum = 0;
    }

    /**
     * {@return the coordinate q}
     *
     * @param dq the coordinate relative to the first cell
     */
    public int q(int dq) {
        return firstQ + dq;
    }

    /**
     * {@return the coordinate r}
     *
     * @param dr the coordinate relative to the first cell
     */
    public int r(int dr) {
        return firstR + dr;
    }

    /** {@return the coordinate q in the middle of its range} */
    public int middleQ() {
        return q((minQ + maxQ) >> 1);
    }

    /** {@return the coordinate r in the middle of its range} */
    public int middleR() {
        return r((minR + maxR) >> 1);
    }
}
