// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.text.NotationException;

/** A PGN tag, an SGF property with one value, or a field of a GameString. The value is unescaped. */
public record Property(String name, String value, int offset) {
    /** The maximum length of a name that PGN can represent, in {@code char}s. */
    public static final int MAX_NAME_LENGTH = 255;

    /** Returns whether PGN can represent a name. */
    public static boolean isName(String text) {
        int end = 0;
        while (end < text.length() && !endsName(text.charAt(end))) {
            end++;
        }
        return end > 0 && end == text.length() && end <= MAX_NAME_LENGTH;
    }

    /** Returns whether a character ends the name of a tag. */
    public static boolean endsName(int c) {
        return c == Texts.END || Texts.isSpace(c) || c == '"' || c == '[' || c == ']';
    }

    public boolean isNamed(String name) {
        return this.name.equalsIgnoreCase(name);
    }

    /** Returns the value without white space and invisible characters at both ends. */
    public String stripped() {
        return Texts.strip(value);
    }

    /** Returns the text before the first space. */
    public String word() {
        return value.substring(0, Texts.skipWord(value, 0));
    }

    /** Returns the text after the first space, or an empty string. */
    public String rest() {
        return Texts.strip(value, Texts.skipWord(value, 0));
    }

    public NotationException wrong(Kind kind, Object... arguments) {
        return wrong(0, kind, arguments);
    }

    public NotationException wrong(int ply, Kind kind, Object... arguments) {
        return Errors.error(offset, ply, value, kind, arguments);
    }

    public String quoted() {
        return Texts.quoted(value);
    }
}
