// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A member of JSON objects: its name, and the part of a value that it holds.
 *
 * @param name the name
 * @param type how the part stands in JSON
 * @param getter the part of a value
 * @param missing the part that a missing member stands for; empty if the member may not be missing
 * @param omitted whether the member is left out where it would hold the part that a missing one stands for
 * @param <T> the type of the values
 * @param <V> the type of the part
 */
record Member<T, V>(String name, ValueType<V> type, Function<T, V> getter, Optional<V> missing, boolean omitted) {
    /** A member that is always written, and may not be missing. */
    static <T, V> Member<T, V> of(String name, ValueType<V> type, Function<T, V> getter) {
        return new Member<>(name, type, getter, Optional.empty(), false);
    }

    /** A member that is left out where it says nothing more than a missing one. */
    static <T, V> Member<T, V> omitted(String name, ValueType<V> type, Function<T, V> getter, V missing) {
        return new Member<>(name, type, getter, Optional.of(missing), true);
    }

    /** A member that is left out where there is no such part. */
    static <T, V> Member<T, Optional<V>> optional(String name, ValueType<V> type, Function<T, Optional<V>> getter) {
        return omitted(name, type.as(Optional::orElseThrow, Optional::of), getter, Optional.empty());
    }

    /** A member that is always written, but may be missing. */
    static <T, V> Member<T, V> defaulted(String name, ValueType<V> type, Function<T, V> getter, V missing) {
        return new Member<>(name, type, getter, Optional.of(missing), false);
    }

    void write(T value, Map<String, Object> json) {
        V part = getter.apply(value);
        if (!omitted || !missing.filter(part::equals).isPresent()) {
            json.put(name, type.write(part));
        }
    }

    V read(Object json) {
        return JsonFields.member(json, name, type::read).or(() -> missing).orElseThrow(() -> JsonFields.missing(name));
    }
}
