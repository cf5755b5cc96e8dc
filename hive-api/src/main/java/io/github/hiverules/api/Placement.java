// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

/**
 * A turn that places a piece from the hand (R2).
 *
 * @param piece the piece
 * @param to the destination
 */
public record Placement(Piece piece, Hex to) implements PieceMove {
    /**
     * Creates a placement, as {@link Move#place} does.
     *
     * @param piece the piece
     * @param to the destination
     */
    public Placement {
        requireNonNull(piece, "piece");
        requireNonNull(to, "to");
    }

    @Override
    public Placement with(Piece piece, Hex to) {
        return new Placement(piece, to);
    }

    @Override
    public Placement translate(int dq, int dr) {
        return new Placement(piece, to.translate(dq, dr));
    }

    @Override
    public String toString() {
        return "place " + piece + " " + to;
    }
}
