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
 * Makes a JSON tree of the tokens of a parser, one after the other, without recursion, and takes trees apart. A tree has
 * {@code Map<String, Object>} for objects, {@code List<Object>}, {@code String}, {@code Integer} or {@code Long}, and
 * {@code Boolean}.
 *
 * <p>What nests too deep, an object with the same member twice, and what is missing, null or of the wrong sort is an
 * {@link IllegalArgumentException} that names the members on the way to it: no value of this library is null.
 */
final class JsonTree {
    private static final Object NULL = new Object();

    /** Records need three levels for each of 100 nested variations. */
    private static final int MAX_DEPTH = 320;

    private final Deque<Object> open = new ArrayDeque<>();
    private final Deque<String> names = new ArrayDeque<>();
    private @Nullable Object root;

    /**
     * Takes the next token; a member's name where nothing is open begins an object.
     *
     * @param id the token's number, which is the same in all versions of Jackson
     * @param text the token as a text; null where there is no token
     * @return whether the tree needs more tokens
     */
    boolean add(int id, @Nullable String text) {
        if (text == null) {
            throw new IllegalArgumentException("The JSON ends too early.");
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
            default -> throw new IllegalArgumentException("Only JSON can be read.");
        }
        return !open.isEmpty();
    }

    private void open(Object container) {
        if (open.size() == MAX_DEPTH) {
            throw new IllegalArgumentException("JSON nested more than " + MAX_DEPTH + " deep.");
        }
        value(container);
        open.push(container);
    }

    /** A number that no {@code long} holds is no value of this library, whichever it is. */
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
                throw twice("\"" + Texts.shown(name) + "\"");
            }
        }
    }

    /** The tree that the tokens so far are. */
    Object root() {
        if (root == null || !open.isEmpty()) {
            throw new IllegalStateException("The tree is not complete.");
        }
        return root;
    }

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

    static IllegalArgumentException twice(String member) {
        return new IllegalArgumentException(member + " stands there twice.");
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

    /** Returns a number that an {@code int} holds. */
    static int number(Object json) {
        try {
            return Math.toIntExact(longNumber(json));
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException("A whole number should stand here.", e);
        }
    }

    /** Returns a whole number. It may be in quotes, as mappers with {@code WRITE_NUMBERS_AS_STRINGS} write it. */
    static long longNumber(Object json) {
        try {
            return Long.parseLong(json instanceof Number ? json.toString() : text(json));
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
