// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.internal.JsonTree;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Creates types of values that are written as JSON objects. */
final class ObjectType {
    private ObjectType() {}

    /**
     * Creates a type.
     *
     * @param maker creates a value from the members, which the maker reads in order
     * @param members the members in the order of the JSON
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> ValueType<T> of(Function<Parts, T> maker, Member<? super T, ?>... members) {
        List<Member<? super T, ?>> all = List.of(members);
        return ValueType.of(answer(members)::write, json -> maker.apply(new Parts(all.iterator(), json)));
    }

    /** Creates a type of values that can't be read. */
    @SafeVarargs
    static <T> ValueType<T> answer(Member<? super T, ?>... members) {
        return value -> {
            Map<String, Object> json = new LinkedHashMap<>();
            for (Member<? super T, ?> member : members) {
                member.write(value, json);
            }
            return json;
        };
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
}
