package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ReaderOptions;
import io.github.hiverules.notation.Records;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The games in what a command line names: files, folders, or {@code -} for the standard input; one at a time. */
final class Sources {
    private final ReaderOptions options;
    private final Visitor visitor;
    private final Progress progress;
    private final PrintWriter err;
    private boolean unreadable;

    /** Takes the games. */
    interface Visitor {
        /**
         * Takes a game.
         *
         * @param file the file as the user named it
         * @param index the number of the game in its file, from 1
         * @param record the game, with its error if it is broken
         */
        void game(String file, int index, GameRecord record);
    }

    /** A source of records that is opened when its turn comes. */
    private interface Source {
        InputStream open() throws IOException;
    }

    private Sources(ReaderOptions options, Visitor visitor, Progress progress, PrintWriter err) {
        this.options = options;
        this.visitor = visitor;
        this.progress = progress;
        this.err = err;
    }

    /** Visits all games; tells whether every source could be read. What can't be read is said on the error output. */
    static boolean visit(
            List<String> paths, ReaderOptions options, Progress progress, PrintWriter err, Visitor visitor) {
        Sources sources = new Sources(options, visitor, progress, err);
        for (String path : paths) {
            if (path.equals("-")) {
                sources.visit("-", () -> System.in);
            } else {
                sources.visitFiles(path);
            }
        }
        return !sources.unreadable;
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
        int index = 0;
        try (InputStream bytes = source.open();
                Stream<GameRecord> games = Records.read(bytes, file, options)) {
            for (Iterator<GameRecord> iterator = games.iterator(); iterator.hasNext(); ) {
                visitor.game(file, ++index, iterator.next());
            }
        } catch (UncheckedIOException e) {
            cannotRead(file, RecordFiles.describe(Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            cannotRead(file, RecordFiles.describe(e));
        }
    }

    private void cannotRead(String path, String reason) {
        unreadable = true;
        progress.end();
        err.println("can't read " + Verdict.printable(path) + ": " + Verdict.printable(reason));
        err.flush();
    }
}
