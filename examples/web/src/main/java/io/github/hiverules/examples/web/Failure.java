// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import io.github.hiverules.notation.text.NotationException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** Errors as programs in JavaScript see them. */
final class Failure {
    private Failure() {}

    /** Returns a value. If the arguments are invalid, throws an object that describes the error. */
    static <T> T orThrow(Supplier<T> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            raise(JsTrees.toJs(describe(e)));
            throw e; // is never reached
        }
    }

    @JSBody(params = "error", script = "throw error;")
    private static native void raise(@Nullable JSObject error);

    static Map<String, Object> describe(RuntimeException error) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("message", String.valueOf(error.getMessage()));
        view.put("code", "argument");
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
