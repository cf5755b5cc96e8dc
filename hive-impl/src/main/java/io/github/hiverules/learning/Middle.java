// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

/**
 * The middle of the table of {@link FeaturePlanes}. New versions may add constants, so a {@code switch} needs a {@code
 * default}.
 */
public enum Middle {
    /**
     * The cell of the game's first piece, {@link io.github.hiverules.search.SearchBoard#firstCell()}. Each cell has the
     * same index in all positions of a game. A hive that moves far away no longer fits.
     *
     * <p>The planes depend only on the position and the first piece's cell. A C++ library computes the same 23 planes.
     * But the C++ library shifts its board when a hive reaches the edge, so its planes also depend on earlier moves.
     */
    FIRST_PIECE,

    /**
     * The cell with the least distance to the farthest piece. If several cells have the same distance, the cell with
     * the least q, and then the least r. The planes don't depend on shifts of the hive, but one move can change the
     * indices of all cells.
     */
    HIVE
}
