// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.strings;

import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.internal.LineCounter;
import io.github.hiverules.notation.internal.Message;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordPath;
import io.github.hiverules.notation.text.Remark;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Creates errors and remarks. While a text is parsed, places are offsets in the text: the line is 1, and the column is
 * the offset plus 1. {@link #inSource} converts offsets to places in the source.
 */
public final class Errors {
    private Errors() {}

    public static Remark remark(int offset, int ply, Kind kind, Object... arguments) {
        return remark(offset, ply, kind, Message.of(kind, arguments));
    }

    private static Remark remark(int offset, int ply, Kind kind, Function<Locale, String> sentence) {
        return new Remark(kind.code(), 1, offset + 1, ply, sentence);
    }

    public static NotationException error(int offset, int ply, String token, Kind kind, Object... arguments) {
        return new NotationException(
                "text", remark(offset, ply, kind, arguments), token, Optional.empty(), List.of(), Optional.empty());
    }

    /** Creates an error whose message quotes the token. */
    public static NotationException quoting(int offset, int ply, String token, Kind kind) {
        return error(offset, ply, token, kind, Texts.quoted(token));
    }

    /** Creates the error for an illegal move, with a sentence about the first reason. */
    public static NotationException illegal(int offset, int ply, String token, Legality legality, Position before) {
        Violation reason = legality.violations().get(0);
        Function<Locale, String> sentence = locale -> Sentences.of(locale).describe(reason, before);
        NotationException error = error(offset, ply, token, Kind.ILLEGAL_MOVE, sentence);
        return breaking(error, reason.rule(), legality.violations());
    }

    /** Returns the sentence of an error in English, and the number of the violated rule in brackets. */
    public static String sentence(NotationException error) {
        return error.sentence(Locale.ENGLISH)
                + error.rule().map(rule -> " [" + rule.number() + "]").orElse("");
    }

    /** Returns the offset of an error that {@link #error} created. */
    public static int offset(NotationException error) {
        return error.column() - 1;
    }

    public static NotationException breaking(NotationException error, Rule rule, List<Violation> violations) {
        return new NotationException(
                error.source(), error.remark(), error.token(), Optional.of(rule), violations, error.path());
    }

    /** Returns a copy of the error with the path of the wrong move. */
    public static NotationException at(NotationException error, RecordPath path) {
        return new NotationException(
                error.source(), error.remark(), error.token(), error.rule(), error.violations(), Optional.of(path));
    }

    /** Returns a copy of the error with the given offset, ply and token. */
    public static NotationException at(NotationException error, int offset, int ply, String token) {
        return new NotationException(
                error.source(),
                error.remark().at(1, offset + 1, ply),
                token,
                error.rule(),
                error.violations(),
                error.path());
    }

    /** Converts the offset of an error in a text without a name to a line and a column, for a caller's program. */
    public static NotationException inText(String text, NotationException error) {
        return inSource(new GameText("text", 1, 1, 1, Optional.empty(), text, List.of()), error)
                .traced();
    }

    /** Converts the offset of an error in a game to the place in the source. */
    public static NotationException inSource(GameText game, NotationException error) {
        return new NotationException(
                game.source(),
                inSource(game, List.of(error.remark())).get(0),
                error.token(),
                error.rule(),
                error.violations(),
                error.path());
    }

    /** Converts the offsets of remarks in a game to places in the source. */
    public static List<Remark> inSource(GameText game, List<Remark> remarks) {
        if (remarks.isEmpty()) {
            return List.of();
        }
        LineCounter lines = new LineCounter(game.line(), game.column());
        Remark[] placed = new Remark[remarks.size()];
        List<Integer> order = IntStream.range(0, placed.length)
                .boxed()
                .sorted(Comparator.comparingInt(i -> remarks.get(i).column()))
                .toList();
        char[] chars = game.text().toCharArray();
        int counted = 0;
        for (int i : order) {
            int offset = remarks.get(i).column() - 1;
            lines.count(chars, counted, offset);
            counted = offset;
            placed[i] = remarks.get(i)
                    .at(lines.line(), lines.column(), remarks.get(i).ply());
        }
        return List.of(placed);
    }
}
