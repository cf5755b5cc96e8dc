// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.text;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.reading.SplitText;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The text of one game and the place of the text in a source. {@link io.github.hiverules.notation.Records#split} creates the texts for {@link
 * io.github.hiverules.notation.Records#judge}.
 */
public final class GameText {
    private final String source;
    private final SplitText split;

    /**
     * Creates a text.
     *
     * @param source the name of the source, for messages
     * @param number the number of the text in the source, at least 1
     * @param line the line, at least 1
     * @param column the column, at least 1
     * @param format the format; empty for a text that is not a record. {@link io.github.hiverules.notation.Records#scanText} detects the format
     * @param text the text
     * @throws IllegalArgumentException if a number is less than 1
     */
    public GameText(String source, int number, int line, int column, Optional<RecordFormat> format, String text) {
        this(
                requireNonNull(source, "source"),
                new SplitText(
                        number,
                        line,
                        column,
                        requireNonNull(format, "format").map(RecordFormat::internal),
                        requireNonNull(text, "text"),
                        List.of()));
        if (number < 1 || line < 1 || column < 1) {
            throw new IllegalArgumentException("Numbers, lines and columns count from 1.");
        }
    }

    public GameText(String source, SplitText split) {
        this.source = requireNonNull(source, "source");
        this.split = requireNonNull(split, "split");
    }

    public SplitText split() {
        return split;
    }

    /** {@return the name of the source, for messages} */
    public String source() {
        return source;
    }

    /** {@return the number of the text in the source, from 1} */
    public int number() {
        return split.number();
    }

    /** {@return the line where the text begins, from 1} */
    public int line() {
        return split.line();
    }

    /** {@return the column where the text begins, from 1} */
    public int column() {
        return split.column();
    }

    /** {@return the format, or empty if unknown} */
    public Optional<RecordFormat> format() {
        return split.format().map(format -> RecordFormat.valueOf(format.name()));
    }

    /** {@return the text} */
    public String text() {
        return split.text();
    }

    /** Returns whether the texts, their formats, places and remarks are equal. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof GameText other && source.equals(other.source) && split.equals(other.split);
    }

    @Override
    public int hashCode() {
        return Objects.hash(source, split.number(), split.line(), split.column(), split.text());
    }

    /** Returns the source, the place and the length of the text. */
    @Override
    public String toString() {
        return source + ":" + line() + ":" + column() + " (" + text().length() + " characters)";
    }
}
