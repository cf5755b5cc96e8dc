// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The type of values that are JSON objects.
 *
 * @param maker creates a value from the values of its members; reads them in the order of {@code members}
 * @param members the members, in the order of JSON
 */
record ObjectType<T>(Class<T> type, Function<Parts, T> maker, List<Member<? super T, ?>> members)
        implements ValueType<T> {
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> ObjectType<T> of(Class<T> type, Function<Parts, T> maker, Member<? super T, ?>... members) {
        return new ObjectType<>(type, maker, List.of(members));
    }

    /** Returns a type whose values can be written but not read. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> ValueType<T> answer(Member<? super T, ?>... members) {
        List<Member<? super T, ?>> all = List.of(members);
        return value -> object(value, all);
    }

    /**
     * A member of JSON objects.
     *
     * @param missing the default value, for which the member is omitted; empty if the member is required
     */
    record Member<T, V>(String name, ValueType<V> type, Function<T, V> getter, Optional<V> missing) {
        static <T, V> Member<T, V> of(String name, ValueType<V> type, Function<T, V> getter) {
            return new Member<>(name, type, getter, Optional.empty());
        }

        static <T, V> Member<T, V> omitted(String name, ValueType<V> type, Function<T, V> getter, V missing) {
            return new Member<>(name, type, getter, Optional.of(missing));
        }

        /** Creates a member that is omitted if its value is empty. */
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

    /** The values of the members of a JSON object. */
    record Parts(Iterator<? extends Member<?, ?>> members, Object json) {
        /** Reads the next member. The caller must know its type. */
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
