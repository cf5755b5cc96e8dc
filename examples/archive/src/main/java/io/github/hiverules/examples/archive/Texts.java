// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the texts in a file: the members of a zip, or the file itself. Members and files compressed with gzip are
 * decompressed. The type is detected by the first bytes. Memory is constant.
 */
final class Texts implements Closeable {
    private final InputFile file;
    private final InputStream bytes;
    private final @Nullable ZipInputStream zip;
    private boolean hasText;

    /**
     * A text. Must be read before the next text is requested.
     *
     * @param name the file's name; for a member of a zip followed by {@code !} and the member's name
     * @param packed the content, perhaps compressed with gzip; {@code close} has no effect on a zip
     */
    record Text(String name, InputStream packed) {
        /**
         * Returns the decompressed content.
         *
         * @throws IOException if the gzip header is damaged
         */
        InputStream bytes() throws IOException {
            return begins(packed, 0x1F, 0x8B) ? new GZIPInputStream(packed, 1 << 16) : packed;
        }
    }

    /** Opens a file. */
    Texts(InputFile file, Configuration configuration) throws IOException {
        this.file = file;
        bytes = new BufferedInputStream(Storage.open(file.uri(), configuration), 1 << 16);
        // the encoding of names without the UTF-8 flag is unknown; Latin-1 accepts all bytes
        zip = begins(bytes, 'P', 'K') ? new ZipInputStream(bytes, StandardCharsets.ISO_8859_1) : null;
    }

    InputFile file() {
        return file;
    }

    /**
     * Returns the next text, or empty at the end of the file.
     *
     * @throws IOException if the file is damaged; no text follows
     */
    Optional<Text> next() throws IOException {
        if (zip == null) {
            boolean first = !hasText;
            hasText = true;
            return first ? Optional.of(new Text(file.name(), bytes)) : Optional.empty();
        }
        try {
            ZipEntry entry = zip.getNextEntry();
            while (entry != null && entry.isDirectory()) {
                entry = zip.getNextEntry();
            }
            if (entry == null) {
                checkNotEmpty();
                return Optional.empty();
            }
            hasText = true;
            return Optional.of(
                    new Text(file.name() + "!" + entry.getName(), new BufferedInputStream(new Unclosed(zip))));
        } catch (IllegalArgumentException e) {
            throw new IOException("invalid file name in the zip", e);
        }
    }

    /** Returns whether another text may follow a damaged one. */
    boolean hasMembers() {
        return zip != null;
    }

    private void checkNotEmpty() throws IOException {
        if (!hasText) {
            throw new IOException("the zip has no readable file");
        }
    }

    private static boolean begins(InputStream bytes, int first, int second) throws IOException {
        bytes.mark(2);
        boolean begins = bytes.read() == first && bytes.read() == second;
        bytes.reset();
        return begins;
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }

    /** A zip member, whose {@code close} doesn't close the zip. */
    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream source) {
            super(source);
        }

        @Override
        public void close() {}
    }
}
