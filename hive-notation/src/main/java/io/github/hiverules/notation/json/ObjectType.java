// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.internal.JsonTree;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A type of values that are written as JSON objects.
 *
 * @param maker creates a value from the members, which the maker reads in order
 * @param members the members in the order of the JSON
 */
record ObjectType<T>(Function<Parts, T> maker, List<Member<? super T, ?>> members) implements ValueType<T> {
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> ObjectType<T> of(Function<Parts, T> maker, Member<? super T, ?>... members) {
        return new ObjectType<>(maker, List.of(members));
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> ValueType<T> answer(Member<? super T, ?>... members) {
        List<Member<? super T, ?>> all = List.of(members);
        return value -> object(value, all);
    }

    /**
     * A member of a JSON object.
     *
     * @param missing the default value, which is not written; empty if the member is required
     */
    record Member<T, V>(String name, ValueType<V> type, Function<T, V> getter, Optional<V> missing) {
        static <T, V> Member<T, V> of(String name, ValueType<V> type, Function<T, V> getter) {
            return new Member<>(name, type, getter, Optional.empty());
        }

        static <T, V> Member<T, V> omitted(String name, ValueType<V> type, Function<T, V> getter, V missing) {
            return new Member<>(name, type, getter, Optional.of(missing));
        }

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
            return JsonTree.member(json, name, type::read).or(() -> missing).orElseThrow(() -> JsonTree.missing(name));
        }
    }

    /** Reads the members of a JSON object in order. */
    record Parts(Iterator<? extends Member<?, ?>> members, Object json) {
        /** Returns the next member's value. Doesn't check that the value has the requested type. */
        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
        <V> V next() {
            return (V) members.next().read(json);
        }
    }

    @Override
    public Object write(T value) {
        return object(value, members);
    }

    private static <T> Object object(T value, List<Member<? super T, ?>> members) {
        Map<String, Object> json = new LinkedHashMap<>();
        members.forEach(member -> member.write(value, json));
        return json;
    }

    @Override
    public T read(Object json) {
        return maker.apply(new Parts(members.iterator(), json));
    }
}
