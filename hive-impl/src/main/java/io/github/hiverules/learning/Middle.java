// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

/** Which cell of the endless table is the middle of {@link FeaturePlanes}. New versions may add others, so a {@code switch} over them needs a
 * {@code default}. */
public enum Middle {
    /**
     * The cell on which the game's first piece was placed, {@link io.github.hiverules.search.SearchBoard#firstCell()}: positions of
     * one game lie on each other, and a hive that wanders comes to fit no more.
     */
    FIRST_PIECE,

    /**
     * The middle of the hive: the cell from which the farthest piece is the fewest steps away; of several the one with the least
     * q, and of these the one with the least r. A hive fits wherever it wanders, and may be shifted from one position to the
     * next.
     */
    HIVE
}
