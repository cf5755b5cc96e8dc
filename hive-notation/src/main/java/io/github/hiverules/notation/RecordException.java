// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is wrong with a record, and where: the one exception that the content of a record makes reading throw. Lines and
 * columns count from 1, a column is a {@code char}; plies count from 1 and are 0 before the first.
 */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String source;
    private final int line;
    private final int column;
    private final transient Flaw flaw;

    /** Creates an exception without a stack trace, which would take more memory than a small game. */
    RecordException(GameText text, Flaw flaw) {
        this(text.source(), lineAndColumn(text, flaw.offset), flaw, false);
    }

    private RecordException(String source, int[] lineAndColumn, Flaw flaw, boolean traced) {
        super(null, null, traced, traced);
        this.source = source;
        line = lineAndColumn[0];
        column = lineAndColumn[1];
        this.flaw = flaw;
    }

    private static int[] lineAndColumn(GameText text, int offset) {
        int line = text.line();
        int lineStart = 1 - text.column();
        for (int i = 0; i < offset; i++) {
            char c = text.text().charAt(i);
            if (c == '\n' || c == '\r') {
                line += c == '\n' && i > 0 && text.text().charAt(i - 1) == '\r' ? 0 : 1;
                lineStart = i + 1;
            }
        }
        return new int[] {line, offset - lineStart + 1};
    }

    /** Returns an equal exception to be thrown to a program: with a stack trace of the caller. */
    RecordException traced() {
        return new RecordException(source, new int[] {line, column}, flaw, true);
    }

    /** Place, ply, reason and rule: {@code games.pgn:12:1 ply 7: The hive would be split. [R3.2]}. */
    @Override
    public String getMessage() {
        String where = flaw.path != null ? " variation " + flaw.path : ply() > 0 ? " ply " + ply() : "";
        return source + ":" + line + ":" + column + where + ": " + reason()
                + rule().map(broken -> " [" + broken.number() + "]").orElse("");
    }

    /** The name of the source, a path for example. */
    public String source() {
        return source;
    }

    /** The line, from 1. */
    public int line() {
        return line;
    }

    /** The column, from 1; a column is a {@code char}. */
    public int column() {
        return column;
    }

    /** The turn concerned, from 1; 0 for what belongs to none. */
    public int ply() {
        return flaw.ply;
    }

    /** Returns the path of the move concerned, if the error is in a variation. */
    public Optional<RecordPath> path() {
        return Optional.ofNullable(flaw.path);
    }

    /** The text that is wrong, cut where it is long; empty at the end of the source. */
    public String token() {
        return flaw.token;
    }

    /** What a reader expected in its place. */
    public String expected() {
        return flaw.expected;
    }

    /** What is wrong, as an English sentence without place and rule number. */
    public String reason() {
        return flaw.sentence();
    }

    /**
     * What is wrong, as a sentence in the language of that locale: English and Russian; in English where there are no words in
     * it, and for an exception that was read from a stream.
     */
    public String reason(Locale locale) {
        requireNonNull(locale, "locale");
        return flaw.reason.in(locale);
    }

    Phrase phrase() {
        return flaw.reason;
    }

    /** The rule that is broken, where one is. */
    public Optional<Rule> rule() {
        return Optional.ofNullable(flaw.rule);
    }

    /**
     * For an illegal move all reasons against it, the most fundamental first. They are not serialized: an exception that was read
     * from a stream has the rule and the words, and none of these.
     */
    public List<Violation> violations() {
        return flaw.violations;
    }
}
