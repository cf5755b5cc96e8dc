// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A part of a value under a name of its own.
 *
 * @param name the name, which is that of the member of a JSON object and that of the argument of a message
 * @param type how the part stands in JSON
 * @param getter the part of a value
 * @param missing the part that a missing member stands for; empty if the member may not be missing
 * @param presence when the member is written and read
 * @param <T> the type of the value
 * @param <V> the type of the part
 */
public record Field<T, V>(
        String name, ValueType<V> type, Function<T, V> getter, Optional<V> missing, Presence presence) {

    /** When a member is written and read. */
    enum Presence {
        /** Always written, and not to be missing. */
        REQUIRED,
        /** Left out where the part is the one that a missing member stands for. */
        OMITTED,
        /** Always written, but may be missing. */
        DEFAULTED,
        /** Follows from the other parts: written for programs that know nothing of this library, and not read. */
        DERIVED
    }

    static <T, V> Field<T, V> of(String name, ValueType<V> type, Function<T, V> getter) {
        return new Field<>(name, type, getter, Optional.empty(), Presence.REQUIRED);
    }

    static <T, V> Field<T, V> omitted(String name, ValueType<V> type, Function<T, V> getter, V missing) {
        return new Field<>(name, type, getter, Optional.of(missing), Presence.OMITTED);
    }

    static <T, V> Field<T, Optional<V>> optional(String name, ValueType<V> type, Function<T, Optional<V>> getter) {
        return omitted(name, type.optional(), getter, Optional.empty());
    }

    static <T, V> Field<T, V> defaulted(String name, ValueType<V> type, Function<T, V> getter, V missing) {
        return new Field<>(name, type, getter, Optional.of(missing), Presence.DEFAULTED);
    }

    static <T, V> Field<T, Optional<V>> derived(String name, ValueType<V> type, Function<T, Optional<V>> getter) {
        return new Field<>(name, type.optional(), getter, Optional.of(Optional.empty()), Presence.DERIVED);
    }

    /** The part of a value. */
    public V of(T value) {
        return getter.apply(value);
    }

    /** Whether the part is that of a missing member. */
    public boolean isMissing(T value) {
        return missing.isPresent() && missing.get().equals(of(value));
    }

    void write(T value, Map<String, Object> json) {
        if (presence == Presence.DEFAULTED || !isMissing(value)) {
            json.put(name, type.write(of(value)));
        }
    }

    V read(Object json) {
        return JsonFields.member(json, name, type::read).or(() -> missing).orElseThrow(() -> JsonFields.missing(name));
    }
}
