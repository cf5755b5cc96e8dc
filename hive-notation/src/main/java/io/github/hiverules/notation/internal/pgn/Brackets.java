// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.internal.TextSource;

/** Finds the bracket that closes a variation: variations inside it count, brackets in comments do not. */
final class Brackets {
    private int depth = 1;
    private boolean inBraces;
    private boolean inLineComment;

    /** Takes the next character of a variation; tells whether it is the bracket that closes it. */
    boolean closeWith(int c) {
        if (inBraces) {
            inBraces = c != '}';
        } else if (inLineComment) {
            inLineComment = !TextSource.isLineEnd(c);
        } else if (c == '{') {
            inBraces = true;
        } else if (c == ';') {
            inLineComment = true;
        } else if (c == '(') {
            depth++;
        } else if (c == ')') {
            depth--;
        }
        return depth == 0;
    }

    /** Whether the text between two brackets is a variation as a whole, which the second bracket closes and nothing before. */
    static boolean enclose(String text) {
        Brackets brackets = new Brackets();
        for (int i = 0; i < text.length(); i++) {
            if (brackets.closeWith(text.charAt(i))) {
                return false;
            }
        }
        return brackets.closeWith(')');
    }
}
