// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown to indicate that a move is illegal. Serialization omits the move and the reasons: after deserialization,
 * {@link #move} returns a pass and {@link #reasons} an empty list.
 */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Move move;
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

    /** {@return the illegal move} */
    public Move move() {
        return move == null ? Move.pass() : move;
    }

    /** {@return all reasons why the move is illegal, the most fundamental first} */
    public List<Violation> reasons() {
        return reasons == null ? List.of() : reasons;
    }
}
