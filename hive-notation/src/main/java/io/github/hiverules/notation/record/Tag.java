// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Property;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A named value in a record's header: a PGN tag or a property of an SGF header.
 *
 * @param name the name, 1 to 255 characters without white space, quotes and brackets
 * @param value the value: any text, unescaped
 */
public record Tag(String name, String value) {
    private static final Set<String> RESERVED = Stream.of("GameType", "Rules", "Position", "Result", "Termination")
            .collect(Collectors.toCollection(() -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER)));

    /**
     * Creates a tag.
     *
     * @param name the name
     * @param value the value
     * @throws IllegalArgumentException if the name is invalid, or either text contains an unpaired surrogate
     */
    public Tag {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
        if (!Property.isName(name)) {
            throw new IllegalArgumentException("Expected the name of a tag, found " + Texts.quoted(name) + ".");
        }
        Texts.requireWellFormed(name, "A name");
        Texts.requireWellFormed(value, "A value");
    }

    /**
     * {@return whether the tag has the given name, ignoring case}
     *
     * @param name the name
     */
    public boolean isNamed(String name) {
        requireNonNull(name, "name");
        return this.name.equalsIgnoreCase(name);
    }

    /**
     * {@return whether a record's start position or outcome determines the tag: GameType, Rules, Position, Result or
     * Termination} Such tags are never listed in a {@link GameRecord}.
     */
    public boolean isReserved() {
        return RESERVED.contains(name);
    }
}
