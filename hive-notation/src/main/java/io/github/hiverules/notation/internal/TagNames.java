// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

/** The names of tags: no character of a name would end it in PGN. */
public final class TagNames {
    /** The longest name, in {@code char}s. */
    public static final int MAX_LENGTH = 255;

    private TagNames() {}

    public static boolean isName(String text) {
        boolean is = !text.isEmpty() && text.length() <= MAX_LENGTH;
        for (int i = 0; is && i < text.length(); i++) {
            is = !endsName(text.charAt(i));
        }
        return is;
    }

    /** Returns whether a name ends before a character. */
    public static boolean endsName(int c) {
        return c == Texts.END || Texts.isSpace(c) || c == '"' || c == '[' || c == ']';
    }
}
