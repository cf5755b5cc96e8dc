// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A closed type, whose kinds are told apart by their codes: in JSON the member {@code kind}.
 *
 * @param <T> the closed type
 */
public final class Family<T> implements ValueType<T> {
    private final Class<T> type;
    private final Function<T, String> codeOf;
    private final Map<String, Kind<? extends T>> kinds = new LinkedHashMap<>();

    Family(Class<T> type, Function<T, String> codeOf, List<Kind<? extends T>> kinds) {
        this.type = type;
        this.codeOf = codeOf;
        kinds.forEach(kind -> this.kinds.put(kind.code(), kind));
    }

    /** This family with a field in each kind that follows from the others. */
    Family<T> and(Field<T, ?> derived) {
        List<Kind<? extends T>> all = new ArrayList<>();
        kinds.values().forEach(kind -> all.add(kind.and(derived)));
        return new Family<>(type, codeOf, all);
    }

    /** The closed type. */
    public Class<T> type() {
        return type;
    }

    /** All kinds, in the order of the table. */
    public List<Kind<? extends T>> kinds() {
        return List.copyOf(kinds.values());
    }

    /** The code of a value's kind. */
    public String codeOf(T value) {
        return codeOf.apply(value);
    }

    /** The kind of a value. */
    @SuppressWarnings("unchecked")
    public Kind<T> kindOf(T value) {
        return (Kind<T>) Optional.ofNullable(kinds.get(codeOf(value)))
                .orElseThrow(() -> new IllegalStateException("No kind is known for the code " + codeOf(value) + "."));
    }

    @Override
    public Object write(T value) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", codeOf(value));
        kindOf(value).writeFields(value, json);
        return json;
    }

    @Override
    public T read(Object json) {
        return only(type).read(json);
    }

    /** Of this family the values of a narrower type: a kind, or a closed type within this one. */
    <S extends T> ValueType<S> only(Class<S> narrower) {
        Family<T> family = this;
        return new ValueType<>() {
            @Override
            public Object write(S value) {
                return family.write(value);
            }

            @Override
            public S read(Object json) {
                Kind<? extends T> kind = JsonFields.member(
                                json, "kind", code -> family.kind(JsonFields.text(code), narrower))
                        .orElseThrow(() -> JsonFields.missing("kind"));
                return narrower.cast(kind.read(json));
            }
        };
    }

    private Kind<? extends T> kind(String code, Class<?> narrower) {
        return Optional.<Kind<? extends T>>ofNullable(kinds.get(code))
                .filter(kind -> narrower.isAssignableFrom(kind.type()))
                .orElseThrow(() -> new IllegalArgumentException("No such kind."));
    }
}
