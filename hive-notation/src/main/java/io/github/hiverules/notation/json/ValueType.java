// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import java.util.function.Function;

/** Converts the values of one type to JSON trees and back. */
interface ValueType<V> {
    Object write(V value);

    /**
     * Converts a tree to a value.
     *
     * @throws IllegalArgumentException if the tree is invalid, or the type is write-only
     */
    default V read(Object json) {
        throw new IllegalArgumentException("Values of this type are written as JSON but can't be read.");
    }

    static <V> ValueType<V> of(Function<V, Object> writer, Function<Object, V> reader) {
        return new ValueType<>() {
            @Override
            public Object write(V value) {
                return writer.apply(value);
            }

            @Override
            public V read(Object json) {
                return reader.apply(json);
            }
        };
    }

    /** Returns a type of values that are converted to {@code V} before writing and from {@code V} after reading. */
    default <W> ValueType<W> as(Function<W, V> convert, Function<V, W> back) {
        return of(value -> write(convert.apply(value)), json -> back.apply(read(json)));
    }
}
