// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
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
    public abstract Piece piece();

    @Override
    public abstract Hex to();

    @Override
    public Placement with(Piece piece, Hex to) {
        return of(piece, to);
    }

    Object writeReplace() {
        return new SerializationProxy(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerializationProxy.bypassed();
    }

    private void readObjectNoData() throws InvalidObjectException {
        throw SerializationProxy.bypassed();
    }

    @Override
    public String toString() {
        return "place " + piece() + " " + to();
    }
}
