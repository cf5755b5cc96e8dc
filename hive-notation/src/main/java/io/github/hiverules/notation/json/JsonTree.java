// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Builds JSON trees from a parser's tokens without recursion. Also reads JSON trees. A tree consists of maps, lists,
 * strings, {@code Long}s and {@code Boolean}s.
 *
 * <p>Rejects duplicate and missing members, null, values of a wrong type, and trees that are nested too deep. Every
 * error message begins with a location, such as {@code moves[3].clock}.
 */
final class JsonTree {
    private static final Object NULL = new Object();

    /** The depth is enough for 100 nested variations of three levels each. */
    private static final int MAX_DEPTH = 320;

    private final Deque<Object> open = new ArrayDeque<>();
    private final Deque<String> names = new ArrayDeque<>();
    private @Nullable Object root;

    /**
     * Adds a token. A member name as the first token also starts an object.
     *
     * @param id the token's id, which is equal in Jackson 2 and 3
     * @param text the token as text, or null at the end of the input
     * @return whether the tree needs more tokens
     */
    boolean add(int id, @Nullable String text) {
        if (text == null) {
            throw new IllegalArgumentException("Unexpected end of the JSON.");
        }
        switch (id) {
            case 1 -> open(new LinkedHashMap<String, Object>());
            case 3 -> open(new ArrayList<>());
            case 2, 4 -> open.pop();
            case 5 -> {
                if (open.isEmpty()) {
                    open(new LinkedHashMap<String, Object>());
                }
                names.push(text);
            }
            case 6 -> value(text);
            case 7 -> value(parse(text));
            case 8 -> value(Double.NaN);
            case 9, 10 -> value(id == 9);
            case 11 -> value(NULL);
            default -> throw new IllegalArgumentException("Expected JSON.");
        }
        return !open.isEmpty();
    }

    private void open(Object container) {
        if (open.size() == MAX_DEPTH) {
            throw new IllegalArgumentException("JSON is nested more than " + MAX_DEPTH + " deep.");
        }
        value(container);
        open.push(container);
    }

    /** Parses a 64-bit integer. JSON of this library contains no fractions. */
    private static Number parse(String digits) {
        try {
            return Long.valueOf(digits);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    @SuppressWarnings("unchecked")
    private void value(Object value) {
        Object container = open.peek();
        if (container == null) {
            root = value;
        } else if (container instanceof List<?>) {
            ((List<Object>) container).add(value);
        } else {
            String name = names.pop();
            if (((Map<String, Object>) container).put(name, value) != null) {
                throw twice(Texts.quoted(name));
            }
        }
    }

    Object root() {
        if (root == null || !open.isEmpty()) {
            throw new IllegalStateException("The tree is incomplete.");
        }
        return root;
    }

    private static final class JsonException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        private final String place;
        private final String reason;

        JsonException(String place, String reason, Throwable cause) {
            super(place + ": " + reason, cause);
            this.place = place;
            this.reason = reason;
        }
    }

    /**
     * Calls a reader. If the reader fails, prepends {@code step} to the location in the message. A step is a member's
     * name or an index in brackets.
     */
    private static <T> T read(Object json, Function<Object, T> reader, String step) {
        try {
            if (json == NULL) {
                throw new IllegalArgumentException("Expected a value, found null.");
            }
            return reader.apply(json);
        } catch (JsonException e) {
            String dot = e.place.startsWith("[") ? "" : ".";
            throw new JsonException(step + dot + e.place, e.reason, e);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new JsonException(step, String.valueOf(e.getMessage()), e);
        }
    }

    static <T> Optional<T> member(Object json, String name, Function<Object, T> reader) {
        return Optional.ofNullable(object(json).get(name)).map(member -> read(member, reader, name));
    }

    static <T> T required(Object json, String name, Function<Object, T> reader) {
        return member(json, name, reader).orElseThrow(() -> missing(name));
    }

    static IllegalArgumentException missing(String name) {
        return new IllegalArgumentException("\"" + name + "\" is missing.");
    }

    static IllegalArgumentException twice(String what) {
        return new IllegalArgumentException("Duplicate " + what + ".");
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object json) {
        return (Map<String, Object>) require(Map.class, json, "an object");
    }

    static <T> List<T> list(Object json, Function<Object, T> reader) {
        List<?> list = require(List.class, json, "an array");
        List<T> members = new ArrayList<>(list.size());
        for (Object member : list) {
            members.add(read(member, reader, "[" + members.size() + "]"));
        }
        return members;
    }

    static String text(Object json) {
        return require(String.class, json, "a string");
    }

    static boolean flag(Object json) {
        return require(Boolean.class, json, "true or false");
    }

    static int number(Object json) {
        long number = longNumber(json);
        if (number != (int) number) {
            throw new IllegalArgumentException("Expected a 32-bit integer, found " + number + ".");
        }
        return (int) number;
    }

    /**
     * Reads a whole number. Accepts quoted numbers, because mappers with {@code WRITE_NUMBERS_AS_STRINGS} quote
     * numbers.
     */
    static long longNumber(Object json) {
        if (json instanceof Long number) {
            return number;
        }
        try {
            return Long.parseLong(text(json));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("Expected a whole number.", e);
        }
    }

    private static <T> T require(Class<T> type, Object json, String expected) {
        if (!type.isInstance(json)) {
            throw new IllegalArgumentException("Expected " + expected + ".");
        }
        return type.cast(json);
    }
}
