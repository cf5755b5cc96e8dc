package io.github.hiverules.notation;

import io.github.hiverules.notation.internal.TextSource;
import java.io.Serializable;
import java.util.Objects;

/**
 * A named value in a record's head: a PGN tag pair, or a property of an SGF header.
 *
 * @param name the name, as written; not empty, without white space, quotes and brackets, which would end it in PGN
 * @param value the value, without the format's escapes; any text
 */
public record Tag(String name, String value) implements Serializable {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it can't be the name of a tag
     */
    public Tag {
        Objects.requireNonNull(value, "value");
        if (name.isEmpty() || name.chars().anyMatch(c -> TextSource.endsTagName((char) c))) {
            throw new IllegalArgumentException("no name of a tag: \"" + TextSource.shown(name) + "\"");
        }
    }

    /** Whether this is the tag's name, in any case of its letters. */
    public boolean isNamed(String name) {
        return this.name.equalsIgnoreCase(name);
    }
}
