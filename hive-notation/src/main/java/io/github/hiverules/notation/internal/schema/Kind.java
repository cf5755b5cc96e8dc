// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A kind of value: a JSON object of its fields.
 *
 * @param code what tells the kind from the others of its family; empty for a value that is in none
 * @param type the class
 * @param fields the fields, in the order of JSON
 * @param constructor makes a value of a JSON object
 * @param <T> the type of the values
 */
public record Kind<T>(String code, Class<T> type, List<Field<T, ?>> fields, Function<Object, T> constructor)
        implements ValueType<T> {

    static <T, A> Kind<T> of(String code, Class<T> type, Field<T, A> a, Function<A, T> constructor) {
        return new Kind<>(code, type, List.of(a), json -> constructor.apply(a.read(json)));
    }

    static <T, A, B> Kind<T> of(
            String code, Class<T> type, Field<T, A> a, Field<T, B> b, BiFunction<A, B, T> constructor) {
        return new Kind<>(code, type, List.of(a, b), json -> constructor.apply(a.read(json), b.read(json)));
    }

    static <T, A, B, C> Kind<T> of(
            String code,
            Class<T> type,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Constructor.Of3<A, B, C, T> constructor) {
        return new Kind<>(
                code, type, List.of(a, b, c), json -> constructor.make(a.read(json), b.read(json), c.read(json)));
    }

    static <T, A, B, C, D> Kind<T> of(
            String code,
            Class<T> type,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Constructor.Of4<A, B, C, D, T> constructor) {
        return new Kind<>(
                code,
                type,
                List.of(a, b, c, d),
                json -> constructor.make(a.read(json), b.read(json), c.read(json), d.read(json)));
    }

    static <T, A, B, C, D, E> Kind<T> of(
            String code,
            Class<T> type,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Constructor.Of5<A, B, C, D, E, T> constructor) {
        return new Kind<>(
                code,
                type,
                List.of(a, b, c, d, e),
                json -> constructor.make(a.read(json), b.read(json), c.read(json), d.read(json), e.read(json)));
    }

    static <T, A, B, C, D, E, F> Kind<T> of(
            String code,
            Class<T> type,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Field<T, F> f,
            Constructor.Of6<A, B, C, D, E, F, T> constructor) {
        return new Kind<>(
                code,
                type,
                List.of(a, b, c, d, e, f),
                json -> constructor.make(
                        a.read(json), b.read(json), c.read(json), d.read(json), e.read(json), f.read(json)));
    }

    static <T, A, B, C, D, E, F, G> Kind<T> of(
            String code,
            Class<T> type,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Field<T, F> f,
            Field<T, G> g,
            Constructor.Of7<A, B, C, D, E, F, G, T> constructor) {
        return new Kind<>(
                code,
                type,
                List.of(a, b, c, d, e, f, g),
                json -> constructor.make(
                        a.read(json),
                        b.read(json),
                        c.read(json),
                        d.read(json),
                        e.read(json),
                        f.read(json),
                        g.read(json)));
    }

    /** This kind with a field that follows from the others. */
    Kind<T> and(Field<? super T, ?> derived) {
        List<Field<T, ?>> all = new ArrayList<>(fields);
        all.add(narrow(derived));
        return new Kind<>(code, type, List.copyOf(all), constructor);
    }

    /** A field of a supertype's values is one of these values too. */
    private static <S, T extends S, V> Field<T, V> narrow(Field<S, V> field) {
        return new Field<>(field.name(), field.type(), field::of, field.missing(), field.presence());
    }

    @Override
    public Object write(T value) {
        Map<String, Object> json = new LinkedHashMap<>();
        writeFields(value, json);
        return json;
    }

    void writeFields(T value, Map<String, Object> json) {
        fields.forEach(field -> field.write(value, json));
    }

    @Override
    public T read(Object json) {
        return constructor.apply(json);
    }
}
