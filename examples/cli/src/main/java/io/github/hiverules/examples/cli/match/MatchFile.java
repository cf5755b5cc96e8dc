// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.RecordFiles;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.record.ScannedGame;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The PGN file of a match.
 *
 * @param path the file's name, for messages
 * @param played the games already in the file, keyed by game number
 * @param out appends games
 */
record MatchFile(Path path, Map<Integer, GameRecord> played, Writer out) implements AutoCloseable {
    /** Returns a file that discards games. */
    static MatchFile none() {
        return new MatchFile(Path.of(""), Map.of(), Writer.nullWriter());
    }

    /** Opens a file for a new match. Keeps the old content until the first game ends. */
    static MatchFile replace(Path path) throws IOException {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        Writer writer = new FilterWriter(Channels.newWriter(channel, StandardCharsets.UTF_8)) {
            private boolean isTruncated;

            @Override
            public void write(String text, int start, int length) throws IOException {
                if (!isTruncated && channel.size() > 0) { // pipes and terminals have size 0 and can't be truncated
                    channel.truncate(0);
                }
                isTruncated = true;
                super.write(text, start, length);
            }
        };
        return new MatchFile(path, Map.of(), writer);
    }

    /** Opens the file of an interrupted match and removes incomplete games. */
    static MatchFile resume(Path path) throws IOException {
        if (Files.notExists(path)) {
            return replace(path);
        }
        String text = Files.readString(path);
        List<GameRecord> played;
        try (Stream<ScannedGame> games = Records.scanText(text, ReaderOptions.lenient())) {
            played = games.flatMap(game -> game.record().stream()).collect(Collectors.toCollection(ArrayList::new));
        }
        // a truncated last game can still be a valid record
        int last = played.size() - 1;
        if (last >= 0 && !text.endsWith(Records.print(played.get(last), RecordFormat.PGN))) {
            played.remove(last);
        }
        String whole = played.stream()
                .map(record -> Records.print(record, RecordFormat.PGN))
                .collect(Collectors.joining());
        if (!text.equals(whole)) {
            RecordFiles.replace(path, whole);
        }
        return new MatchFile(path, byNumber(played), Files.newBufferedWriter(path, StandardOpenOption.APPEND));
    }

    private static Map<Integer, GameRecord> byNumber(List<GameRecord> records) {
        Map<Integer, GameRecord> played = new TreeMap<>();
        for (GameRecord record : records) {
            record.tag("Round")
                    .filter(number -> number.matches("[1-9]\\d{0,8}"))
                    .ifPresent(number -> played.putIfAbsent(Integer.valueOf(number), record));
        }
        return played;
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
