// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.Optional;
import java.util.function.Function;

/**
 * How the values of one type stand in a JSON tree.
 *
 * @param <V> the type of the values
 */
public interface ValueType<V> {
    /** The tree of a value. */
    Object write(V value);

    /**
     * The value of a tree.
     *
     * @throws IllegalArgumentException if the tree is no such value
     */
    V read(Object json);

    /** This type's JSON for another type, which converts to this one and back. */
    default <W> ValueType<W> as(Function<W, V> convert, Function<V, W> back) {
        ValueType<V> type = this;
        return new ValueType<>() {
            @Override
            public Object write(W value) {
                return type.write(convert.apply(value));
            }

            @Override
            public W read(Object json) {
                return back.apply(type.read(json));
            }
        };
    }

    /** This type's JSON for values that may be absent; an absent one is never written, see {@link Field#optional}. */
    default ValueType<Optional<V>> optional() {
        return as(Optional::orElseThrow, Optional::of);
    }
}
