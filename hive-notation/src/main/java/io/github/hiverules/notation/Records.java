// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static java.util.Objects.requireNonNull;
import static java.util.Objects.requireNonNullElse;

import io.github.hiverules.notation.internal.DecodingReader;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.pgn.PgnReader;
import io.github.hiverules.notation.pgn.PgnWriter;
import io.github.hiverules.notation.reading.GameStringReader;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.sgf.SgfReader;
import io.github.hiverules.notation.sgf.SgfWriter;
import io.github.hiverules.notation.splitter.Splitter;
import io.github.hiverules.notation.strings.AnalysisLink;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Static methods that read and print records of games. The first game decides the format: SGF begins with {@code (;},
 * PGN with a tag or, under lenient options, with a move number, and a GameString with a game type. {@link
 * ReaderOptions} states the rules. A link to an analysis with the parameter {@code uhp} is read like the GameString in
 * the link. Games are read one at a time, so files may have any size.
 *
 * <pre>{@code
 * GameRecord record = Records.parseOne(text);                               // exactly one game
 * try (Stream<ScannedGame> games = Records.scan(Path.of("games.pgn"))) {    // the games of a file
 *     games.forEach(game -> System.out.println(game.record() + " " + game.error()));
 * }
 * }</pre>
 *
 * <p>{@code parse} and {@code parseOne} throw a {@link NotationException} at the first broken game. {@code scan}
 * returns a {@link ScannedGame} for each game, valid or broken. A text that is empty or not a record yields one broken
 * game. {@code scan} calls {@code split} to find the texts of the games, and {@code judge} to judge each text. A source
 * is read until a game ends, in bounded memory. To bound the time, limit the length of an untrusted stream.
 */
public final class Records {
    private static final int ORDERED = Spliterator.ORDERED | Spliterator.NONNULL;

    private Records() {}

    /**
     * Splits a file into the texts of its games. {@link #judge} judges the game in a text.
     *
     * <pre>{@code
     * try (Stream<GameText> texts = Records.split(file, options)) {
     *     texts.map(text -> pool.submit(() -> Records.judge(text, options))) …   // keep a window of futures
     * }
     * }</pre>
     *
     * <p>The stream is sequential and holds one text at a time. Several threads may call {@code judge}. Don't make the
     * stream parallel: a parallel stream reads most of the source into memory.
     *
     * @param path the file
     * @param options the options
     * @return a sequential stream. Closing the stream closes the file. The stream throws an {@link
     *     UncheckedIOException} if reading or closing the file fails
     * @throws UncheckedIOException if the file can't be opened
     */
    public static Stream<GameText> split(Path path, ReaderOptions options) {
        requireNonNull(path, "path");
        requireNonNull(options, "options");
        try {
            return split(Files.newInputStream(path), path.toString(), options);
        } catch (IOException e) {
            throw cannot("read", path.toString(), e);
        }
    }

    /**
     * Splits a byte stream into the texts of its games. The encoding is UTF-16 if the stream begins with a byte order
     * mark of UTF-16, otherwise UTF-8. Other bytes are decoded as Windows-1252, with a remark.
     *
     * @param bytes the bytes
     * @param source the name of the source, for messages
     * @param options the options
     * @return a sequential stream. Closing the stream closes {@code bytes}. The stream throws an {@link
     *     UncheckedIOException} if reading or closing fails
     */
    public static Stream<GameText> split(InputStream bytes, String source, ReaderOptions options) {
        requireNonNull(bytes, "bytes");
        requireNonNull(source, "source");
        requireNonNull(options, "options");
        return split(new DecodingReader(bytes), source, options);
    }

    /**
     * {@return the texts of the games in a text}
     *
     * @param text the text
     * @param options the options
     */
    public static Stream<GameText> splitText(String text, ReaderOptions options) {
        requireNonNull(text, "text");
        requireNonNull(options, "options");
        return split(new StringReader(text), "text", options);
    }

    private static Stream<GameText> split(Reader characters, String source, ReaderOptions options) {
        return StreamSupport.stream(
                        () -> Spliterators.spliteratorUnknownSize(texts(source, characters, options), ORDERED),
                        ORDERED,
                        false)
                .onClose(() -> {
                    try {
                        characters.close();
                    } catch (IOException e) {
                        throw cannot("close", source, e);
                    }
                });
    }

    static Splitter texts(String source, Reader characters, ReaderOptions options) {
        return new Splitter(source, characters, options.format(), options.maxGameLength());
    }

    private static UncheckedIOException cannot(String verb, String source, IOException reason) {
        String words = reason instanceof NoSuchFileException
                ? "no such file"
                : reason instanceof AccessDeniedException
                        ? "permission denied"
                        : requireNonNullElse(reason.getMessage(), "the file is closed");
        return new UncheckedIOException("Can't " + verb + " " + source + ": " + words + ".", reason);
    }

    /**
     * {@return the judged game in a text, with the error if the game is broken} Thread-safe.
     *
     * @param text the text
     * @param options the options that were passed to {@code split}
     */
    public static ScannedGame judge(GameText text, ReaderOptions options) {
        requireNonNull(text, "text");
        requireNonNull(options, "options");
        if (text.format().isEmpty()
                || Texts.skipSpace(text.text(), 0) == text.text().length()) {
            return noRecord(text);
        }
        return switch (text.format().get()) {
            case GAME_STRING -> GameStringReader.read(text, options);
            case PGN -> new PgnReader(text, options).read();
            case SGF -> new SgfReader(text, options).read();
        };
    }

    /** Returns whether a text begins with the first bytes of a gzip or a zip, which were read as characters. */
    private static boolean isCompressed(String text) {
        return text.startsWith("\u001f\u2039") || text.startsWith("PK\u0003\u0004");
    }

    private static ScannedGame noRecord(GameText text) {
        Kind kind = text.text().isEmpty()
                ? Kind.NO_GAME
                : Splitter.isJson(text.text())
                        ? Kind.JSON_TEXT
                        : AnalysisLink.isLink(text.text())
                                ? Kind.LINK
                                : isCompressed(text.text()) ? Kind.COMPRESSED : Kind.UNKNOWN_FORMAT;
        String token = text.text().isEmpty() ? "" : text.text().substring(0, 1);
        NotationException error = Errors.inSource(text, Errors.error(0, 0, token, kind));
        return ScannedGame.of(text, List.of(), Optional.empty(), Optional.of(error), text.remarks());
    }

    /**
     * {@return the judged games of a file, read with {@linkplain ReaderOptions#strict() strict} options} Closing the
     * sequential stream closes the file.
     *
     * @param path the file
     */
    public static Stream<ScannedGame> scan(Path path) {
        return scan(path, ReaderOptions.strict());
    }

    /**
     * {@return the judged games of a file} Closing the sequential stream closes the file. The stream throws an {@link
     * UncheckedIOException} if reading or closing the file fails.
     *
     * @param path the file
     * @param options the options
     * @throws UncheckedIOException if the file can't be opened
     */
    public static Stream<ScannedGame> scan(Path path, ReaderOptions options) {
        return split(path, options).map(text -> judge(text, options));
    }

    /**
     * {@return the judged games in a byte stream} Closing the sequential stream closes the source.
     *
     * @param bytes the bytes
     * @param source the name of the source, for messages
     * @param options the options
     */
    public static Stream<ScannedGame> scan(InputStream bytes, String source, ReaderOptions options) {
        return split(bytes, source, options).map(text -> judge(text, options));
    }

    /**
     * {@return the judged games in a text, read with {@linkplain ReaderOptions#strict() strict} options}
     *
     * @param text the text
     */
    public static Stream<ScannedGame> scanText(String text) {
        return scanText(text, ReaderOptions.strict());
    }

    /**
     * {@return the judged games in a text}
     *
     * @param text the text
     * @param options the options
     */
    public static Stream<ScannedGame> scanText(String text, ReaderOptions options) {
        return splitText(text, options).map(found -> judge(found, options));
    }

    /**
     * {@return the games in a text, parsed with {@linkplain ReaderOptions#strict() strict} options}
     *
     * @param text the text
     */
    public static List<GameRecord> parse(String text) {
        return parse(text, ReaderOptions.strict());
    }

    /**
     * {@return the games in a text}
     *
     * @param text the text
     * @param options the options
     * @throws NotationException if a game is broken, or the text contains no game
     */
    public static List<GameRecord> parse(String text, ReaderOptions options) {
        return scanText(text, options).map(ScannedGame::orElseThrow).toList();
    }

    /**
     * {@return the only game in a text, parsed with {@linkplain ReaderOptions#strict() strict} options} To read a file,
     * use {@link #scan(Path)}, which detects the encoding.
     *
     * @param text the text
     */
    public static GameRecord parseOne(String text) {
        return parseOne(text, ReaderOptions.strict());
    }

    /**
     * {@return the only game in a text}
     *
     * @param text the text
     * @param options the options
     * @throws NotationException if the game is broken, or the text contains no game or several games
     */
    public static GameRecord parseOne(String text, ReaderOptions options) {
        requireNonNull(text, "text");
        requireNonNull(options, "options");
        Splitter texts = texts("text", new StringReader(text), options);
        GameRecord record = judge(texts.next(), options).orElseThrow();
        if (texts.hasNext()) {
            throw Errors.inSource(texts.next(), Errors.error(0, 0, "", Kind.SECOND_GAME))
                    .traced();
        }
        return record;
    }

    /**
     * {@return the text of a record in a format} The text ends with a line end, and PGN with an empty line, so texts of
     * the same format can be concatenated. A reader with the same rules parses PGN or SGF to an equal record, unless
     * the text exceeds {@link ReaderOptions#maxGameLength}.
     *
     * <p>A GameString contains only the game type, the outcome and the moves. Tags, comments, clocks, NAGs, variations
     * and the reason for the outcome are lost, without a message. Nothing is lost if
     * {@code record.equals(GameRecord.of(record.game()))} and the moves end the game or it is in progress.
     *
     * @param record the record
     * @param format the format
     */
    public static String print(GameRecord record, RecordFormat format) {
        requireNonNull(record, "record");
        return switch (requireNonNull(format, "format")) {
            case GAME_STRING -> GameStrings.print(record) + "\n";
            case PGN -> PgnWriter.print(record);
            case SGF -> SgfWriter.print(record);
        };
    }
}
