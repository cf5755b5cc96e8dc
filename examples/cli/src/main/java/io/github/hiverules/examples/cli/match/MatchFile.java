// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The PGN file of a match.
 *
 * @param path the file's name, for messages
 * @param played the games already in the file, keyed by game number
 * @param out appends games
 */
record MatchFile(Path path, Map<Integer, GameRecord> played, Writer out) implements AutoCloseable {
    /** The beginning of the tag Event in all games of matches. */
    static final String EVENT = "Match at ";

    /** A game as a match writes it: the tags that every match has, other tags, the reason of the end, moves, the result. */
    private static final Pattern GAME = Pattern.compile("""
        \\[GameType "[^"\\n]++"]
        \\[Date "[^"\\n]++"]
        \\[Event "%s[^"\\n]++"]
        \\[Round "[1-9]\\d{0,8}"]
        (?:\\[\\w++ "[^\\n]*+
        )*+
        (?:\\{[^}\\n]*+}
        )?+(?:\\d++\\. [-/\\\\\\w ]*+
        )*+
        \\w++

        """.formatted(EVENT));

    /** Returns a file that discards games. */
    static MatchFile none() {
        return new MatchFile(Path.of(""), Map.of(), Writer.nullWriter());
    }

    /**
     * Opens the file of a match.
     *
     * @param resumes whether the file may exist, and its match is continued
     * @param inputs the files that the command reads
     */
    static MatchFile open(Path path, boolean resumes, List<String> inputs) throws IOException {
        Output output = resumes
                ? Output.file(
                        path,
                        "a file that only a match has written",
                        file -> read(file).isPresent(),
                        inputs)
                : Output.file(path, "continued without --resume", file -> false, inputs);
        try {
            if (output.isDevice()) {
                output.close();
                return new MatchFile(path, Map.of(), Files.newBufferedWriter(path));
            }
            Optional<Content> old = Files.exists(path) ? read(path) : Optional.empty();
            Map<Integer, GameRecord> played = new TreeMap<>();
            old.ifPresent(content -> content.games.forEach(record ->
                    played.putIfAbsent(Integer.valueOf(record.tag("Round").orElseThrow()), record)));
            return new MatchFile(
                    path, played, new GameWriter(output, old.map(Content::text).orElse("")));
        } catch (IOException | RuntimeException e) {
            output.close();
            throw e;
        }
    }

    /**
     * The content of a match's file.
     *
     * @param games the complete games
     * @param text the text of the complete games
     */
    private record Content(List<GameRecord> games, String text) {}

    /**
     * Reads a file. Returns empty if the file contains no game of a match, or anything else. A killed run may have left
     * the beginning of a game at the end.
     */
    private static Optional<Content> read(Path file) throws IOException {
        String text;
        try {
            text = Files.readString(file);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
        Matcher game = GAME.matcher(text);
        int end = 0;
        while (game.region(end, text.length()).lookingAt()) {
            end = game.end();
        }
        if (end == 0 || end < text.length() && !game.hitEnd()) {
            return Optional.empty();
        }
        String whole = text.substring(0, end);
        try (Stream<ScannedGame> games = Records.scanText(whole, ReaderOptions.lenient())) {
            return Optional.of(new Content(games.map(ScannedGame::orElseThrow).toList(), whole));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    /** Writes whole games to a new file. The new file replaces the old file when the first game is complete. */
    private static final class GameWriter extends Writer {
        private final Output output;
        private final String kept;
        private @Nullable FileChannel channel;

        GameWriter(Output output, String kept) {
            this.output = output;
            this.kept = kept;
        }

        @Override
        public void write(char[] text, int start, int length) throws IOException {
            String game = new String(text, start, length);
            if (channel != null) {
                append(channel, game);
                return;
            }
            Path scratch = output.scratch();
            FileChannel begun = FileChannel.open(scratch, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            channel = begun;
            append(begun, kept + game);
            output.publish(scratch);
        }

        private static void append(FileChannel channel, String text) throws IOException {
            long end = channel.size();
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            try {
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            } catch (IOException e) {
                channel.truncate(end); // the disk is full
                throw e;
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() throws IOException {
            if (channel != null) {
                channel.close();
            }
            output.close();
        }
    }

    void add(GameRecord record) {
        try {
            out.write(Records.print(record, RecordFormat.PGN));
            out.flush();
        } catch (IOException e) {
            throw Failures.cannotWrite(path, e);
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
