// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Phrase;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is wrong with the text of a game, at an offset in the text. {@link RecordException} adds source, line and column. */
final class Flaw extends RuntimeException {
    private static final long serialVersionUID = 1;

    final int offset;
    final int ply;
    final String token;
    final String expected;
    final transient Phrase reason;
    final @Nullable Rule rule;
    final transient List<Violation> violations;

    /** The path of the move concerned, if it is in a variation. */
    final transient @Nullable RecordPath path;

    /** An error of the format. */
    Flaw(int offset, int ply, String token, String expected, Phrase reason) {
        this(offset, ply, token, expected, reason, null, List.of(), null);
    }

    /** An error by the rules of Hive. */
    Flaw(
            int offset,
            int ply,
            String token,
            String expected,
            Phrase reason,
            @Nullable Rule rule,
            List<Violation> violations) {
        this(offset, ply, token, expected, reason, rule, violations, null);
    }

    private Flaw(
            int offset,
            int ply,
            String token,
            String expected,
            Phrase reason,
            @Nullable Rule rule,
            List<Violation> violations,
            @Nullable RecordPath path) {
        super(null, null, false, false);
        this.offset = offset;
        this.ply = ply;
        this.token = token;
        this.expected = expected;
        this.reason = reason;
        this.rule = rule;
        this.violations = List.copyOf(violations);
        this.path = path;
    }

    /** Returns the error as one of a move of a variation. */
    Flaw at(RecordPath path) {
        return new Flaw(offset, ply, token, expected, reason, rule, violations, path);
    }

    /** Returns the reason, as an English sentence. */
    String sentence() {
        return reason.in(Locale.ENGLISH);
    }

    @Override
    public String getMessage() {
        return sentence();
    }
}
