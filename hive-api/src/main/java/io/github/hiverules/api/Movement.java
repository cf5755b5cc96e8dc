// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

/**
 * A turn that moves a piece on the table to another cell (R3, R4). The piece moves by itself, or a Pillbug throws the
 * piece (R4.9).
 *
 * @param piece the piece that moves or is thrown
 * @param to the destination
 */
public record Movement(Piece piece, Hex to) implements PieceMove {
    /**
     * Creates a movement, as {@link Move#move} does.
     *
     * @param piece the piece that moves or is thrown
     * @param to the destination
     */
    public Movement {
        requireNonNull(piece, "piece");
        requireNonNull(to, "to");
    }

    @Override
    public Movement with(Piece piece, Hex to) {
        return new Movement(piece, to);
    }

    @Override
    public Movement translate(int dq, int dr) {
        return new Movement(piece, to.translate(dq, dr));
    }

    @Override
    public String toString() {
        return "move " + piece + " " + to;
    }
}
