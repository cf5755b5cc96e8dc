// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.reading;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An error at an offset in a text. A {@code NotationException} also has a source, line and column. */
public final class ParseError extends IllegalArgumentException {
    public final Finding finding;
    public final String token;
    public final @Nullable Rule rule;
    public final List<Violation> violations;

    /** The path of the wrong move in a variation; null for other errors. */
    public final @Nullable List<Integer> path;

    public ParseError(int offset, int ply, String token, Kind kind, Object... arguments) {
        this(new Finding(offset, ply, kind, List.of(arguments)), token, null, List.of(), null);
    }

    /** Creates an error whose message quotes the token. */
    public static ParseError quoting(int offset, int ply, String token, Kind kind) {
        return new ParseError(offset, ply, token, kind, Texts.quoted(token));
    }

    /** Creates the error for an illegal move, with a sentence about the first reason. */
    public static ParseError illegal(int offset, int ply, String token, Legality legality, Position before) {
        Violation reason = legality.violations().get(0);
        Function<Locale, String> sentence = locale -> Sentences.of(locale).describe(reason, before);
        return new ParseError(offset, ply, token, Kind.ILLEGAL_MOVE, sentence)
                .breaking(reason.rule(), legality.violations());
    }

    private ParseError(
            Finding finding,
            String token,
            @Nullable Rule rule,
            List<Violation> violations,
            @Nullable List<Integer> path) {
        this.finding = finding;
        this.token = Texts.excerpt(token);
        this.rule = rule;
        this.violations = List.copyOf(violations);
        this.path = path;
    }

    /** Returns a copy of the error with the rule that a move violates. */
    public ParseError breaking(Rule rule, List<Violation> violations) {
        return new ParseError(finding, token, rule, violations, path);
    }

    /** Returns a copy of the error with the path of the wrong move. */
    public ParseError at(List<Integer> path) {
        return new ParseError(finding, token, rule, violations, path);
    }

    /** Returns a copy of the error with the given offset, ply and token. */
    public ParseError at(int offset, int ply, String token) {
        return new ParseError(finding.at(offset, ply), token, rule, violations, path);
    }

    /** Does nothing, because readers create many errors. */
    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized")
    public Throwable fillInStackTrace() {
        return this;
    }

    /** Returns the sentence in English, and the number of the violated rule in brackets. */
    @Override
    public String getMessage() {
        return finding.apply(Locale.ENGLISH) + (rule == null ? "" : " [" + rule.number() + "]");
    }

    /** Serializes only the message, because sentences are functions. */
    private Object writeReplace() {
        return new IllegalArgumentException(getMessage());
    }
}
