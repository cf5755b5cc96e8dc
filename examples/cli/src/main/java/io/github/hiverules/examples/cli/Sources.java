// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
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
    private final ReaderOptions options;
    private final Progress progress;
    private final PrintWriter err;
    private final Consumer<GameText> visitor;
    private boolean unreadable;

    private Sources(ReaderOptions options, Progress progress, PrintWriter err, Consumer<GameText> visitor) {
        this.options = options;
        this.progress = progress;
        this.err = err;
        this.visitor = visitor;
    }

    /** Visits the texts of all games, reports read errors on the error output, and returns whether there were none. */
    static boolean texts(
            List<String> paths, ReaderOptions options, Progress progress, PrintWriter err, Consumer<GameText> visitor) {
        Sources sources = new Sources(options, progress, err, visitor);
        paths.forEach(sources::visit);
        return !sources.unreadable;
    }

    /** Judges and visits all games, reports read errors on the error output, and returns whether there were none. */
    static boolean games(
            List<String> paths, ReaderOptions options, Progress progress, PrintWriter err, Consumer<Verdict> visitor) {
        return texts(paths, options, progress, err, text -> visitor.accept(Verdict.on(text, options)));
    }

    private void visit(String path) {
        if (path.equals("-")) {
            read(path);
            return;
        }
        try {
            RecordFiles found = RecordFiles.of(path);
            found.files().forEach(file -> read(file.toString()));
            found.unreadable().forEach((file, reason) -> cannotRead(file.toString(), reason));
        } catch (IOException e) {
            cannotRead(path, RecordFiles.describe(e));
        }
    }

    private void read(String file) {
        boolean isJson = file.toLowerCase(Locale.ROOT).endsWith(".json");
        try (InputStream bytes = file.equals("-") ? System.in : Files.newInputStream(Path.of(file));
                Stream<GameText> texts =
                        isJson ? RecordJson.split(bytes, file, options) : Records.split(bytes, file, options)) {
            texts.forEach(visitor);
        } catch (UncheckedIOException e) {
            cannotRead(file, RecordFiles.describe(Objects.requireNonNull(e.getCause())));
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
