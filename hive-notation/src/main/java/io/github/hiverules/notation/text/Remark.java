// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.text;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A message about a place in a text, for example an error or a correction. Lines and columns count from 1. A column is
 * one {@code char}. Line and column are 0 if there is no text, as in a remark of a {@link
 * io.github.hiverules.notation.uhp.UhpClient}.
 */
public final class Remark {
    private final String code;
    private final int line;
    private final int column;
    private final int ply;
    private final Function<Locale, String> sentence;

    /**
     * Creates a remark.
     *
     * <p>Experimental: this constructor may change in any version.
     *
     * @param code a stable code such as {@code no-result}
     * @param line the line, from 1; 0 if the remark isn't about a text
     * @param column the column, from 1; 0 if the remark isn't about a text
     * @param ply the ply, from 1; 0 if the remark isn't about a move
     * @param sentence returns the sentence for a locale
     * @throws IllegalArgumentException if a number is negative
     */
    public Remark(String code, int line, int column, int ply, Function<Locale, String> sentence) {
        if (line < 0 || column < 0 || ply < 0) {
            throw new IllegalArgumentException(
                    "Expected a line, a column and a ply from 0, found " + line + ", " + column + " and " + ply + ".");
        }
        this.code = requireNonNull(code, "code");
        this.line = line;
        this.column = column;
        this.ply = ply;
        this.sentence = requireNonNull(sentence, "sentence");
    }

    /**
     * {@return the remark at another place}
     *
     * @param line the line, from 1; 0 if the remark isn't about a text
     * @param column the column, from 1; 0 if the remark isn't about a text
     * @param ply the ply, from 1; 0 if the remark isn't about a move
     * @throws IllegalArgumentException if a number is negative
     */
    public Remark at(int line, int column, int ply) {
        return new Remark(code, line, column, ply, sentence);
    }

    /**
     * {@return the stable code: lower-case words with hyphens, such as {@code no-result}} The page <a
     * href="{@docRoot}/doc-files/notation.html#codes">notations</a> lists all codes.
     */
    public String code() {
        return code;
    }

    /** {@return the line, from 1, or 0 if the remark isn't about a text} */
    public int line() {
        return line;
    }

    /** {@return the column, from 1, or 0 if the remark isn't about a text} */
    public int column() {
        return column;
    }

    /** {@return the ply, from 1, or 0 if the remark isn't about a move} */
    public int ply() {
        return ply;
    }

    /**
     * {@return the remark as a full sentence, without the place and the rule number}
     *
     * @param locale selects English or Russian; other locales select English
     */
    public String sentence(Locale locale) {
        return requireNonNull(sentence.apply(requireNonNull(locale, "locale")), "sentence");
    }

    /** Returns whether code, line, column, ply and English sentence are equal. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Remark other
                && code.equals(other.code)
                && line == other.line
                && column == other.column
                && ply == other.ply
                && toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
        return Objects.hash(code, line, column, ply);
    }

    /** Returns the English sentence. */
    @Override
    public String toString() {
        return sentence(Locale.ENGLISH);
    }
}
