// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/** The verdict on a move: legal, or illegal with all violations of the rules. */
@Value.Immutable
@PackagePrivateValue
public abstract class Legality {
    private static final Legality LEGAL = ImmutableLegality.of(List.of());

    Legality() {}

    /** Returns the verdict for a move that the violations forbid. */
    static Legality of(List<Violation> violations) {
        return violations.isEmpty() ? LEGAL : ImmutableLegality.of(violations);
    }

    /** {@return the violations that make the move illegal, the most fundamental first; empty if the move is legal} */
    public abstract List<Violation> violations();

    /** {@return whether the move is legal} */
    public boolean isLegal() {
        return violations().isEmpty();
    }

    void requireLegal(Move move) {
        if (!isLegal()) {
            throw new IllegalMoveException(move, violations());
        }
    }

    /** Returns a debug string, for example {@code legal} or {@code illegal: pinned, gate-blocked}. */
    @Override
    public String toString() {
        return isLegal()
                ? "legal"
                : violations().stream().map(Violation::code).collect(Collectors.joining(", ", "illegal: ", ""));
    }
}
