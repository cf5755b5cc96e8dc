// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Values of several kinds by their codes, which the member {@code "kind"} of their JSON tells apart. */
record Family<T>(Class<T> type, Function<T, String> codeOf, Map<String, ObjectType<? extends T>> kinds)
        implements ValueType<T> {
    @Override
    public Object write(T value) {
        Map<String, Object> json = new LinkedHashMap<>();
        String code = codeOf.apply(value);
        json.put("kind", code);
        writeMembers(kind(code, type), value, json);
        return json;
    }

    @SuppressWarnings("unchecked") // the code of a value is that of its kind
    private static <K> void writeMembers(ObjectType<K> kind, Object value, Map<String, Object> json) {
        kind.writeMembers((K) value, json);
    }

    @Override
    public T read(Object json) {
        return only(type).read(json);
    }

    /** The values of a narrower type: of a kind, or of a family within this one. */
    <S extends T> ValueType<S> only(Class<S> narrower) {
        return ValueType.of(this::write, json -> {
            ObjectType<? extends T> kind = JsonFields.member(
                            json, "kind", code -> kind(JsonFields.text(code), narrower))
                    .orElseThrow(() -> JsonFields.missing("kind"));
            return narrower.cast(kind.read(json));
        });
    }

    private ObjectType<? extends T> kind(String code, Class<?> narrower) {
        return Optional.<ObjectType<? extends T>>ofNullable(kinds.get(code))
                .filter(kind -> narrower.isAssignableFrom(kind.type()))
                .orElseThrow(() -> new IllegalArgumentException("No such kind."));
    }
}
