// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.examples.common.PackedFile;
import io.github.hiverules.examples.common.Progress;
import io.github.hiverules.examples.common.RecordFiles;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.GameText;
import java.io.IOException;
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
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Parameters;

/** The base class of commands that read files, folders and standard input ({@code -}). */
public abstract class RecordsCommand extends HiveCommand {
    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "Files, folders, or - for standard input, including zip and gz. Formats are detected"
                    + " automatically.")
    private List<String> paths = new ArrayList<>();

    private final Progress progress = Progress.on(new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    private Predicate<Path> isOutput = path -> false;
    private boolean unreadable;

    /** {@return the paths of the command line} */
    protected final List<String> paths() {
        return paths;
    }

    /** Opens an output file that must not be one of the inputs. Files of the output in folders are not read. */
    protected final Output outputFile(Path out, String kind, Output.Recognizer own) {
        Output output = Output.file(out, kind, own, paths);
        isOutput = output::contains;
        return output;
    }

    /** Opens an output folder that must not be one of the inputs. Its files are not read from an outer folder. */
    protected final Output outputFolder(Path out) {
        Output output = Output.folder(out, paths);
        isOutput = output::contains;
        return output;
    }

    /** {@return the progress line on the error output} */
    protected final Progress progress() {
        return progress;
    }

    /**
     * Returns a fingerprint of the input files' names, sizes and times. Standard input has a new fingerprint in every
     * call, because its content is unknown.
     */
    public static String fingerprint(List<String> paths, Predicate<Path> isOmitted) {
        StringBuilder text = new StringBuilder(paths.contains("-") ? UUID.randomUUID() + " " : "");
        for (String path : paths) {
            try {
                for (Path file : RecordFiles.of(path, isOmitted).files()) {
                    text.append(file).append(' ').append(Files.size(file)).append(' ');
                    text.append(Files.getLastModifiedTime(file).toMillis()).append(' ');
                }
            } catch (IOException e) {
                text.append(path).append(" can't be read "); // the error is printed when the file is read
            }
        }
        return Text.digest(text.toString());
    }

    /** Passes the texts of all games to a visitor. Prints read errors on the error output. */
    protected final void visitTexts(ReaderOptions options, Consumer<GameText> visitor) {
        for (String path : paths) {
            try {
                RecordFiles found = RecordFiles.of(path, isOutput);
                found.files().forEach(file -> read(file, options, visitor));
                found.unreadable().forEach((file, reason) -> cannotRead(file.toString(), reason));
            } catch (IOException e) {
                cannotRead(path, Failures.describe(e));
            }
        }
    }

    /** Judges all games and passes the verdicts to a visitor. Prints read errors on the error output. */
    protected final void visitGames(Consumer<Verdict> visitor) {
        ReaderOptions options = Rules.options(Optional.empty());
        visitTexts(options, text -> visitor.accept(Verdict.on(text, options)));
    }

    /**
     * Judges all games and passes the verdicts to a visitor. Then prints the first broken game on the error output, and
     * ends the progress line.
     *
     * @return the number of broken games
     */
    protected final long addGames(Consumer<Verdict> visitor) {
        List<String> first = new ArrayList<>(1);
        long[] broken = new long[1];
        visitGames(verdict -> {
            visitor.accept(verdict);
            verdict.error().ifPresent(error -> {
                if (broken[0]++ == 0) {
                    first.add(verdict.describeBroken(error));
                }
            });
        });
        progress.end();
        for (String game : first) {
            String others = broken[0] == 1 ? "" : " (and " + Text.count(broken[0] - 1, "other game") + ")";
            err().println(game + others);
            err().flush();
        }
        return broken[0];
    }

    private void read(Path file, ReaderOptions options, Consumer<GameText> visitor) {
        try (PackedFile packed = PackedFile.open(file)) {
            Optional<PackedFile.Member> member = packed.next();
            while (member.isPresent()) {
                read(member.get(), options, visitor);
                member = packed.next();
            }
        } catch (IOException e) {
            cannotRead(file.toString(), Failures.describe(e));
        }
    }

    private void read(PackedFile.Member member, ReaderOptions options, Consumer<GameText> visitor) {
        String name = member.name();
        try {
            boolean isJson = name.toLowerCase(Locale.ROOT).endsWith(".json");
            Stream<GameText> texts = isJson
                    ? RecordJson.split(member.bytes(), name, options)
                    : Records.split(member.bytes(), name, options);
            texts.forEach(visitor);
        } catch (UncheckedIOException e) {
            cannotRead(name, Failures.describe(Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            cannotRead(name, Failures.describe(e));
        }
    }

    private void cannotRead(String path, String reason) {
        unreadable = true;
        progress.end();
        String name = path.isEmpty() ? "\"\"" : Text.printable(path);
        err().println("can't read " + name + ": " + Text.printable(reason));
        err().flush();
    }

    /** Returns the exit code: 2 if a file couldn't be read, 1 if games are broken, or 0. */
    protected final int exitCode(long broken) {
        return unreadable ? Failures.COULD_NOT_RUN : broken > 0 ? 1 : 0;
    }
}
