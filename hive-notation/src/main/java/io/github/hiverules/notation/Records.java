// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.IllegalMoveException;
import io.github.hiverules.notation.internal.DecodingReader;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.GameStringReader;
import io.github.hiverules.notation.internal.GameStringWriter;
import io.github.hiverules.notation.internal.NoRecordReader;
import io.github.hiverules.notation.internal.TextSource;
import io.github.hiverules.notation.internal.pgn.PgnReader;
import io.github.hiverules.notation.internal.pgn.PgnWriter;
import io.github.hiverules.notation.internal.sgf.BoardSpaceReader;
import io.github.hiverules.notation.internal.sgf.BoardSpaceWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads and prints records of games. The format is recognised from the content: a file that begins with {@code (} is SGF, one
 * that begins with {@code [} is PGN, one that begins with a game type is a list of GameStrings. Games are read one at a time,
 * so that a file of any number of games needs the memory of one.
 *
 * <pre>{@code
 * try (Stream<GameRecord> records = Records.read(Path.of("games.pgn"), ReaderOptions.strict())) {
 *     records.forEach(record -> System.out.println(record.white().orElse("?") + " - " + record.black().orElse("?")));
 * }
 * }</pre>
 *
 * <p>Where something is wrong, the stream throws a {@link RecordException} when it comes to that game, or, with options that
 * say so, goes on behind it and keeps its legal part or nothing of it ({@link ErrorPolicy}). Input that holds no game at all
 * is an error too.
 */
public final class Records {
    private Records() {}

    /**
     * The games of a file; close the stream to close the file.
     *
     * @return a stream that throws a {@link RecordException} where it comes to something wrong, as far as the options let it,
     *     and an {@link UncheckedIOException} where the file can't be read on or closed
     * @throws UncheckedIOException if the file can't be opened
     */
    public static Stream<GameRecord> read(Path path, ReaderOptions options) {
        requireNonNull(path, "path");
        requireNonNull(options, "options");
        try {
            return read(Files.newInputStream(path), path.toString(), options);
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + path + ": " + e.getMessage(), e);
        }
    }

    /**
     * The games of a stream of bytes, UTF-8 or else Latin-1, or UTF-16 with a byte order mark; closing the result closes the bytes.
     *
     * @param source the name of the source, for messages
     * @return a stream that throws a {@link RecordException} where it comes to something wrong, as far as the options let it,
     *     and an {@link UncheckedIOException} where the source can't be read or closed
     */
    public static Stream<GameRecord> read(InputStream bytes, String source, ReaderOptions options) {
        requireNonNull(bytes, "bytes");
        return read(new DecodingReader(bytes), source, options);
    }

    /**
     * The games of a stream of characters; closing the result closes the characters.
     *
     * @param source the name of the source, for messages
     * @return a stream that throws a {@link RecordException} where it comes to something wrong, as far as the options let it,
     *     and an {@link UncheckedIOException} where the source can't be read or closed
     */
    public static Stream<GameRecord> read(Reader characters, String source, ReaderOptions options) {
        requireNonNull(characters, "characters");
        requireNonNull(source, "source");
        requireNonNull(options, "options");
        Iterator<GameRecord> games =
                new Games(() -> open(new TextSource(source, characters, options.maxGameLength()), options));
        return StreamSupport.stream(
                        Spliterators.spliteratorUnknownSize(games, Spliterator.ORDERED | Spliterator.NONNULL), false)
                .onClose(() -> close(characters, source));
    }

    /**
     * A record as text in that format, with a line end behind it. Read again under the same rules, PGN and SGF give an equal
     * record; a GameString holds game type, moves and result only, see {@link #omissions}.
     *
     * @throws IllegalMoveException if the record was built by hand and a move of it is illegal
     * @throws IllegalArgumentException if the record was built by hand and its outcome is not what its moves lead to: the
     *     board has decided otherwise, or has not decided what only it can (R7.1, R7.3); or if a GameString should tell
     *     a game that does not begin on the empty table
     */
    public static String print(GameRecord record, RecordFormat format) {
        requireNonNull(record, "record");
        requireNonNull(format, "format");
        return switch (format) {
            case GAME_STRING -> GameStringWriter.print(record) + "\n";
            case PGN -> PgnWriter.print(record);
            case SGF -> BoardSpaceWriter.print(record);
        };
    }

    /**
     * What the record holds that a text in that format can't say, a sentence each; empty when nothing is lost. No format says
     * that a record is only the legal part of a broken game ({@link GameRecord#error}).
     */
    public static List<String> omissions(GameRecord record, RecordFormat format) {
        requireNonNull(record, "record");
        List<String> lost = new ArrayList<>();
        record.error()
                .ifPresent(error -> lost.add("The game is broken, and only its legal part is left: " + error.reason()));
        if (requireNonNull(format, "format") == RecordFormat.GAME_STRING) {
            lost.addAll(GameStringWriter.omissions(record));
        }
        return List.copyOf(lost);
    }

    /**
     * Writes records one after the other, in constant memory, with the {@linkplain RecordFormat#separator() separator} between
     * them.
     *
     * @throws UncheckedIOException if the writer fails
     * @throws IllegalArgumentException if a record can't be printed, see {@link #print}
     * @throws RecordException if the records are being read and one is broken
     */
    public static void write(Stream<GameRecord> records, RecordFormat format, Writer writer) {
        requireNonNull(records, "records");
        requireNonNull(format, "format");
        requireNonNull(writer, "writer");
        try {
            String separator = "";
            for (Iterator<GameRecord> games = records.iterator(); games.hasNext(); ) {
                writer.write(separator + print(games.next(), format));
                separator = format.separator();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("can't write records: " + e.getMessage(), e);
        }
    }

    /**
     * The games in a text.
     *
     * @throws RecordException if a game is broken, or the text holds no game at all, and the options say to stop there
     */
    public static List<GameRecord> parse(String text, ReaderOptions options) {
        requireNonNull(text, "text");
        return read(new StringReader(text), "text", options).toList();
    }

    private static void close(Reader reader, String source) {
        try {
            reader.close();
        } catch (IOException e) {
            throw new UncheckedIOException("can't close " + source + ": " + e.getMessage(), e);
        }
    }

    /** The games of a source, opened when the first is asked for. */
    private static final class Games implements Iterator<GameRecord> {
        private final Supplier<GameReader> source;
        private @Nullable GameReader reader;

        Games(Supplier<GameReader> source) {
            this.source = source;
        }

        private GameReader reader() {
            GameReader open = reader;
            if (open == null) {
                open = source.get();
                reader = open;
            }
            return open;
        }

        @Override
        public boolean hasNext() {
            return reader().hasNext();
        }

        @Override
        public GameRecord next() {
            return reader().next();
        }
    }

    /** The reader of the format that the text is in. */
    private static GameReader open(TextSource text, ReaderOptions options) {
        text.skipSpace();
        int first = text.peek();
        if (first == '(') {
            return new BoardSpaceReader(text, options);
        }
        if (isJson(text)) {
            return new NoRecordReader(text, options, "This is JSON, and no record of Hive games.");
        }
        if (first == '[' || first == '{' || first == ';' || first == '%' || first >= '0' && first <= '9') {
            return new PgnReader(text, options);
        }
        if (first == 'B' || first == 'b') {
            return new GameStringReader(text, options);
        }
        return new NoRecordReader(
                text,
                options,
                first == TextSource.END ? "There is no game here." : "This is no record of Hive games that is known.");
    }

    /** Whether the text is a JSON object or array: what stands behind its first bracket is neither comment nor tag. */
    private static boolean isJson(TextSource text) {
        int first = text.peek();
        int i = 1;
        while (i < TextSource.MAX_AHEAD && first != TextSource.END && "{[".indexOf(first) >= 0 && isSpace(text, i)) {
            i++;
        }
        if (first == '[') {
            return "{[]\"-0123456789".indexOf(text.peek(i)) >= 0;
        }
        if (first != '{' || text.peek(i) != '"') {
            return false;
        }
        do {
            i++;
        } while (i < TextSource.MAX_AHEAD && text.peek(i) != '"' && text.peek(i) != TextSource.END);
        do {
            i++;
        } while (i < TextSource.MAX_AHEAD && isSpace(text, i));
        return i < TextSource.MAX_AHEAD && text.peek(i) == ':';
    }

    private static boolean isSpace(TextSource text, int ahead) {
        return TextSource.isSpace(text.peek(ahead));
    }
}
