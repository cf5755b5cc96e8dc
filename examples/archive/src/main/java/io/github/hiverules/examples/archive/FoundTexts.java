// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.examples.archive.InputFiles.InputFile;
import io.github.hiverules.examples.common.PackedFile;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.text.GameText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterators;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the games in a file or in the members of a zip, in constant memory. An unreadable file or zip member
 * yields an error, and iteration continues with the next member.
 */
final class FoundTexts extends Spliterators.AbstractSpliterator<Found> implements AutoCloseable {
    private final InputFile file;
    private final Configuration configuration;
    private @Nullable PackedFile packed;
    private Iterator<GameText> games = Collections.emptyIterator();

    /** The name of the file, or {@code file!member} while a member of a zip is read. */
    private String source;

    private boolean isOver;

    FoundTexts(InputFile file, Configuration configuration) {
        super(Long.MAX_VALUE, ORDERED);
        this.file = file;
        this.configuration = configuration;
        source = file.name();
    }

    @Override
    public boolean tryAdvance(Consumer<? super Found> action) {
        Optional<Found> found = Optional.empty();
        while (found.isEmpty() && !isOver) {
            try {
                found = advance();
            } catch (UncheckedIOException e) {
                found = Optional.of(skip(Objects.requireNonNull(e.getCause())));
            } catch (IOException | RuntimeException e) {
                found = Optional.of(skip(e)); // an unexpected error must not end the whole run
            }
        }
        found.ifPresent(action);
        return found.isPresent();
    }

    /** Advances one step. Returns empty if no text is available yet. */
    private Optional<Found> advance() throws IOException {
        if (games.hasNext()) {
            return Optional.of(Found.text(games.next()));
        }
        PackedFile members = packed;
        if (members == null) {
            members = new PackedFile(file.open(configuration), file.name());
            packed = members;
        }
        source = file.name();
        Optional<PackedFile.Member> member = members.next();
        if (member.isPresent()) {
            source = member.get().name();
            games = Records.split(member.get().bytes(), source, Found.OPTIONS).iterator();
        } else {
            close();
        }
        return Optional.empty();
    }

    /** Skips the rest of the zip member or file, and returns the error. */
    private Found skip(Exception reason) {
        games = Collections.emptyIterator();
        if (source.equals(file.name())) {
            close();
        }
        return Found.unreadable(source, InputFiles.describe(reason));
    }

    /** Closes the file and ends the iteration. */
    @Override
    public void close() {
        isOver = true;
        games = Collections.emptyIterator();
        PackedFile open = packed;
        packed = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException e) {
            // all texts were read, or an error was already returned
        }
    }
}
