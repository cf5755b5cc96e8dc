// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when an illegal move is played; it carries the move and every reason against it. It can't be
 * serialized, as its reasons can't.
 */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Move move;
    private final transient List<Violation> reasons;

    /** An exception for that move and the reasons against it, the most fundamental first. */
    public IllegalMoveException(Move move, List<Violation> reasons) {
        super("Illegal move, " + requireNonNull(move, "move") + ": "
                + requireNonNull(reasons, "reasons").stream()
                        .map(reason -> reason.code() + " (" + reason.rule().number() + ")")
                        .collect(Collectors.joining(", "))
                + ".");
        this.move = move;
        this.reasons = List.copyOf(reasons);
    }

    /** The move that was refused. */
    public Move move() {
        return move;
    }

    /** Why it was refused, the most fundamental reason first. */
    public List<Violation> reasons() {
        return reasons;
    }

    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException(getClass().getName());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException(
                "This exception is in no stream: it carries values that are not serializable.");
    }
}
