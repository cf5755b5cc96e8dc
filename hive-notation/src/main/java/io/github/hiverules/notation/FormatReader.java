// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.internal.Phrase;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Knows the format of a text by its content. */
final class FormatReader {
    private static final int LOOK = 64;

    /** An object or an array that begins no PGN: behind its first bracket stands neither a comment nor a tag. */
    private static final Pattern JSON = Pattern.compile("(?s)\\[\\s*(?:[{\\[\"\\]]|-?\\d|(?:true|false|null)\\b)"
            + "|\\{\\s*(?:\"(?:[^\"\\\\]|\\\\.)*+\"\\s*:|\\}\\s*\\z)");

    private static final Map<RecordFormat, Pattern> FORMATS = Map.of(
            RecordFormat.GAME_STRING, Pattern.compile("(?i)b(?:ase(?![a-z])|[^\\s;]*;)"),
            RecordFormat.SGF, Pattern.compile("\\((?![a-z])"),
            RecordFormat.PGN, Pattern.compile("[\\[{;%0-9]"));

    /** What begins a game behind text that is none. */
    private static final Pattern GAME = Pattern.compile("(?i)\\[\\s*[a-z]\\w*\\s*\"|\\(\\s*;|base[;+]");

    private FormatReader() {}

    /** The games of the format that the options name, or that the text is in; at least one, or an error. */
    static Iterator<ReadGame> open(TextSource text, ReaderOptions options) {
        text.skipSpace();
        boolean isEmpty = text.peek() == TextSource.END;
        Optional<RecordFormat> format =
                isEmpty ? Optional.empty() : options.format().or(() -> recognise(text));
        return format.isPresent() ? reader(format.get(), text, options) : new BehindOther(text, options);
    }

    private static Iterator<ReadGame> reader(RecordFormat format, TextSource text, ReaderOptions options) {
        return switch (format) {
            case GAME_STRING -> new GameStringReader(text, options);
            case PGN -> new PgnReader(text, options);
            case SGF -> new SgfReader(text, options);
        };
    }

    private static Optional<RecordFormat> recognise(TextSource text) {
        String beginning = beginning(text, TextSource.MAX_AHEAD);
        return FORMATS.entrySet().stream()
                .filter(format -> format.getValue().matcher(beginning).lookingAt())
                .map(Map.Entry::getKey)
                .filter(format -> !JSON.matcher(beginning).lookingAt())
                .findFirst();
    }

    private static String beginning(TextSource text, int length) {
        StringBuilder beginning = new StringBuilder();
        for (int i = 0; i < length && text.peek(i) != TextSource.END; i++) {
            beginning.append((char) text.peek(i));
        }
        return beginning.toString();
    }

    /** A text that begins with something else than a record: one error for that, and the games that begin at a line behind it. */
    private static final class BehindOther implements Iterator<ReadGame> {
        private final TextSource text;
        private final ReaderOptions options;
        private Optional<ReadGame> next;
        private Iterator<ReadGame> games = Collections.emptyIterator();
        private boolean searched;

        BehindOther(TextSource text, ReaderOptions options) {
            this.text = text;
            this.options = options;
            next = Optional.of(other());
        }

        private ReadGame other() {
            int first = text.peek();
            String found = first == TextSource.END ? "" : Character.toString(first);
            String expected = "a record: ( for SGF, [ for PGN, a game type for a GameString";
            boolean isJson = JSON.matcher(beginning(text, TextSource.MAX_AHEAD)).lookingAt();
            Phrase reason = Phrase.of(
                    first == TextSource.END
                            ? "There is no game here."
                            : isJson
                                    ? "This is JSON, and no record of Hive games."
                                    : "This is no record of Hive games that is known.");
            RecordException error = new RecordException(text.place(), 0, found, expected, reason);
            return ImmutableReadGame.of(options.format(), List.of(), Optional.empty(), Optional.of(error), List.of());
        }

        @Override
        public boolean hasNext() {
            if (next.isEmpty() && !searched) {
                searched = true;
                games = search();
            }
            while (next.isEmpty() && games.hasNext()) {
                next = Optional.of(games.next()).filter(BehindOther::isGame);
            }
            return next.isPresent();
        }

        /** The games from the first line on that begins one. */
        private Iterator<ReadGame> search() {
            while (text.peek() != TextSource.END) {
                text.skipLine();
                text.skipSpace();
                if ("[(Bb".indexOf(text.peek()) >= 0
                        && GAME.matcher(beginning(text, LOOK)).lookingAt()) {
                    return recognise(text)
                            .map(format -> reader(format, text, options))
                            .orElseGet(Collections::emptyIterator);
                }
            }
            return Collections.emptyIterator();
        }

        /** Lines may look like the beginning of a game and be none. */
        private static boolean isGame(ReadGame found) {
            return found.record().isPresent()
                    || found.head().stream().anyMatch(tag -> tag.isNamed(PgnHead.GAME_TYPE) || tag.isNamed("GM"));
        }

        @Override
        public ReadGame next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ReadGame found = next.orElseThrow();
            next = Optional.empty();
            return found;
        }
    }
}
