// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Texts;

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

    /** The token may be long and hold anything; only its beginning is kept. */
    public NotationParseException(int line, int column, String token, String expected, String reason) {
        super("line " + line + ", column " + column + ": " + requireNonNull(reason, "reason") + " Expected: "
                + requireNonNull(expected, "expected") + ".");
        this.line = line;
        this.column = column;
        this.token = Texts.shown(requireNonNull(token, "token"));
        this.expected = expected;
        this.reason = reason;
    }

    /** The usual sentence: a token that is not what was expected. */
    public static NotationParseException at(int line, int column, String token, String expected) {
        requireNonNull(token, "token");
        String reason =
                token.isEmpty() ? "The text ends too early." : "\"" + Texts.shown(token) + "\" does not belong here.";
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

    /** What is wrong, as a sentence without the place. */
    public String reason() {
        return reason;
    }
}
