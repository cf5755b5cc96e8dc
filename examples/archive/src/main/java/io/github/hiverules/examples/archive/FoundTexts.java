// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.Records;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the games in files, in constant memory. An unreadable file or zip member yields an error, and iteration
 * continues with the next one.
 */
final class FoundTexts implements Iterator<Found>, Closeable {
    private final Iterator<InputFile> files;
    private final Configuration configuration;
    private @Nullable Found ready;
    private @Nullable Texts open;
    private @Nullable Iterator<GameText> games;
    private String source = "";
    private boolean isInMember;

    FoundTexts(Iterator<InputFile> files, Configuration configuration) {
        this.files = files;
        this.configuration = configuration;
    }

    @Override
    public boolean hasNext() {
        while (ready == null && (games != null || open != null || files.hasNext())) {
            try {
                ready = advance();
            } catch (UncheckedIOException e) {
                ready = skip(Objects.requireNonNull(e.getCause()));
            } catch (IOException | RuntimeException e) {
                ready = skip(e); // a bug must not stop an archive of a million games
            }
        }
        return ready != null;
    }

    /** Advances one step. Returns null if no text is available yet. */
    private @Nullable Found advance() throws IOException {
        Texts texts = open;
        if (games != null) {
            if (games.hasNext()) {
                return Found.text(games.next());
            }
            games = null;
        } else if (texts != null) {
            isInMember = false;
            source = texts.file().name();
            Optional<Texts.Text> text = texts.next();
            if (text.isPresent()) {
                isInMember = texts.hasMembers();
                source = text.get().name();
                games = Records.split(text.get().bytes(), source, Found.OPTIONS).iterator();
            } else {
                close();
            }
        } else {
            InputFile file = files.next();
            isInMember = false;
            source = file.name();
            open = new Texts(file, configuration);
        }
        return null;
    }

    /** Skips the current zip member or file. */
    private Found skip(Exception reason) {
        games = null;
        try {
            if (!isInMember) {
                close();
            }
        } catch (IOException e) {
            open = null; // report only the first error
        }
        return Found.unreadable(source, reason);
    }

    @Override
    public Found next() {
        Found found = hasNext() ? ready : null;
        if (found == null) {
            throw new NoSuchElementException();
        }
        ready = null;
        return found;
    }

    /** Closes the current file. */
    @Override
    public void close() throws IOException {
        Texts texts = open;
        open = null;
        if (texts != null) {
            texts.close();
        }
    }
}
