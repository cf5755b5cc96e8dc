// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.DecodingReader;
import io.github.hiverules.notation.internal.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads and prints records of games. The format is recognised from the content: a file that begins with {@code (} is SGF, one
 * that begins with {@code [} is PGN, one that begins with a game type is a list of GameStrings. Games are read one at a time,
 * so that a file of any number of games needs the memory of one.
 *
 * <pre>{@code
 * GameRecord record = Records.parseOne(text);                              // exactly one game
 * try (Stream<GameRecord> records = Records.read(Path.of("games.pgn"))) {  // the games of a file
 *     records.forEach(game -> System.out.println(game.tag("White").orElse("?")));
 * }
 * try (Stream<ReadGame> games = Records.scan(Path.of("games.pgn"))) {      // what is whole and what is broken
 *     games.forEach(game -> System.out.println(game.error()));
 * }
 * }</pre>
 *
 * <p>{@code read}, {@code parse} and {@code parseOne} throw a {@link RecordException} at the first game that is broken;
 * {@code scan} throws for no content, gives a {@link ReadGame} for each game that it finds, and goes on behind a broken one. What
 * is no record of Hive at all, an empty text among them, is one error.
 */
public final class Records {
    private static final int ORDERED = Spliterator.ORDERED | Spliterator.NONNULL;

    private Records() {}

    /** {@link #read(Path, ReaderOptions)} with {@linkplain ReaderOptions#strict() strict} options. */
    public static Stream<GameRecord> read(Path path) {
        return read(path, ReaderOptions.strict());
    }

    /**
     * The games of a file; close the stream to close the file.
     *
     * @return a stream that throws a {@link RecordException} where it comes to a broken game, and an
     *     {@link UncheckedIOException} where the file can't be read on or closed
     * @throws UncheckedIOException if the file can't be opened
     */
    public static Stream<GameRecord> read(Path path, ReaderOptions options) {
        return scan(path, options).map(ReadGame::orElseThrow);
    }

    /** {@link #scan(Path, ReaderOptions)} with {@linkplain ReaderOptions#strict() strict} options. */
    public static Stream<ReadGame> scan(Path path) {
        return scan(path, ReaderOptions.strict());
    }

    /**
     * What is found in a file, game by game; close the stream to close the file.
     *
     * @return a stream that throws an {@link UncheckedIOException} where the file can't be read on or closed
     * @throws UncheckedIOException if the file can't be opened
     */
    public static Stream<ReadGame> scan(Path path, ReaderOptions options) {
        requireNonNull(path, "path");
        requireNonNull(options, "options");
        try {
            return scan(Files.newInputStream(path), path.toString(), options);
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + path + ": " + e.getMessage(), e);
        }
    }

    /**
     * What is found in a stream of bytes, UTF-8 or else Latin-1, or UTF-16 with a byte order mark; closing the result closes the
     * bytes.
     *
     * @param source the name of the source, for messages
     * @return a stream that throws an {@link UncheckedIOException} where the source can't be read or closed
     */
    public static Stream<ReadGame> scan(InputStream bytes, String source, ReaderOptions options) {
        requireNonNull(bytes, "bytes");
        return scan(new DecodingReader(bytes), source, options);
    }

    /** {@link #scan(Reader, String, ReaderOptions)} of a text, with {@linkplain ReaderOptions#strict() strict} options. */
    public static Stream<ReadGame> scan(Reader characters) {
        return scan(characters, "text", ReaderOptions.strict());
    }

    /**
     * What is found in a stream of characters; closing the result closes the characters.
     *
     * @param source the name of the source, for messages
     * @return a stream that throws an {@link UncheckedIOException} where the source can't be read or closed
     */
    public static Stream<ReadGame> scan(Reader characters, String source, ReaderOptions options) {
        requireNonNull(characters, "characters");
        requireNonNull(source, "source");
        requireNonNull(options, "options");
        return StreamSupport.stream(
                        () -> Spliterators.spliteratorUnknownSize(
                                FormatReader.open(new TextSource(source, characters, options.maxGameLength()), options),
                                ORDERED),
                        ORDERED,
                        false)
                .onClose(() -> close(characters, source));
    }

    /** {@link #parse(String, ReaderOptions)} with {@linkplain ReaderOptions#strict() strict} options. */
    public static List<GameRecord> parse(String text) {
        return parse(text, ReaderOptions.strict());
    }

    /**
     * The games in a text, at least one.
     *
     * @throws RecordException if a game is broken, or the text holds no game at all
     */
    public static List<GameRecord> parse(String text, ReaderOptions options) {
        requireNonNull(text, "text");
        return scan(new StringReader(text), "text", options)
                .map(ReadGame::orElseThrow)
                .toList();
    }

    /** {@link #parseOne(String, ReaderOptions)} with {@linkplain ReaderOptions#strict() strict} options. */
    public static GameRecord parseOne(String text) {
        return parseOne(text, ReaderOptions.strict());
    }

    /**
     * The one game in a text.
     *
     * @throws RecordException if the game is broken, or the text holds no game or several
     */
    public static GameRecord parseOne(String text, ReaderOptions options) {
        requireNonNull(text, "text");
        requireNonNull(options, "options");
        TextSource source = new TextSource("text", new StringReader(text), options.maxGameLength());
        Iterator<ReadGame> games = FormatReader.open(source, options);
        GameRecord record = games.next().orElseThrow();
        if (games.hasNext()) {
            throw new RecordException(
                            source.place(),
                            0,
                            "",
                            "the end of the text",
                            Phrase.of("Behind the one game stands another."))
                    .traced();
        }
        return record;
    }

    /**
     * Prints a record. Texts of the same format can be concatenated: a GameString and an SGF tree end with a line end, PGN with an
     * empty line. PGN and SGF read back as an equal record under the same rules, if {@link ReaderOptions#maxGameLength} allows
     * their length. A GameString contains game type, outcome and moves only, see {@link #omissions}.
     *
     * @throws IllegalArgumentException if the format is {@link RecordFormat#GAME_STRING} and the record has other rules than the
     *     tournament's
     */
    public static String print(GameRecord record, RecordFormat format) {
        requireNonNull(record, "record");
        return switch (requireNonNull(format, "format")) {
            case GAME_STRING -> GameStrings.print(record) + "\n";
            case PGN -> PgnWriter.print(record);
            case SGF -> SgfWriter.print(record);
        };
    }

    /** What the record holds that a text in that format can't say, a sentence each; empty when nothing is lost. */
    public static List<String> omissions(GameRecord record, RecordFormat format) {
        requireNonNull(record, "record");
        return requireNonNull(format, "format") == RecordFormat.GAME_STRING ? GameStrings.omissions(record) : List.of();
    }

    private static void close(Reader reader, String source) {
        try {
            reader.close();
        } catch (IOException e) {
            throw new UncheckedIOException("can't close " + source + ": " + e.getMessage(), e);
        }
    }
}
