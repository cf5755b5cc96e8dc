// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.notation.NotationException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The error of the last call that returned null. {@code hive-rules.js} throws the error. */
final class Failure {
    private static Map<String, Object> last = Map.of("message", "no error");

    private Failure() {}

    /** Returns a value, or null if the arguments are invalid. */
    static <T> @Nullable T orNull(Supplier<T> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            last = describe(e);
            return null;
        }
    }

    /** Describes the error of the last call. */
    static @Nullable JSObject describe() {
        return JsTrees.toJs(last);
    }

    static Map<String, Object> describe(RuntimeException error) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("message", String.valueOf(error.getMessage()));
        if (error instanceof NotationException notation) {
            view.put("code", notation.code());
            view.put("line", notation.line());
            view.put("column", notation.column());
            view.put("ply", notation.ply());
            view.put("token", notation.token());
        }
        return view;
    }
}
