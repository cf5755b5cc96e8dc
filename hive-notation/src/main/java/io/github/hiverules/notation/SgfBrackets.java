// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

/** Finds the bracket that closes a branch of a game tree: branches inside it count, brackets in values do not. */
final class SgfBrackets {
    private int depth;
    private boolean inValue;
    private boolean escaped;

    /** Takes the next character of a branch, the opening bracket first; tells whether it closes the branch. */
    boolean closeWith(int c) {
        if (escaped) {
            escaped = false;
        } else if (inValue) {
            escaped = c == '\\';
            inValue = c != ']';
        } else if (c == '[') {
            inValue = true;
        } else if (c == '(') {
            depth++;
        } else if (c == ')') {
            depth--;
        }
        return depth == 0;
    }

    /** Whether the next character is part of a property's value. */
    boolean isInValue() {
        return inValue;
    }
}
