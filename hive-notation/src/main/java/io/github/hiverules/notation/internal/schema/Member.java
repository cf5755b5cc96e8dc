// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A member of JSON objects: its name, and the part of a value that it holds.
 *
 * @param missing the part for which the member is left out, and that a missing one stands for; empty if it may not be missing
 */
record Member<T, V>(String name, ValueType<V> type, Function<T, V> getter, Optional<V> missing) {
    static <T, V> Member<T, V> of(String name, ValueType<V> type, Function<T, V> getter) {
        return new Member<>(name, type, getter, Optional.empty());
    }

    static <T, V> Member<T, V> omitted(String name, ValueType<V> type, Function<T, V> getter, V missing) {
        return new Member<>(name, type, getter, Optional.of(missing));
    }

    /** A member that is left out where there is no such part. */
    static <T, V> Member<T, Optional<V>> optional(String name, ValueType<V> type, Function<T, Optional<V>> getter) {
        return omitted(name, type.as(Optional::orElseThrow, Optional::of), getter, Optional.empty());
    }

    void write(T value, Map<String, Object> json) {
        V part = getter.apply(value);
        if (missing.filter(part::equals).isEmpty()) {
            json.put(name, type.write(part));
        }
    }

    V read(Object json) {
        return JsonFields.member(json, name, type::read).or(() -> missing).orElseThrow(() -> JsonFields.missing(name));
    }
}
