// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/** A turn in which a piece comes to a cell: from the hand ({@link Placement}) or from another cell ({@link Movement}). */
public sealed interface PieceMove extends Move permits Placement, Movement {
    /** The piece that enters, moves or is thrown. */
    Piece piece();

    /** The cell where it comes down. */
    Hex to();

    /** A move of the same sort, a placement or a movement, of that piece to that cell. */
    PieceMove with(Piece piece, Hex to);
}
