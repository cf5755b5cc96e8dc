// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.examples.archive.InputFiles.InputFile;
import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.Records;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the games in a file or in the members of a zip, in constant memory. Decompresses gzip files and
 * members. An unreadable file or zip member yields an error, and iteration continues with the next member.
 */
final class FoundTexts extends Spliterators.AbstractSpliterator<Found> implements AutoCloseable {
    private final InputFile file;
    private final Configuration configuration;
    private String source;
    private @Nullable InputStream bytes;
    private @Nullable ZipInputStream zip;
    private Iterator<GameText> games = Collections.emptyIterator();
    private boolean hasMember;
    private boolean isInMember;
    private boolean isOver;

    FoundTexts(InputFile file, Configuration configuration) {
        super(Long.MAX_VALUE, ORDERED);
        this.file = file;
        this.configuration = configuration;
        source = file.name();
    }

    @Override
    public boolean tryAdvance(Consumer<? super Found> action) {
        Found found = null;
        while (found == null && !isOver) {
            try {
                found = advance();
            } catch (UncheckedIOException e) {
                found = skip(Objects.requireNonNull(e.getCause()));
            } catch (IOException | RuntimeException e) {
                found = skip(e); // an unexpected error must not end the whole run
            }
        }
        if (found != null) {
            action.accept(found);
        }
        return found != null;
    }

    /** Advances one step. Returns null if no text is available yet. */
    private @Nullable Found advance() throws IOException {
        if (games.hasNext()) {
            return Found.text(games.next());
        } else if (bytes == null) {
            InputStream opened = new BufferedInputStream(file.open(configuration), 1 << 16);
            bytes = opened;
            if (begins(opened, 'P', 'K')) {
                // file names without the UTF-8 flag may contain any bytes, which Latin-1 accepts
                zip = new ZipInputStream(opened, StandardCharsets.ISO_8859_1);
            } else {
                games = split(opened);
            }
        } else if (zip == null) {
            close();
        } else {
            openMember(zip);
        }
        return null;
    }

    private void openMember(ZipInputStream members) throws IOException {
        isInMember = false;
        source = file.name();
        ZipEntry entry = nextEntry(members);
        while (entry != null && entry.isDirectory()) {
            entry = nextEntry(members);
        }
        if (entry != null) {
            hasMember = true;
            isInMember = true;
            source += "!" + entry.getName();
            games = split(new BufferedInputStream(members));
        } else if (hasMember) {
            close();
        } else {
            throw new IOException("the zip has no readable file");
        }
    }

    private static @Nullable ZipEntry nextEntry(ZipInputStream members) throws IOException {
        try {
            return members.getNextEntry();
        } catch (IllegalArgumentException e) {
            throw new IOException("invalid file name in the zip", e);
        }
    }

    private Iterator<GameText> split(InputStream packed) throws IOException {
        InputStream text = begins(packed, 0x1F, 0x8B) ? new GZIPInputStream(packed, 1 << 16) : packed;
        return Records.split(text, source, Found.OPTIONS).iterator();
    }

    private static boolean begins(InputStream bytes, int first, int second) throws IOException {
        bytes.mark(2);
        boolean begins = bytes.read() == first && bytes.read() == second;
        bytes.reset();
        return begins;
    }

    /** Skips the rest of the zip member or file, and returns the error. */
    private Found skip(Exception reason) {
        games = Collections.emptyIterator();
        if (!isInMember) {
            close();
        }
        return Found.unreadable(source, InputFiles.describe(reason));
    }

    /** Closes the file and ends the iteration. */
    @Override
    public void close() {
        isOver = true;
        games = Collections.emptyIterator();
        InputStream open = bytes;
        bytes = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException e) {
            // all texts were read, or an error was already returned
        }
    }
}
