// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.learning;

/** The middle of the table of {@link FeaturePlanes}. New versions may add constants, so a {@code switch} needs a {@code default}. */
public enum Middle {
    /**
     * The cell of the game's first piece, {@link io.github.hiverules.search.SearchBoard#firstCell()}. A cell of the table has one
     * index in all positions of a game. A hive that wanders far no longer fits.
     *
     * <p>The planes depend only on the position and the first piece's cell. The C++ library with the same 23 planes shifts its board
     * when a hive reaches the radius, so its planes depend on earlier moves too.
     */
    FIRST_PIECE,

    /**
     * The cell with the least maximum distance to a piece. Of several such cells, the cell with the least q, and of these the cell
     * with the least r. The planes ignore shifts of the hive, but a move can shift all cells.
     */
    HIVE
}
