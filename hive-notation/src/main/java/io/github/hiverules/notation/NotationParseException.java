// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Texts;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a text is not in the notation it should be in, a MoveString for example, whatever the rules of Hive say; a
 * GameString's illegal moves, too. Lines and columns count from 1, a column is a {@code char}.
 */
public final class NotationParseException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;
    private final String token;
    private final String expected;
    private final String reason;

    private final transient @Nullable Phrase phrase;

    /** The token may be long and hold anything; only its beginning is kept. */
    NotationParseException(int line, int column, String token, String expected, Phrase phrase) {
        super("line " + line + ", column " + column + ": " + phrase.in(Locale.ENGLISH) + " Expected: " + expected
                + ".");
        this.line = line;
        this.column = column;
        this.token = Texts.shown(token);
        this.expected = expected;
        this.reason = phrase.in(Locale.ENGLISH);
        this.phrase = phrase;
    }

    /** The usual sentence: a token that is not what was expected. */
    static NotationParseException at(int line, int column, String token, String expected) {
        Phrase reason = token.isEmpty()
                ? Phrase.of("The text ends too early.")
                : Phrase.of("{} does not belong here.", Texts.quoted(token));
        return new NotationParseException(line, column, token, expected, reason);
    }

    /** The line, from 1; always 1 for a text of one line. */
    public int line() {
        return line;
    }

    /** The column, from 1; behind the last one where something is missing at the end. */
    public int column() {
        return column;
    }

    /** The text that is wrong, cut where it is long; empty where something is missing. */
    public String token() {
        return token;
    }

    /** What a reader expected in its place. */
    public String expected() {
        return expected;
    }

    /** What is wrong, as an English sentence without the place. */
    public String reason() {
        return reason;
    }

    /**
     * What is wrong, as a sentence in the language of that locale: English and Russian; in English where there are no words in
     * it, and for an exception that was read from a stream.
     */
    public String reason(Locale locale) {
        requireNonNull(locale, "locale");
        return phrase().in(locale);
    }

    Phrase phrase() {
        return phrase == null ? locale -> reason : phrase;
    }
}
