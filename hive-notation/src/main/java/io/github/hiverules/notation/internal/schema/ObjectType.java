// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Values whose JSON is an object.
 *
 * @param members the members, in the order of JSON: first those that the maker takes, in the order in which it takes them; then
 *     those that follow from the others, which are written for programs that know nothing of this library, and not read
 */
record ObjectType<T>(Class<? extends T> type, Function<Parts, T> maker, List<Member<? super T, ?>> members)
        implements ValueType<T> {
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> ObjectType<T> of(Class<T> type, Function<Parts, T> maker, Member<? super T, ?>... members) {
        return new ObjectType<>(type, maker, List.of(members));
    }

    /** The parts that a JSON object has for a value, one after the other. */
    record Parts(Iterator<? extends Member<?, ?>> members, Object json) {
        /** The part of the next member, whose type the caller knows. */
        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
        <V> V next() {
            return (V) members.next().read(json);
        }
    }

    @Override
    public Object write(T value) {
        Map<String, Object> json = new LinkedHashMap<>();
        writeMembers(value, json);
        return json;
    }

    void writeMembers(T value, Map<String, Object> json) {
        members.forEach(member -> member.write(value, json));
    }

    @Override
    public T read(Object json) {
        return maker.apply(new Parts(members.iterator(), json));
    }
}
