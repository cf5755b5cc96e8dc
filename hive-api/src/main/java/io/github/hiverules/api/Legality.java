// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/** The verdict on a move: legal, or illegal with all reasons. */
@Value.Immutable
@PackagePrivateValue
public abstract class Legality {
    private static final Legality LEGAL = ImmutableLegality.of(List.of());

    Legality() {}

    /** {@return the verdict for a legal move} */
    public static Legality legal() {
        return LEGAL;
    }

    /**
     * Returns the verdict for an illegal move.
     *
     * @param reasons the reasons, at least one
     * @return the verdict
     * @throws IllegalArgumentException if there are no reasons
     */
    public static Legality illegal(List<Violation> reasons) {
        if (requireNonNull(reasons, "reasons").isEmpty()) {
            throw new IllegalArgumentException("Expected at least one reason for an illegal move.");
        }
        return ImmutableLegality.of(reasons);
    }

    /** {@return the reasons why the move is illegal, the most fundamental first; empty if the move is legal} */
    public abstract List<Violation> reasons();

    /** {@return whether the move is legal} */
    public boolean isLegal() {
        return reasons().isEmpty();
    }

    void requireLegal(Move move) {
        if (!isLegal()) {
            throw new IllegalMoveException(move, reasons());
        }
    }

    /** Returns a debug string, for example {@code legal} or {@code illegal: pinned, gate-blocked}. */
    @Override
    public String toString() {
        return isLegal()
                ? "legal"
                : reasons().stream().map(Violation::code).collect(Collectors.joining(", ", "illegal: ", ""));
    }
}
