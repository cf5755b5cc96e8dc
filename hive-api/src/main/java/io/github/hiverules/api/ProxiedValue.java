// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** A value that stands in a Java stream as its {@link SerializationProxy}; a stream that holds its fields instead is refused. */
abstract class ProxiedValue implements Serializable {
    private static final long serialVersionUID = 1;

    ProxiedValue() {}

    Object writeReplace() {
        return new SerializationProxy(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw bypassed();
    }

    /** Called where a stream leaves this class out. */
    private void readObjectNoData() throws InvalidObjectException {
        throw bypassed();
    }

    private static InvalidObjectException bypassed() {
        return new InvalidObjectException("A value of the API is read from its proxy only.");
    }
}
