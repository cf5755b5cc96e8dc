// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import org.immutables.value.Value;

/** A piece on the table goes to another cell (R3, R4), by itself or thrown by a Pillbug (R4.9). */
@Value.Immutable
@PackagePrivateValue
public abstract non-sealed class Movement implements PieceMove {
    Movement() {}

    /** The movement of that piece to that cell. */
    public static Movement of(Piece piece, Hex to) {
        return ImmutableMovement.of(piece, to);
    }

    @Override
    public abstract Piece piece();

    @Override
    public abstract Hex to();

    @Override
    public Movement with(Piece piece, Hex to) {
        return of(piece, to);
    }

    @Override
    public String toString() {
        return "move " + piece() + " " + to();
    }
}
