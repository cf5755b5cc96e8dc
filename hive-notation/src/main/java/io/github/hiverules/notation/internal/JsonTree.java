// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON trees. A tree consists of maps, lists, strings, numbers, {@code Boolean}s and null.
 *
 * <p>Rejects missing members, null, values of a wrong type, and trees that are nested too deep. Every error message
 * begins with a location, such as {@code moves[3].clock}.
 */
public final class JsonTree {
    /** The depth is enough for 100 nested variations of three levels each. */
    private static final int MAX_DEPTH = 320;

    private JsonTree() {}

    /** Checks the nesting of a tree without recursion. A tree that contains itself is too deep. */
    public static void requireDepth(Object root) {
        Deque<Iterator<?>> open = new ArrayDeque<>();
        open.push(List.of(root).iterator());
        while (!open.isEmpty()) {
            if (!open.peek().hasNext()) {
                open.pop();
                continue;
            }
            Object next = open.peek().next();
            if (next instanceof Map<?, ?> || next instanceof Collection<?>) {
                if (open.size() > MAX_DEPTH) {
                    throw new IllegalArgumentException("JSON is nested more than " + MAX_DEPTH + " deep.");
                }
                open.push((next instanceof Map<?, ?> object ? object.values() : (Collection<?>) next).iterator());
            }
        }
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
    public static <T> T at(String step, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (JsonException e) {
            String dot = e.place.startsWith("[") ? "" : ".";
            throw new JsonException(step + dot + e.place, e.reason, e);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new JsonException(step, String.valueOf(e.getMessage()), e);
        }
    }

    public static Object notNull(@Nullable Object json) {
        if (json == null) {
            throw new IllegalArgumentException("Expected a value, found null.");
        }
        return json;
    }

    public static <T> Optional<T> member(Object json, String name, Function<Object, T> reader) {
        Map<String, @Nullable Object> object = object(json);
        return object.containsKey(name)
                ? Optional.of(at(name, () -> reader.apply(notNull(object.get(name)))))
                : Optional.empty();
    }

    public static <T> T required(Object json, String name, Function<Object, T> reader) {
        return member(json, name, reader).orElseThrow(() -> missing(name));
    }

    public static IllegalArgumentException missing(String name) {
        return new IllegalArgumentException("\"" + name + "\" is missing.");
    }

    public static IllegalArgumentException twice(String what) {
        return new IllegalArgumentException("Duplicate " + what + ".");
    }

    @SuppressWarnings("unchecked")
    public static Map<String, @Nullable Object> object(Object json) {
        return (Map<String, @Nullable Object>) require(Map.class, json, "an object");
    }

    public static <T> List<T> list(Object json, Function<Object, T> reader) {
        List<?> list = require(List.class, json, "an array");
        List<T> members = new ArrayList<>(list.size());
        for (Object member : list) {
            members.add(at("[" + members.size() + "]", () -> reader.apply(notNull(member))));
        }
        return members;
    }

    public static String text(Object json) {
        return require(String.class, json, "a string");
    }

    public static boolean flag(Object json) {
        return require(Boolean.class, json, "true or false");
    }

    public static int number(Object json) {
        long number = longNumber(json);
        if (number != (int) number) {
            throw new IllegalArgumentException("Expected a 32-bit integer, found " + number + ".");
        }
        return (int) number;
    }

    /**
     * Reads a whole number. Some libraries read all numbers as {@code Double}s. Accepts quoted numbers, because mappers
     * with {@code WRITE_NUMBERS_AS_STRINGS} quote numbers.
     */
    public static long longNumber(Object json) {
        if (json instanceof Long number) {
            return number;
        } else if (json instanceof Number number) {
            double value = number.doubleValue();
            if (value == Math.rint(value) && Math.abs(value) < 0x1p63) {
                return number.longValue();
            }
        } else if (json instanceof String digits) {
            try {
                return Long.parseLong(digits);
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("Expected a whole number.", e);
            }
        }
        throw new IllegalArgumentException("Expected a whole number.");
    }

    private static <T> T require(Class<T> type, Object json, String expected) {
        if (!type.isInstance(json)) {
            throw new IllegalArgumentException("Expected " + expected + ", found " + kind(json) + ".");
        }
        return type.cast(json);
    }

    private static String kind(Object json) {
        return json instanceof Map
                ? "an object"
                : json instanceof Collection
                        ? "an array"
                        : json instanceof String ? "a string" : Texts.excerpt(json.toString());
    }
}
