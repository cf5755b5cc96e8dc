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
 * The texts of the games in some files, one at a time, so that memory does not depend on how many there are. Whatever is wrong
 * with a file, or with a member of a zip, is found as well, and the next one follows.
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
                ready = giveUp(Objects.requireNonNull(e.getCause()));
            } catch (IOException | RuntimeException e) {
                ready = giveUp(e); // a defect must not stop an archive of a million games either
            }
        }
        return ready != null;
    }

    /** A step to the next text: null if none is at hand yet. */
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

    /** Gives up the member of a zip that is being read, or else the file. */
    private Found giveUp(Exception reason) {
        games = null;
        try {
            if (!isInMember) {
                close();
            }
        } catch (IOException e) {
            open = null; // it could not be read, now it can't be closed either
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

    /** Closes the file that is being read. */
    @Override
    public void close() throws IOException {
        Texts texts = open;
        open = null;
        if (texts != null) {
            texts.close();
        }
    }
}
