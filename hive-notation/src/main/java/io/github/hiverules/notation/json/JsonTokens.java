// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.internal.JsonTree;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds a tree for {@link HiveJson#read} from the tokens of Jackson. Rejects duplicate members. */
final class JsonTokens {
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
            case 1 -> open(new LinkedHashMap<String, @Nullable Object>());
            case 3 -> open(new ArrayList<@Nullable Object>());
            case 2, 4 -> open.pop();
            case 5 -> {
                if (open.isEmpty()) {
                    open(new LinkedHashMap<String, @Nullable Object>());
                }
                names.push(text);
            }
            case 6 -> value(text);
            case 7, 8 -> value(number(text));
            case 9, 10 -> value(id == 9);
            case 11 -> value(null);
            default -> throw new IllegalArgumentException("Expected JSON.");
        }
        return !open.isEmpty();
    }

    private void open(Object container) {
        JsonTree.requireDepth(open.size() + 1);
        value(container);
        open.push(container);
    }

    private static Number number(String digits) {
        try {
            return Long.valueOf(digits);
        } catch (NumberFormatException e) {
            return Double.valueOf(digits);
        }
    }

    @SuppressWarnings("unchecked")
    private void value(@Nullable Object value) {
        Object container = open.peek();
        if (container == null) {
            root = value;
        } else if (container instanceof List<?>) {
            ((List<@Nullable Object>) container).add(value);
        } else {
            Map<String, @Nullable Object> object = (Map<String, @Nullable Object>) container;
            String name = names.pop();
            if (object.containsKey(name)) {
                throw JsonTree.twice(Texts.quoted(name));
            }
            object.put(name, value);
        }
    }

    @Nullable
    Object root() {
        return root;
    }
}
