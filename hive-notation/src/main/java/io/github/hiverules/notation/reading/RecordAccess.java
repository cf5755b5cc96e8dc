// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import static java.util.Objects.requireNonNull;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Gives the package json access to the moves of records.
 *
 * @param <R> stands for {@code GameRecord}, which this package can't import
 * @param parts returns the parts of a record
 * @param maker creates a record. Doesn't check the moves and the outcome
 */
public record RecordAccess<R>(Function<R, RecordParts> parts, Function<RecordParts, R> maker) {
    private static @Nullable RecordAccess<?> instance;

    /** Sets the implementation. The static initializer of {@code GameRecord} calls {@code publish}. */
    public static synchronized void publish(RecordAccess<?> access) {
        instance = access;
    }

    @SuppressWarnings("unchecked")
    public static synchronized <R> RecordAccess<R> of(R record) {
        requireNonNull(record, "record");
        return (RecordAccess<R>) requireNonNull(instance, "instance");
    }
}
