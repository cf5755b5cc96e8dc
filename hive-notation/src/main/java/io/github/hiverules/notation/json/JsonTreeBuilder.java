// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.json;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.schema.JsonNull;
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
final class JsonTreeBuilder {
    /** The values of this library nest less than half as deep. */
    static final int MAX_DEPTH = 32;

    private final Deque<Object> open = new ArrayDeque<>();
    private final Deque<String> names = new ArrayDeque<>();
    private @Nullable Object root;

    void startObject() {
        start(new LinkedHashMap<String, Object>());
    }

    void startList() {
        start(new ArrayList<>());
    }

    private void start(Object container) {
        if (open.size() == MAX_DEPTH) {
            throw new IllegalArgumentException("JSON nested more than " + MAX_DEPTH + " deep.");
        }
        value(container);
        open.push(container);
    }

    void end() {
        open.pop();
    }

    void name(String name) {
        names.push(name);
    }

    void nullValue() {
        value(JsonNull.NULL);
    }

    /** A number that no {@code long} holds; no value of this library is one. */
    void otherNumber() {
        value(Double.NaN);
    }

    @SuppressWarnings("unchecked")
    void value(Object value) {
        @Nullable Object container = open.peek();
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

    /** The tree, once its last token has come. */
    @Nullable
    Object tree() {
        return open.isEmpty() ? root : null;
    }
}
