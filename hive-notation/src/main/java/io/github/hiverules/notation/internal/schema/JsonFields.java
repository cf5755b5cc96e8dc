// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Takes JSON trees apart. What is missing, null or of the wrong sort is an {@link IllegalArgumentException} that names the members
 * on the way to it: no value of this library is null.
 */
final class JsonFields {
    /** JSON's null in a tree. */
    static final Object NULL = new Object();

    private JsonFields() {}

    /** The member of that name; empty where there is none. */
    static <T> Optional<T> member(Object json, String name, Function<Object, T> reader) {
        @Nullable Object member = object(json).get(name);
        if (member == null) {
            return Optional.empty();
        }
        if (member == NULL) {
            throw new IllegalArgumentException("\"" + name + "\" is null.");
        }
        try {
            return Optional.of(reader.apply(member));
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new IllegalArgumentException("\"" + name + "\": " + e.getMessage(), e);
        }
    }

    static IllegalArgumentException missing(String name) {
        return new IllegalArgumentException("\"" + name + "\" is missing.");
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object json) {
        if (!(json instanceof Map<?, ?>)) {
            throw new IllegalArgumentException("An object should stand here.");
        }
        return (Map<String, Object>) json;
    }

    static <T> List<T> list(Object json, Function<Object, T> reader) {
        if (!(json instanceof List<?> list)) {
            throw new IllegalArgumentException("A list should stand here.");
        }
        List<T> members = new ArrayList<>(list.size());
        for (Object member : list) {
            if (member == NULL) {
                throw new IllegalArgumentException("Null stands in the list.");
            }
            members.add(reader.apply(member));
        }
        return members;
    }

    static String text(Object json) {
        return requireA(String.class, json, "A text");
    }

    static boolean flag(Object json) {
        return requireA(Boolean.class, json, "True or false");
    }

    /** A whole number, or one in quotes, as mappers write it that are told to write numbers as strings. */
    static int number(Object json) {
        try {
            String digits = json instanceof Number ? json.toString() : text(json);
            return Integer.parseInt(digits);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("A whole number should stand here.", e);
        }
    }

    private static <T> T requireA(Class<T> type, Object json, String what) {
        if (!type.isInstance(json)) {
            throw new IllegalArgumentException(what + " should stand here.");
        }
        return type.cast(json);
    }
}
