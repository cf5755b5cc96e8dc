// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/** The verdict on a move: legal, or illegal with all reasons. */
@Value.Immutable
@PackagePrivateValue
public abstract class Legality {
    private static final Legality LEGAL = ImmutableLegality.of(List.of());

    Legality() {}

    /** Returns the verdict that a move is legal. */
    public static Legality legal() {
        return LEGAL;
    }

    /**
     * Returns the verdict that a move is illegal.
     *
     * @throws IllegalArgumentException if no reason is given
     */
    public static Legality illegal(List<Violation> reasons) {
        if (requireNonNull(reasons, "reasons").isEmpty()) {
            throw new IllegalArgumentException("An illegal move needs a reason.");
        }
        return ImmutableLegality.of(reasons);
    }

    /** Returns the reasons why the move is illegal, the most fundamental first; empty if it is legal. */
    public abstract List<Violation> reasons();

    /** Returns whether the move is legal. */
    public boolean isLegal() {
        return reasons().isEmpty();
    }

    /**
     * Checks that the move is legal.
     *
     * @throws IllegalMoveException with every reason if it is not
     */
    void requireLegal(Move move) {
        if (!isLegal()) {
            throw new IllegalMoveException(move, reasons());
        }
    }

    /** Returns {@code legal}, or {@code illegal: } with the codes of the reasons. */
    @Override
    public String toString() {
        return isLegal()
                ? "legal"
                : reasons().stream().map(Violation::code).collect(Collectors.joining(", ", "illegal: ", ""));
    }
}
