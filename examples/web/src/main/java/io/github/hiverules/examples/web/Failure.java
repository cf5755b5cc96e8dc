// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.notation.text.NotationException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Errors as programs in JavaScript see them. */
final class Failure {
    private Failure() {}

    /** Returns a value. If the arguments are invalid, throws an object that describes the error. */
    static <T> T orThrow(Supplier<T> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            JsTrees.host().raise(JsTrees.toJs(describe(e)));
            throw e; // is never reached
        }
    }

    /** Converts a tree to JavaScript's values, like {@link #orThrow}. */
    static @Nullable JSObject treeOrThrow(Supplier<?> tree) {
        return JsTrees.toJs(orThrow(tree));
    }

    private static Map<String, Object> describe(RuntimeException error) {
        if (error instanceof NotationException notation) {
            return ErrorView.of(notation, Locale.ENGLISH);
        }
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("message", String.valueOf(error.getMessage()));
        view.put("code", "argument");
        return view;
    }
}
