// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Stack;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What stands on the table, in coordinates that start at 0 for the least q and the least r in use, in reading order: row by
 * row from the top, each from the left. Arrangements that differ by a shift only (R1.4) are the same here.
 *
 * @param corner the cell of the original coordinates that became the origin
 * @param stacks the stacks by their shifted cells, in reading order
 */
public record ShiftedStacks(Hex corner, SortedMap<Hex, Stack> stacks) {
    /** The largest number of rows, and of columns; a connected hive has 28 at most. */
    private static final int MAX_EXTENT = 1_000;

    /** The arrangement of these stacks; an {@link IllegalArgumentException} where they lie too far apart for a picture. */
    public static ShiftedStacks of(Map<Hex, Stack> stacks) {
        Hex base = stacks.keySet().stream().findFirst().orElse(Hex.ORIGIN);
        int left = 0;
        int top = 0;
        for (Hex hex : stacks.keySet()) { // differences from a cell in use, because coordinates may wrap around
            left = Math.min(left, hex.q() - base.q());
            top = Math.min(top, hex.r() - base.r());
        }
        SortedMap<Hex, Stack> shifted = new TreeMap<>();
        ShiftedStacks arrangement =
                new ShiftedStacks(base.translate(left, top), Collections.unmodifiableSortedMap(shifted));
        stacks.forEach((hex, stack) -> {
            Hex relative = arrangement.shift(hex);
            if (relative.q() < 0 || relative.q() >= MAX_EXTENT || relative.r() < 0 || relative.r() >= MAX_EXTENT) {
                throw new IllegalArgumentException("Pieces lie more than " + MAX_EXTENT + " cells apart.");
            }
            shifted.put(relative, stack);
        });
        return arrangement;
    }

    /** Where a cell of the original coordinates lies in the shifted ones. */
    public Hex shift(Hex hex) {
        return hex.translate(-corner.q(), -corner.r());
    }

    /** Where a cell of the shifted coordinates lies in the original ones. */
    public Hex unshift(Hex hex) {
        return hex.translate(corner.q(), corner.r());
    }
}
