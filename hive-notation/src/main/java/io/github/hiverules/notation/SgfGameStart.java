// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.internal.Texts;
import java.util.Set;

/**
 * Recognises where a game begins: a bracket, a node, and in it first a property that only the root of a tree has. Inside
 * another tree or a value this is the sign that a bracket is missing.
 */
final class SgfGameStart {
    /** Properties of roots only, one of which comes first in the archives' games and in this library's. */
    private static final Set<String> OF_ROOTS = Set.of("GM", "FF", "AP", "CA", "VV", "SU");

    private static final int MAX_AHEAD = 64;

    private SgfGameStart() {}

    /** Whether the text goes on with the beginning of a game. */
    static boolean isNext(TextSource text) {
        int name = behindSemicolon(text);
        if (name < 0 || !OF_ROOTS.contains("" + (char) text.peek(name) + (char) text.peek(name + 1))) {
            return false;
        }
        int at = behindSpace(text, name + 2);
        if (text.peek(at) != '[') {
            return false;
        }
        while (at < MAX_AHEAD && text.peek(at) != ']' && text.peek(at) != '\\') {
            at++;
        }
        return text.peek(at) == ']'; // an escaped bracket would be a part of a value
    }

    /** Whether the text goes on with a bracket and a node, as every tree begins. */
    static boolean isTreeNext(TextSource text) {
        return behindSemicolon(text) >= 0;
    }

    private static int behindSemicolon(TextSource text) {
        int at = behindSpace(text, 1);
        return text.peek() == '(' && text.peek(at) == ';' ? behindSpace(text, at + 1) : -1;
    }

    /** The first place from there on that holds no space, as far as is looked. */
    private static int behindSpace(TextSource text, int from) {
        int at = from;
        while (at < MAX_AHEAD && Texts.isSpace(text.peek(at))) {
            at++;
        }
        return at;
    }
}
