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
     * @return a placement if this move is a placement, otherwise a movement
     */
    PieceMove with(Piece piece, Hex to);

    /** Returns the move with its destination shifted. */
    @Override
    PieceMove translate(int dq, int dr);
}
