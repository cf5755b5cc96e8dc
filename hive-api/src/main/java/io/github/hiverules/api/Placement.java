// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import org.immutables.value.Value;

/** A piece enters from the hand (R2). */
@Value.Immutable
@PackagePrivateValue
public abstract non-sealed class Placement implements PieceMove {
    Placement() {}

    /** The placement of that piece on that cell. */
    public static Placement of(Piece piece, Hex to) {
        return ImmutablePlacement.of(piece, to);
    }

    @Override
    public abstract Piece piece();

    @Override
    public abstract Hex to();

    @Override
    public Placement with(Piece piece, Hex to) {
        return of(piece, to);
    }

    @Override
    public String toString() {
        return "place " + piece() + " " + to();
    }
}
