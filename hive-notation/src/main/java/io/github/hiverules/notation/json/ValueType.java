// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import java.util.function.Function;

/** How the values of one type stand in a JSON tree. */
interface ValueType<V> {
    /** The tree of a value. */
    Object write(V value);

    /**
     * Returns the value of a tree.
     *
     * @throws IllegalArgumentException if the tree is no such value, or if values of this type are written and not read
     */
    default V read(Object json) {
        throw new IllegalArgumentException(
                "Answers of this library have JSON for other programs, which can't be read.");
    }

    /** A type that writes and reads like this. */
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

    /** This type's JSON for another type, which converts to this one and back. */
    default <W> ValueType<W> as(Function<W, V> convert, Function<V, W> back) {
        return of(value -> write(convert.apply(value)), json -> back.apply(read(json)));
    }
}
