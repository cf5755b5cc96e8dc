package io.github.hiverules.api;

import org.immutables.value.Value;

/** A piece enters from the hand (R2). */
@Value.Immutable
@PackagePrivateValue
public abstract non-sealed class Placement implements PieceMove {
    private static final long serialVersionUID = 1;

    Placement() {}

    /** The placement of that piece on that cell. */
    public static Placement of(Piece piece, Hex to) {
        return ImmutablePlacement.of(piece, to);
    }

    @Override
    @Value.Parameter
    public abstract Piece piece();

    @Override
    @Value.Parameter
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
