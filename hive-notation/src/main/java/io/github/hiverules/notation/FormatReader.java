// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Knows the format of a text by its content. */
final class FormatReader {
    private FormatReader() {}

    /** The reader of the format that the options name, or that the text is in. */
    static Iterator<ReadGame> open(TextSource text, ReaderOptions options) {
        text.skipSpace();
        int first = text.peek();
        RecordFormat format = first == TextSource.END ? null : options.format().orElseGet(() -> recognise(text));
        if (format == null) {
            String reason = first == TextSource.END
                    ? "There is no game here."
                    : isJson(text)
                            ? "This is JSON, and no record of Hive games."
                            : "This is no record of Hive games that is known.";
            RecordException error = new RecordException(
                    text.place(),
                    0,
                    first == TextSource.END ? "" : Character.toString(first),
                    "a record: ( for SGF, [ for PGN, a game type for a GameString",
                    reason);
            return List.of(ImmutableReadGame.of(
                            options.format(), List.of(), Optional.empty(), Optional.of(error), List.of()))
                    .iterator();
        }
        return switch (format) {
            case GAME_STRING -> new GameStringReader(text, options);
            case PGN -> new PgnReader(text, options);
            case SGF -> new SgfReader(text, options);
        };
    }

    private static @Nullable RecordFormat recognise(TextSource text) {
        int first = text.peek();
        if (first == '(') {
            return RecordFormat.SGF;
        }
        if (isJson(text)) {
            return null;
        }
        if (first == '[' || first == '{' || first == ';' || first == '%' || first >= '0' && first <= '9') {
            return RecordFormat.PGN;
        }
        return first == 'B' || first == 'b' ? RecordFormat.GAME_STRING : null;
    }

    /** Whether the text is a JSON object or array: what stands behind its first bracket is neither comment nor tag. */
    private static boolean isJson(TextSource text) {
        int first = text.peek();
        int i = behindSpace(text, 1);
        if (first == '[') {
            return "{[]\"-0123456789".indexOf(text.peek(i)) >= 0;
        }
        if (first != '{' || text.peek(i) != '"') {
            return false;
        }
        do {
            i++;
        } while (i < TextSource.MAX_AHEAD && text.peek(i) != '"' && text.peek(i) != TextSource.END);
        i = behindSpace(text, i + 1);
        return i < TextSource.MAX_AHEAD && text.peek(i) == ':';
    }

    private static int behindSpace(TextSource text, int from) {
        int i = from;
        while (i < TextSource.MAX_AHEAD && Character.isWhitespace(text.peek(i))) {
            i++;
        }
        return i;
    }
}
