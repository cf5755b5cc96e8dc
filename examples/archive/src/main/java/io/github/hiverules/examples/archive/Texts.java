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
 * The texts in a file, one after the other: the members of a zip, compressed again with gzip or not; the one text of a gz or
 * of any other file. The first bytes tell what a file is. Memory does not depend on the sizes.
 */
final class Texts implements Closeable {
    private final InputFile file;
    private final InputStream bytes;
    private final @Nullable ZipInputStream zip;
    private boolean taken;

    /**
     * A text to be read before the next is asked for.
     *
     * @param name the file's name, for a member of a zip with {@code !} and its own behind it
     * @param packed what it holds, compressed with gzip or not; closing it does nothing
     */
    record Text(String name, InputStream packed) {
        /**
         * What it holds, not compressed.
         *
         * @throws IOException if it begins as gzip does and is damaged
         */
        InputStream bytes() throws IOException {
            return begins(packed, 0x1F, 0x8B) ? new GZIPInputStream(packed, 1 << 16) : packed;
        }
    }

    /** Opens a file. */
    Texts(InputFile file, Configuration configuration) throws IOException {
        this.file = file;
        bytes = new BufferedInputStream(Storage.open(file.uri(), configuration), 1 << 16);
        // names that don't say they are UTF-8 may be anything; Latin-1 takes all bytes
        zip = begins(bytes, 'P', 'K') ? new ZipInputStream(bytes, StandardCharsets.ISO_8859_1) : null;
    }

    InputFile file() {
        return file;
    }

    /**
     * The next text.
     *
     * @throws IOException if the file itself is damaged; there is no next text behind that
     */
    Optional<Text> next() throws IOException {
        if (zip == null) {
            boolean first = !taken;
            taken = true;
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
            taken = true;
            return Optional.of(
                    new Text(file.name() + "!" + entry.getName(), new BufferedInputStream(new Unclosed(zip))));
        } catch (IllegalArgumentException e) {
            throw new IOException("a name in the zip can't be read", e);
        }
    }

    /** Whether there may be another text behind one that is damaged. */
    boolean hasMembers() {
        return zip != null;
    }

    private void checkNotEmpty() throws IOException {
        if (!taken) {
            throw new IOException("the zip holds no file that can be read");
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

    /** A member of a zip, which does not close the zip. */
    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream source) {
            super(source);
        }

        @Override
        public void close() {}
    }
}
