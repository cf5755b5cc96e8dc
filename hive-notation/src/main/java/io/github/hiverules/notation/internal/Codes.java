// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.MovePath;

/** Returns the codes of constants, which are lower-case words with hyphens. JSON and message keys use the codes. */
public final class Codes {
    private Codes() {}

    public static String of(Enum<?> constant) {
        StringBuilder code = new StringBuilder(constant.name());
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            code.setCharAt(i, c == '_' ? '-' : Texts.lower(c));
        }
        return code.toString();
    }

    /** Returns the kind of a path: {@code walk}, {@code jump} or {@code throw}. */
    public static String of(MovePath path) {
        if (path.thrower().isPresent()) {
            return "throw";
        }
        return path.movesAs() == Bug.GRASSHOPPER ? "jump" : "walk";
    }
}
