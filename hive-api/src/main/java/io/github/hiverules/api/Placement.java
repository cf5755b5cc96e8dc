package io.github.hiverules.api;

import org.immutables.value.Value;

/** A piece enters from the hand (R2). */
@Value.Immutable
@HiddenTuple
public abstract non-sealed class Placement implements Move {
    private static final long serialVersionUID = 1;

    Placement() {}

    /** The placement of that piece on that cell. */
    public static Placement of(Piece piece, Hex to) {
        return ImmutablePlacement.of(piece, to);
    }

    /** The piece that enters. */
    @Value.Parameter
    public abstract Piece piece();

    /** The cell it enters on. */
    @Value.Parameter
    public abstract Hex to();

    @Override
    public String toString() {
        return "place " + piece() + " " + to();
    }
}
