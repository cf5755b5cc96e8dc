// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Parameters;

/** The base class of commands that read files, folders and standard input ({@code -}). */
abstract class RecordsCommand extends Example {
    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for standard input. Formats are detected automatically.")
    List<String> paths = new ArrayList<>();

    final Progress progress = Progress.on(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    private boolean unreadable;

    /** Passes the texts of all games to a visitor. Prints read errors on the error output. */
    final void visitTexts(ReaderOptions options, Consumer<GameText> visitor) {
        for (String path : paths) {
            try {
                RecordFiles found = RecordFiles.of(path);
                found.files().forEach(file -> read(file.toString(), options, visitor));
                found.unreadable().forEach((file, reason) -> cannotRead(file.toString(), reason));
            } catch (IOException e) {
                cannotRead(path, RecordFiles.describe(e));
            }
        }
    }

    /** Judges all games and passes the verdicts to a visitor. Prints read errors on the error output. */
    final void visitGames(Consumer<Verdict> visitor) {
        ReaderOptions options = Rules.options(Optional.empty());
        visitTexts(options, text -> visitor.accept(Verdict.on(text, options)));
    }

    private void read(String file, ReaderOptions options, Consumer<GameText> visitor) {
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
        err().println("can't read " + name + ": " + Verdict.printable(reason));
        err().flush();
    }

    /** Returns the exit code: 2 if a file couldn't be read, 1 if games are broken, or 0. */
    final int exitCode(long broken) {
        return unreadable ? Main.COULD_NOT_RUN : broken > 0 ? 1 : 0;
    }
}
