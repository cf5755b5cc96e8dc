// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.TextSource;

/**
 * A named value in a record's head: a PGN tag pair, or a property of an SGF header.
 *
 * @param name the name, as written; 1 to {@value #MAX_NAME_LENGTH} characters, none of them white space, a quote or a bracket,
 *     which would end it in PGN
 * @param value the value, without the format's escapes; any text
 */
public record Tag(String name, String value) {
    /** The longest name, in {@code char}s. */
    public static final int MAX_NAME_LENGTH = 255;

    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it can't be the name of a tag, or a text has a surrogate without its other half
     */
    public Tag {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
        if (!isName(name)) {
            throw new IllegalArgumentException("This is no name of a tag: \"" + TextSource.shown(name) + "\".");
        }
        TextSource.requireWholeCharacters(name, "A name");
        TextSource.requireWholeCharacters(value, "A value");
    }

    /** Whether a text can be the name of a tag. */
    public static boolean isName(String text) {
        requireNonNull(text, "text");
        return !text.isEmpty()
                && text.length() <= MAX_NAME_LENGTH
                && text.chars().noneMatch(TextSource::endsTagName);
    }

    /** Whether this is the tag's name, in any case of its letters. */
    public boolean isNamed(String name) {
        requireNonNull(name, "name");
        return this.name.equalsIgnoreCase(name);
    }
}
