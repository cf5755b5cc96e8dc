// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.PieceStack;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The stacks on the table, shifted so that the least q and the least r are 0. Arrangements that differ only by a shift
 * (R1.4) have equal shifted stacks.
 *
 * @param corner the original coordinates of the cell that became the origin
 * @param stacks the stacks by shifted cells: row by row from the top, and within a row from the left
 */
public record ShiftedStacks(Hex corner, SortedMap<Hex, PieceStack> stacks) {
    /** The maximum number of rows and of columns. A connected hive has at most 28 rows and columns. */
    private static final int MAX_EXTENT = 1_000;

    /** Shifts stacks. Throws an {@link IllegalArgumentException} if the stacks need more than 1,000 rows or columns. */
    public static ShiftedStacks of(Map<Hex, PieceStack> stacks) {
        Hex base = stacks.keySet().stream().findFirst().orElse(Hex.ORIGIN);
        int left = 0;
        int top = 0;
        for (Hex hex : stacks.keySet()) { // differences avoid overflow
            left = Math.min(left, hex.q() - base.q());
            top = Math.min(top, hex.r() - base.r());
        }
        ShiftedStacks arrangement = new ShiftedStacks(base.translate(left, top), new TreeMap<>());
        stacks.forEach((hex, stack) -> {
            Hex relative = arrangement.shift(hex);
            if (relative.q() < 0 || relative.q() >= MAX_EXTENT || relative.r() < 0 || relative.r() >= MAX_EXTENT) {
                throw new IllegalArgumentException("Expected pieces in at most " + MAX_EXTENT + " rows and columns.");
            }
            arrangement.stacks.put(relative, stack);
        });
        return arrangement;
    }

    public Hex shift(Hex hex) {
        return hex.translate(-corner.q(), -corner.r());
    }

    public Hex unshift(Hex hex) {
        return hex.translate(corner.q(), corner.r());
    }
}
