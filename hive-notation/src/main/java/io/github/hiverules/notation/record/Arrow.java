// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Hex;
import io.github.hiverules.notation.internal.PackagePrivateValue;
import org.immutables.value.Value;

/** An arrow that an author has drawn from one cell to another, in the coordinates of the {@link GameRecord}. */
@Value.Immutable
@PackagePrivateValue
public abstract class Arrow {
    Arrow() {}

    /**
     * {@return an arrow}
     *
     * @param from the cell at the arrow's tail
     * @param to the cell at the arrow's head
     */
    public static Arrow of(Hex from, Hex to) {
        return ImmutableArrow.of(requireNonNull(from, "from"), requireNonNull(to, "to"));
    }

    /** {@return the cell at the arrow's tail} */
    public abstract Hex from();

    /** {@return the cell at the arrow's head} */
    public abstract Hex to();
}
