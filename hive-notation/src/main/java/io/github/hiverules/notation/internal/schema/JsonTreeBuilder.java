// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.schema;

import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes a JSON tree of the tokens of a parser, one after the other, without recursion. What nests too deep, and an object with
 * the same member twice, is an {@link IllegalArgumentException}.
 */
public final class JsonTreeBuilder {
    /** The values of this library nest less than half as deep. */
    private static final int MAX_DEPTH = 32;

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
    public boolean add(int id, @Nullable String text) {
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
            case 7 -> value(number(text));
            case 8 -> value(Double.NaN);
            case 9, 10 -> value(id == 9);
            case 11 -> value(JsonFields.NULL);
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
    private static Number number(String digits) {
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
                throw new IllegalArgumentException("\"" + Texts.shown(name) + "\" stands there twice.");
            }
        }
    }

    /** The tree that the tokens so far are. */
    public Object tree() {
        if (root == null || !open.isEmpty()) {
            throw new IllegalStateException("The tree is not complete.");
        }
        return root;
    }
}
