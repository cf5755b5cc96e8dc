// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.text;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.Elements;
import io.github.hiverules.notation.internal.Texts;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if a MoveString, a position string, a record or another text can't be parsed or has an illegal move. Lines,
 * columns and plies count from 1. A column is one {@code char}. Serialization omits the path, the violations and all
 * languages but English.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The source's name. */
    private final String source;

    private transient Remark remark;

    /** The wrong text. */
    private final String token;

    /** The broken rule. */
    private final @Nullable Rule rule;

    private transient List<Violation> violations;
    private final transient @Nullable RecordPath path;

    /**
     * Creates an exception for a text that has no name.
     *
     * <p>Experimental: this constructor may change in any version.
     *
     * @param remark describes the error and its place in the text
     * @param token the wrong part of the text; empty if something is missing
     */
    public NotationException(Remark remark, String token) {
        this("text", remark, token, Optional.empty(), List.of(), Optional.empty());
        super.fillInStackTrace();
    }

    /**
     * Creates an exception without a stack trace.
     *
     * <p>Experimental: this constructor may change in any version.
     *
     * @param source the name of the source, for example a path
     * @param remark describes the error and its place in the source
     * @param token the wrong part of the text; empty if something is missing
     * @param rule the rule of Hive that is broken
     * @param violations the reasons why a move is illegal
     * @param path the path of the wrong move, if the error is in a variation
     */
    public NotationException(
            String source,
            Remark remark,
            String token,
            Optional<Rule> rule,
            List<Violation> violations,
            Optional<RecordPath> path) {
        this.source = requireNonNull(source, "source");
        this.remark = requireNonNull(remark, "remark");
        this.token = Texts.excerpt(requireNonNull(token, "token"));
        this.rule = requireNonNull(rule, "rule").orElse(null);
        this.violations = Elements.of(violations, "violations");
        this.path = requireNonNull(path, "path").orElse(null);
    }

    /** {@return an equal exception with the caller's stack trace} */
    public NotationException traced() {
        NotationException traced =
                new NotationException(source, remark, token, rule(), violations, Optional.ofNullable(path));
        traced.trace();
        return traced;
    }

    private void trace() {
        super.fillInStackTrace();
    }

    /** Does nothing. Stack traces of many broken games would need too much memory. */
    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized")
    public Throwable fillInStackTrace() {
        return this;
    }

    /** Returns the whole message, such as {@code games.pgn:12:1 ply 7: wS1 is pinned. [R3.2]}. */
    @Override
    public String getMessage() {
        String where = path != null ? " variation " + path : ply() > 0 ? " ply " + ply() : "";
        return source + ":" + line() + ":" + column() + where + ": " + remark
                + rule().map(broken -> " [" + broken.number() + "]").orElse("");
    }

    /** {@return the name of the source, for example a path, or {@code text} if there is no name} */
    public String source() {
        return source;
    }

    /** {@return the error's code, place and sentence} */
    public Remark remark() {
        return remark;
    }

    /**
     * {@return the stable code of the error: lower-case words with hyphens, such as {@code tag-not-closed}} The code of
     * an illegal move is {@code illegal-move}. Each of the {@link #violations} has a code of its own. The page <a
     * href="{@docRoot}/doc-files/notation.html#codes">notations</a> lists all codes.
     */
    public String code() {
        return remark.code();
    }

    /** {@return the line, from 1} */
    public int line() {
        return remark.line();
    }

    /** {@return the column in {@code char}s, from 1. If the text ends too early, the column after the last character} */
    public int column() {
        return remark.column();
    }

    /** {@return the ply, from 1, or 0 if the error is not in a move} */
    public int ply() {
        return remark.ply();
    }

    /** {@return the path of the wrong move, if the error is in a variation} */
    public Optional<RecordPath> path() {
        return Optional.ofNullable(path);
    }

    /** {@return the wrong part of the text, shortened if long; empty if something is missing} */
    public String token() {
        return token;
    }

    /**
     * {@return a full sentence that describes the error, without the place and the rule number}
     *
     * @param locale selects English or Russian; other locales select English
     */
    public String sentence(Locale locale) {
        return remark.sentence(locale);
    }

    /** {@return the rule of Hive that is broken, if any} */
    public Optional<Rule> rule() {
        return Optional.ofNullable(rule);
    }

    /** {@return the reasons why a move is illegal, the most fundamental first; empty for any other error} */
    public List<Violation> violations() {
        return violations;
    }

    /**
     * Writes the message in English.
     *
     * @param out the stream
     * @throws IOException if writing fails
     * @serialData the code, the line, the column, the ply and the English sentence
     */
    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(code());
        out.writeInt(line());
        out.writeInt(column());
        out.writeInt(ply());
        out.writeObject(sentence(Locale.ENGLISH));
    }

    /**
     * Reads the message in English.
     *
     * @param in the stream
     * @throws IOException if reading fails
     * @throws ClassNotFoundException if a class is missing
     */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        String code = (String) in.readObject();
        int line = in.readInt();
        int column = in.readInt();
        int ply = in.readInt();
        String sentence = (String) in.readObject();
        remark = new Remark(code, line, column, ply, locale -> sentence);
        violations = List.of();
    }
}
