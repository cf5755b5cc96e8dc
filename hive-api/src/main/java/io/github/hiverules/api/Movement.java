package io.github.hiverules.api;

import org.immutables.value.Value;

/** A piece on the table goes to another cell (R3, R4), by itself or thrown by a Pillbug (R4.9). */
@Value.Immutable
@HiddenTuple
public abstract non-sealed class Movement implements Move {
    private static final long serialVersionUID = 1;

    Movement() {}

    /** The movement of that piece to that cell. */
    public static Movement of(Piece piece, Hex to) {
        return ImmutableMovement.of(piece, to);
    }

    /** The piece that moves or is thrown. */
    @Value.Parameter
    public abstract Piece piece();

    /** The cell where it comes down. */
    @Value.Parameter
    public abstract Hex to();

    @Override
    public String toString() {
        return "move " + piece() + " " + to();
    }
}
