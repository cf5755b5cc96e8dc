// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.TagNames;
import io.github.hiverules.notation.internal.Texts;

/**
 * A named value in a record's head: a PGN tag pair, or a property of an SGF header.
 *
 * @param name the name, as written; 1 to 255 characters, none of them white space, a quote or a bracket,
 *     which would end it in PGN
 * @param value the value, without the format's escapes; any text
 */
public record Tag(String name, String value) {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it can't be the name of a tag, or a text has a surrogate without its other half
     */
    public Tag {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
        if (!TagNames.isName(name)) {
            throw new IllegalArgumentException("This is no name of a tag: " + Texts.quoted(name) + ".");
        }
        Texts.requireWellFormed(name, "A name");
        Texts.requireWellFormed(value, "A value");
    }

    /** Whether this is the tag's name, in any case of its letters. */
    public boolean isNamed(String name) {
        requireNonNull(name, "name");
        return this.name.equalsIgnoreCase(name);
    }
}
