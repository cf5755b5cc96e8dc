// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.text;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Elements;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The text of one game and the place of the text in a source. {@link io.github.hiverules.notation.Records#split} creates
 * the texts for {@link io.github.hiverules.notation.Records#judge}.
 */
public final class GameText {
    private final String source;
    private final int number;
    private final int line;
    private final int column;
    private final Optional<RecordFormat> format;
    private final String text;
    private final List<Remark> remarks;

    /**
     * Creates a text.
     *
     * @param source the name of the source, for messages
     * @param number the number of the text in the source, at least 1
     * @param line the line, at least 1
     * @param column the column, at least 1
     * @param format the format; empty for a text that is not a record. {@link
     *     io.github.hiverules.notation.Records#scanText} detects the format
     * @param text the text
     * @param remarks remarks on the source, such as text before the game that is ignored
     * @throws IllegalArgumentException if a number is less than 1
     */
    public GameText(
            String source,
            int number,
            int line,
            int column,
            Optional<RecordFormat> format,
            String text,
            List<Remark> remarks) {
        this.source = requireNonNull(source, "source");
        this.number = number;
        this.line = line;
        this.column = column;
        this.format = requireNonNull(format, "format");
        this.text = requireNonNull(text, "text");
        this.remarks = Elements.of(remarks, "remarks");
        if (number < 1 || line < 1 || column < 1) {
            throw new IllegalArgumentException("Numbers, lines and columns count from 1.");
        }
    }

    /** {@return the name of the source, for messages} */
    public String source() {
        return source;
    }

    /** {@return the number of the text in the source, from 1} */
    public int number() {
        return number;
    }

    /** {@return the line where the text begins, from 1} */
    public int line() {
        return line;
    }

    /** {@return the column where the text begins, from 1} */
    public int column() {
        return column;
    }

    /** {@return the format, or empty if unknown} */
    public Optional<RecordFormat> format() {
        return format;
    }

    /** {@return the text} */
    public String text() {
        return text;
    }

    /** {@return remarks on the source, such as text before the game that is ignored} */
    public List<Remark> remarks() {
        return remarks;
    }

    /** Returns whether the texts, their formats, places and remarks are equal. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof GameText other
                && source.equals(other.source)
                && number == other.number
                && line == other.line
                && column == other.column
                && format.equals(other.format)
                && text.equals(other.text)
                && remarks.equals(other.remarks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(source, number, line, column, text);
    }

    /** Returns the source, the place and the length of the text. */
    @Override
    public String toString() {
        return source + ":" + line + ":" + column + " (" + text.length() + " characters)";
    }
}
