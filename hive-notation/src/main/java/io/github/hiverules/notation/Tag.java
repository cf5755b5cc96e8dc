// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Texts;

/**
 * A named value in a record's head: a PGN tag pair, or a property of an SGF header.
 *
 * @param name the name, as written; 1 to {@value #MAX_NAME_LENGTH} characters, none of them white space, a quote or a bracket,
 *     which would end it in PGN
 * @param value the value, without the format's escapes; any text
 */
public record Tag(String name, String value) {
    /** The longest name, in {@code char}s. */
    static final int MAX_NAME_LENGTH = 255;

    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it can't be the name of a tag, or a text has a surrogate without its other half
     */
    public Tag {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
        if (!isName(name)) {
            throw new IllegalArgumentException("This is no name of a tag: " + Texts.quoted(name) + ".");
        }
        Texts.requireWellFormed(name, "A name");
        Texts.requireWellFormed(value, "A value");
    }

    static boolean isName(String text) {
        boolean is = !text.isEmpty() && text.length() <= MAX_NAME_LENGTH;
        for (int i = 0; is && i < text.length(); i++) {
            is = !endsName(text.charAt(i));
        }
        return is;
    }

    /** Whether the name of a tag ends before that character. */
    static boolean endsName(int c) {
        return c == Texts.END || Texts.isSpace(c) || c == '"' || c == '[' || c == ']';
    }

    /** Whether this is the tag's name, in any case of its letters. */
    public boolean isNamed(String name) {
        requireNonNull(name, "name");
        return this.name.equalsIgnoreCase(name);
    }
}
