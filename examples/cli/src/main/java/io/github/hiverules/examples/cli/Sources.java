// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.ScannedGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reads the files, folders and standard input ({@code -}) named on a command line. */
final class Sources {
    private final Reading reading;
    private final Progress progress;
    private final PrintWriter err;
    private boolean unreadable;

    /** Receives games. */
    interface Visitor {
        /**
         * Visits a game.
         *
         * @param file the file, as named on the command line
         * @param index the number of the game in its file, from 1
         * @param found the game, with its error if it is broken
         */
        void game(String file, int index, ScannedGame found);
    }

    /** Receives the games of one source. */
    interface GameVisitor {
        /**
         * Visits a game.
         *
         * @param index the number of the game in its source, from 1
         * @param found the game, with its error if it is broken
         */
        void game(int index, ScannedGame found);
    }

    /** Reads a source. */
    interface Reading {
        /**
         * Reads a source. The caller closes it.
         *
         * @param file the file, as named on the command line
         */
        void read(String file, InputStream bytes) throws IOException;
    }

    /** Opens a source. */
    private interface Source {
        InputStream open() throws IOException;
    }

    private Sources(Reading reading, Progress progress, PrintWriter err) {
        this.reading = reading;
        this.progress = progress;
        this.err = err;
    }

    /** Visits all games, reports read errors on the error output, and returns whether there were none. */
    static boolean visit(
            List<String> paths, ReaderOptions options, Progress progress, PrintWriter err, Visitor visitor) {
        Reading reading =
                (file, bytes) -> games(bytes, file, options, (index, found) -> visitor.game(file, index, found));
        return visit(paths, progress, err, reading);
    }

    /** Reads all sources, reports read errors on the error output, and returns whether there were none. */
    static boolean visit(List<String> paths, Progress progress, PrintWriter err, Reading reading) {
        Sources sources = new Sources(reading, progress, err);
        for (String path : paths) {
            if (path.equals("-")) {
                sources.visit("-", () -> System.in);
            } else {
                sources.visitFiles(path);
            }
        }
        return !sources.unreadable;
    }

    /** Visits the games of one source. If it has none, visits one broken game. */
    static void games(InputStream bytes, String file, ReaderOptions options, GameVisitor visitor) throws IOException {
        texts(bytes, file, options, text -> visitor.game(text.number(), Records.judge(text, options)));
    }

    /** Visits the texts of the games of one source. */
    static void texts(InputStream bytes, String file, ReaderOptions options, Consumer<GameText> visitor)
            throws IOException {
        try (Stream<GameText> texts = Records.split(bytes, file, options)) {
            texts.forEach(visitor);
        } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
        }
    }

    private void visitFiles(String path) {
        try {
            RecordFiles found = RecordFiles.of(path);
            for (Path file : found.files()) {
                visit(file.toString(), () -> Files.newInputStream(file));
            }
            found.unreadable().forEach((file, reason) -> cannotRead(file.toString(), reason));
        } catch (IOException e) {
            cannotRead(path, RecordFiles.describe(e));
        }
    }

    private void visit(String file, Source source) {
        try (InputStream bytes = source.open()) {
            reading.read(file, file.toLowerCase(Locale.ROOT).endsWith(".json") ? RecordJson.asPgn(bytes) : bytes);
        } catch (IOException e) {
            cannotRead(file, RecordFiles.describe(e));
        }
    }

    private void cannotRead(String path, String reason) {
        unreadable = true;
        progress.end();
        String name = path.isEmpty() ? "\"\"" : Verdict.printable(path);
        err.println("can't read " + name + ": " + Verdict.printable(reason));
        err.flush();
    }
}
