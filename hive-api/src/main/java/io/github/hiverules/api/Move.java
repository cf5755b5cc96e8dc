// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.Optional;

/**
 * What a side does in its turn (R6.1): a {@link PieceMove}, which is a {@link Placement} or a {@link Movement}, or a
 * {@link Pass}. Two moves are equal when piece and destination are; how a piece got there (by itself, or thrown by a Pillbug)
 * makes no second move.
 *
 * <p>There will never be other sorts of moves, so a {@code switch} over these needs no {@code default}.
 *
 * <p>{@link Position#moveOf} makes the move of a piece to a cell without asking where the piece is now.
 */
public sealed interface Move permits PieceMove, Pass {
    /** Puts a piece from the hand on the table. */
    static Placement place(Piece piece, Hex to) {
        return Placement.of(piece, to);
    }

    /** Moves a piece on the table, throws by a Pillbug included. */
    static Movement move(Piece piece, Hex to) {
        return Movement.of(piece, to);
    }

    /** Passes the turn (R6.2). */
    static Pass pass() {
        return Pass.INSTANCE;
    }

    /** The cell where the piece goes; empty for a pass. */
    default Optional<Hex> destination() {
        return this instanceof PieceMove move ? Optional.of(move.to()) : Optional.empty();
    }

    /** The same move in a position in other coordinates (R1.4), as {@link Position#translate} shifts them. */
    default Move translate(int dq, int dr) {
        return this instanceof PieceMove move
                ? move.with(move.piece(), move.to().translate(dq, dr))
                : this;
    }
}
