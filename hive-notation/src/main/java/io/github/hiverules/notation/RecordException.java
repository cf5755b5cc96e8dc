// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Phrase;
import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a record, and where: the one exception that the content of a record makes reading throw. Lines and
 * columns count from 1, a column is a {@code char}; plies count from 1 and are 0 before the first.
 */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Place place;
    private final int ply;
    private final String token;
    private final String expected;
    private final String reason;
    private final transient @Nullable Phrase phrase;
    private final @Nullable Rule rule;
    private final transient @Nullable List<Violation> violations;
    private final transient @Nullable RecordPath path;

    record Place(String source, int line, int column) implements Serializable {
        private static final long serialVersionUID = 1;

        /** Of what no source has. */
        static final Place NOWHERE = new Place("", 0, 0);

        @Override
        public String toString() {
            return source + ":" + line + ":" + column;
        }
    }

    /** An error of the format. */
    RecordException(Place place, int ply, String token, String expected, Phrase reason) {
        this(place, ply, token, expected, reason, null, List.of(), null, false);
    }

    /**
     * An error by the rules of Hive.
     *
     * @param traced false for one that is only told of: a stack trace would take more memory than a small game
     */
    RecordException(
            Place place,
            int ply,
            String token,
            String expected,
            Phrase phrase,
            @Nullable Rule rule,
            List<Violation> violations,
            @Nullable RecordPath path,
            boolean traced) {
        super(null, null, traced, traced);
        this.place = place;
        this.ply = ply;
        this.token = token;
        this.expected = expected;
        this.reason = phrase.in(Locale.ENGLISH);
        this.phrase = phrase;
        this.rule = rule;
        this.violations = List.copyOf(violations);
        this.path = path;
    }

    /** The same, to be thrown to a program: with a stack trace that leads to its place. */
    RecordException traced() {
        return new RecordException(place, ply, token, expected, phrase(), rule, violations(), path, true);
    }

    /** Returns the error as one of a move of a variation. */
    RecordException at(RecordPath path) {
        return new RecordException(place, ply, token, expected, phrase(), rule, violations(), path, false);
    }

    /** Place, ply, reason and rule: {@code games.pgn:12:1 ply 7: The hive would be split. [R3.2]}. */
    @Override
    public String getMessage() {
        String where = path != null ? " variation " + path : ply > 0 ? " ply " + ply : "";
        return place + where + ": " + reason
                + rule().map(broken -> " [" + broken.number() + "]").orElse("");
    }

    /** The name of the source, a path for example. */
    public String source() {
        return place.source();
    }

    /** The line, from 1. */
    public int line() {
        return place.line();
    }

    /** The column, from 1; a column is a {@code char}. */
    public int column() {
        return place.column();
    }

    Place place() {
        return place;
    }

    /** The turn concerned, from 1; 0 for what belongs to none. */
    public int ply() {
        return ply;
    }

    /** Returns the path of the move concerned, if the error is in a variation. */
    public Optional<RecordPath> path() {
        return Optional.ofNullable(path);
    }

    /** The text that is wrong, cut where it is long; empty at the end of the source. */
    public String token() {
        return token;
    }

    /** What a reader expected in its place. */
    public String expected() {
        return expected;
    }

    /** What is wrong, as an English sentence without place and rule number. */
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

    /** The rule that is broken, where one is. */
    public Optional<Rule> rule() {
        return Optional.ofNullable(rule);
    }

    /**
     * For an illegal move all reasons against it, the most fundamental first. They are not serialized: an exception that was read
     * from a stream has the rule and the words, and none of these.
     */
    public List<Violation> violations() {
        return violations == null ? List.of() : violations;
    }
}
