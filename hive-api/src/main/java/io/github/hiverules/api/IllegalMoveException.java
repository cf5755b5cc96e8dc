// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Thrown when an illegal move is played; it carries the move and every reason against it. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final Move move;
    private final transient @Nullable List<Violation> reasons;

    IllegalMoveException(Move move, List<Violation> reasons) {
        super("Illegal move, " + move + ": "
                + reasons.stream()
                        .map(reason -> reason.code() + " (" + reason.rule().number() + ")")
                        .collect(Collectors.joining(", "))
                + ".");
        this.move = move;
        this.reasons = reasons;
    }

    /** The move that was refused. */
    public Move move() {
        return move;
    }

    /**
     * Why it was refused, the most fundamental reason first. Reasons are not serialized: an exception that was read from a stream
     * has the move and the words, and none of these.
     */
    public List<Violation> reasons() {
        return reasons == null ? List.of() : reasons;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (move == null) {
            throw new InvalidObjectException("An exception about no move.");
        }
    }
}
