// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

/** Defines the tag names that PGN can represent. */
public final class TagNames {
    /** The maximum length of a name in {@code char}s. */
    public static final int MAX_LENGTH = 255;

    private TagNames() {}

    public static boolean isName(String text) {
        boolean is = !text.isEmpty() && text.length() <= MAX_LENGTH;
        for (int i = 0; is && i < text.length(); i++) {
            is = !endsName(text.charAt(i));
        }
        return is;
    }

    /** Returns whether a character ends the name of a tag. */
    public static boolean endsName(int c) {
        return c == Texts.END || Texts.isSpace(c) || c == '"' || c == '[' || c == ']';
    }
}
