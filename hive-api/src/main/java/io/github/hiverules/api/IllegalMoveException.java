// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown to indicate that a move is illegal. Serialization omits the move and the violations: after deserialization,
 * {@link #move} and {@link #violations} are empty.
 */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Move move;
    private final transient @Nullable List<Violation> violations;

    IllegalMoveException(Move move, List<Violation> violations) {
        super("Illegal move, " + move + ": "
                + violations.stream()
                        .map(violation ->
                                violation.code() + " (" + violation.rule().number() + ")")
                        .collect(Collectors.joining(", "))
                + ".");
        this.move = move;
        this.violations = violations;
    }

    /** {@return the illegal move; empty after deserialization} */
    public Optional<Move> move() {
        return Optional.ofNullable(move);
    }

    /** {@return all violations that make the move illegal, the most fundamental first; empty after deserialization} */
    public List<Violation> violations() {
        return violations == null ? List.of() : violations;
    }
}
