// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

/** A turn that puts a piece on a cell: a {@link Placement} from the hand or a {@link Movement} on the table. */
public sealed interface PieceMove extends Move permits Placement, Movement {
    /** {@return the piece that is placed, moved or thrown} */
    Piece piece();

    /** {@return the destination} */
    Hex to();

    /**
     * Returns a copy of this move with the given piece and destination.
     *
     * @param piece the piece
     * @param to the destination
     * @return the copy, of the same type as this move
     */
    PieceMove with(Piece piece, Hex to);

    /**
     * Returns this move with its destination shifted by an offset. {@link Position#translate} shifts the position.
     *
     * @return the shifted move, of the same type as this move
     */
    @Override
    PieceMove translate(int dq, int dr);
}
