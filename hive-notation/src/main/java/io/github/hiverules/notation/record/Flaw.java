// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.record;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Sentence;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An error at an offset in a text. A {@code NotationException} also has a source, line and column. */
public final class Flaw extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * A message about an offset in a text.
     *
     * @param offset the offset in the text, from 0
     * @param ply the number of the turn, from 1; 0 if the message is not about a turn
     */
    public record Note(int offset, int ply, Phrase phrase) {}

    public final transient Note note;
    public final String token;
    public final @Nullable Rule rule;
    public final transient List<Violation> violations;

    /** The path of the wrong move in a variation; null for other errors. */
    public final transient @Nullable List<Integer> path;

    public Flaw(int offset, int ply, String token, Finding finding, Object... arguments) {
        this(new Note(offset, ply, Phrase.of(finding, arguments)), token, null, List.of(), null);
    }

    /** Creates an error whose message quotes the token. */
    public static Flaw quoting(int offset, int ply, String token, Finding finding) {
        return new Flaw(offset, ply, token, finding, Texts.quoted(token));
    }

    /** Creates the error for an illegal move, with a sentence about the first reason. */
    public static Flaw illegal(int offset, int ply, String token, Legality legality, Position before) {
        Violation reason = legality.violations().get(0);
        Sentence sentence = locale -> Sentences.of(locale).describe(reason, before);
        return new Flaw(offset, ply, token, Finding.ILLEGAL_MOVE, sentence)
                .breaking(reason.rule(), legality.violations());
    }

    private Flaw(
            Note note, String token, @Nullable Rule rule, List<Violation> violations, @Nullable List<Integer> path) {
        super(null, null, false, false);
        this.note = note;
        this.token = Texts.excerpt(token);
        this.rule = rule;
        this.violations = List.copyOf(violations);
        this.path = path;
    }

    /** Returns a copy of the error with the rule that a move violates. */
    public Flaw breaking(Rule rule, List<Violation> violations) {
        return new Flaw(note, token, rule, violations, path);
    }

    /** Returns a copy of the error with the path of the wrong move. */
    public Flaw at(List<Integer> path) {
        return new Flaw(note, token, rule, violations, path);
    }

    /** Returns a copy of the error with the given offset, ply and token. */
    public Flaw at(int offset, int ply, String token) {
        return new Flaw(new Note(offset, ply, note.phrase()), token, rule, violations, path);
    }

    @Override
    public String getMessage() {
        return note.phrase().in(Locale.ENGLISH);
    }
}
