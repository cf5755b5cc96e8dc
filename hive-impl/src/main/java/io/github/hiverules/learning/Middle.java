// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

/**
 * The cell in the middle of {@link FeaturePlanes}. New versions may add constants, so a {@code switch} needs a
 * {@code default}.
 */
public enum Middle {
    /**
     * The cell on which the game's first piece was placed, see {@link
     * io.github.hiverules.search.SearchBoard#firstCell()}. A cell has the same index in all positions of a game. If the
     * hive moves far away, the position no longer fits.
     *
     * <p>The planes depend only on the position and the first piece's cell. With all expansions, the default planes are
     * equal to the 23 planes of OpenSpiel. But when a hive reaches the edge, OpenSpiel shifts its board, so its planes
     * differ.
     */
    FIRST_PIECE,

    /**
     * The middle of the hive: the cell with the least distance to the farthest piece. If several cells qualify, the
     * least q decides, and then the least r. The planes don't depend on shifts of the hive. But one move can change the
     * indices of all cells, and the middle of a rotated hive may be another piece's cell. So
     * {@link FeaturePlanes#gather} refuses this middle.
     */
    HIVE
}
