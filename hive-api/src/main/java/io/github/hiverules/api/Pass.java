// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;

/** A turn without a placement or movement, legal exactly when nothing else is (R6.2). There is one instance. */
public final class Pass implements Move {
    static final Pass INSTANCE = new Pass();

    private static final long serialVersionUID = 1;

    private Pass() {}

    private Object writeReplace() {
        return new SerializationProxy(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerializationProxy.bypassed();
    }

    @Override
    public String toString() {
        return "pass";
    }
}
