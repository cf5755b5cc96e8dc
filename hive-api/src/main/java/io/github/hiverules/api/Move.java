// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.Optional;

/**
 * A turn of one side (R6.1): a {@link Placement}, a {@link Movement} or a {@link Pass}. Placements and movements are
 * {@link PieceMove}s. Moves are equal if their types, pieces and destinations are equal. A {@link Movement} doesn't say
 * whether the piece moves by itself or is thrown.
 *
 * <p>No other kinds of moves will be added, so a {@code switch} over moves needs no {@code default}.
 *
 * <p>{@link Position#moveOf} returns a movement if the piece is on the table, otherwise a placement.
 */
public sealed interface Move permits PieceMove, Pass {
    /**
     * Returns the placement of a piece from the hand.
     *
     * @param piece the piece
     * @param to the destination
     * @return the placement
     */
    static Placement place(Piece piece, Hex to) {
        return new Placement(piece, to);
    }

    /**
     * Returns the movement of a piece on the table. A throw (R4.9) is also a movement.
     *
     * @param piece the piece
     * @param to the destination
     * @return the movement
     */
    static Movement move(Piece piece, Hex to) {
        return new Movement(piece, to);
    }

    /** {@return the pass (R6.2)} */
    static Pass pass() {
        return Pass.INSTANCE;
    }

    /**
     * Returns the destination. {@link Position#cellOf} returns the start cell of a movement.
     *
     * @return the destination, or empty for a pass
     */
    default Optional<Hex> destination() {
        return this instanceof PieceMove move ? Optional.of(move.to()) : Optional.empty();
    }

    /**
     * Returns this move with its destination shifted by an offset. {@link Position#translate} shifts the position.
     *
     * @param dq the shift along q
     * @param dr the shift along r
     * @return the shifted move; a pass is unchanged
     */
    Move translate(int dq, int dr);
}
