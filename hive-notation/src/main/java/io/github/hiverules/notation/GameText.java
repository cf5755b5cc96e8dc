// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The text of one game and the place of the text in a source. {@link Records#split} creates the texts for {@link
 * Records#judge}.
 */
public class GameText {
    private final String source;
    private final int number;
    private final int line;
    private final int column;
    private final Optional<RecordFormat> format;
    private final String text;

    /**
     * Creates a text.
     *
     * @param source the name of the source, for messages
     * @param number the number of the text in the source, at least 1
     * @param line the line, at least 1
     * @param column the column, at least 1
     * @param format the format, or empty if unknown
     * @param text the text
     * @throws IllegalArgumentException if a number is less than 1
     */
    public GameText(String source, int number, int line, int column, Optional<RecordFormat> format, String text) {
        this.source = requireNonNull(source, "source");
        this.number = number;
        this.line = line;
        this.column = column;
        this.format = requireNonNull(format, "format");
        this.text = requireNonNull(text, "text");
        if (number < 1 || line < 1 || column < 1) {
            throw new IllegalArgumentException("Numbers, lines and columns count from 1.");
        }
    }

    /** {@return the name of the source, for messages} */
    public final String source() {
        return source;
    }

    /** {@return the number of the text in the source, from 1} */
    public final int number() {
        return number;
    }

    /** {@return the line where the text begins, from 1} */
    public final int line() {
        return line;
    }

    /** {@return the column where the text begins, from 1} */
    public final int column() {
        return column;
    }

    /** {@return the format, or empty if unknown} */
    public final Optional<RecordFormat> format() {
        return format;
    }

    /** {@return the text} */
    public final String text() {
        return text;
    }

    /** Returns whether the texts, their formats and places are equal. */
    @Override
    public final boolean equals(@Nullable Object object) {
        return object instanceof GameText other
                && source.equals(other.source)
                && number == other.number
                && line == other.line
                && column == other.column
                && format.equals(other.format)
                && text.equals(other.text);
    }

    @Override
    public final int hashCode() {
        return Objects.hash(source, number, line, column, text);
    }

    /** Returns the source, the place and the length of the text. */
    @Override
    public final String toString() {
        return source + ":" + line + ":" + column + " (" + text.length() + " characters)";
    }
}
