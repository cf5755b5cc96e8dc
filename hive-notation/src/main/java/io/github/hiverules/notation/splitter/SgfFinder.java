// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.SgfRoots;
import io.github.hiverules.notation.internal.Texts;

/**
 * Finds the end of each SGF tree (N4). A tree ends after its closing bracket or before the next game. A game begins
 * with {@code (;} and a root property. Inside a value, the next game can begin only at the start of a line. Outside
 * values, a GameString, a link to an analysis or the head of a game in PGN also ends a tree at the start of a line.
 */
final class SgfFinder {
    private static final int MAX_AHEAD = 64;

    private static final boolean[] VALUE_SIGNS = SourceText.table("]\\(");
    private static final boolean[] TREE_SIGNS = SourceText.table("[()BbHh");

    private final SourceText text;

    SgfFinder(SourceText text) {
        this.text = text;
    }

    /** {@return the index after the current text} */
    int findEnd() {
        if (text.chars[text.at] == '(') {
            tree();
        } else {
            long start = text.position(text.at);
            while (text.skipTo(TREE_SIGNS) && !endsOtherText(text.chars[text.at], start)) {
                text.at++;
            }
        }
        return text.at;
    }

    /** Returns whether text outside trees ends at a sign, because a game follows. */
    private boolean endsOtherText(char sign, long start) {
        return sign == '(' ? afterSemicolon() >= 0 : text.position(text.at) > start && text.isHead(text.at);
    }

    private void tree() {
        int depth = 0;
        boolean inValue = false;
        for (; text.skipTo(inValue ? VALUE_SIGNS : TREE_SIGNS); text.at++) {
            char c = text.chars[text.at];
            if (!inValue && text.isFirstOfLine(text.at) && text.isHead(text.at)) {
                return;
            } else if (c == '[' || c == ']') {
                inValue = c == '[';
            } else if (c == '\\') {
                boolean isEscape = text.isAvailable(2); // may move the characters, and so text.at
                text.at += isEscape ? 1 : 0;
            } else if (c == '(') {
                if ((inValue ? text.isFirstOfLine(text.at) : depth > 0) && isGameNext()) {
                    return;
                }
                depth += inValue ? 0 : 1;
            } else if (c == ')' && --depth == 0) {
                text.at++;
                return;
            }
        }
    }

    /** Returns whether a root property follows, which begins a game. */
    boolean isGameNext() {
        int name = afterSemicolon();
        if (name < 0 || !SgfRoots.PROPERTIES.contains("" + (char) text.peek(name) + (char) text.peek(name + 1))) {
            return false;
        }
        int ahead = skipSpace(name + 2);
        if (text.peek(ahead) != '[') {
            return false;
        }
        while (ahead < MAX_AHEAD && text.peek(ahead) != ']' && text.peek(ahead) != '\\') {
            ahead++;
        }
        return text.peek(ahead) == ']'; // in a value, the closing bracket would be escaped
    }

    /** If {@code (;} follows, returns the offset of the character after {@code (;}. Otherwise returns -1. */
    private int afterSemicolon() {
        int ahead = skipSpace(1);
        return text.peek(ahead) == ';' ? skipSpace(ahead + 1) : -1;
    }

    private int skipSpace(int from) {
        int ahead = from;
        while (ahead < MAX_AHEAD && Texts.isSpace(text.peek(ahead))) {
            ahead++;
        }
        return ahead;
    }
}
