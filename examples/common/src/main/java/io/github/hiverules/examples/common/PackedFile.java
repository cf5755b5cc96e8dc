// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/** A file that may be a zip or compressed by gzip. Its members are read one after the other, in constant memory. */
public final class PackedFile implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final InputStream file;
    private final String name;
    private @Nullable ZipInputStream zip;
    private boolean isBegun;
    private boolean hasMember;

    /** Creates a reader of a file's bytes. */
    public PackedFile(InputStream bytes, String name) {
        file = new BufferedInputStream(bytes, BUFFER);
        this.name = name;
    }

    /**
     * A member of a zip, or a whole file.
     *
     * @param name the name of the file, or {@code file!member}
     * @param packed the bytes, which may be compressed by gzip
     */
    public record Member(String name, InputStream packed) {
        /** Returns the bytes. They end when the next member is read. */
        public InputStream bytes() throws IOException {
            return begins(packed, 0x1F, 0x8B) ? new GZIPInputStream(packed, BUFFER) : packed;
        }
    }

    /** Returns the next member of a zip, or a whole file once. Returns empty after the last member. */
    public Optional<Member> next() throws IOException {
        if (!isBegun) {
            isBegun = true;
            if (!begins(file, 'P', 'K', 3, 4)) {
                return Optional.of(new Member(name, file));
            }
            // file names without the UTF-8 flag may contain any bytes, which Latin-1 accepts
            zip = new ZipInputStream(file, StandardCharsets.ISO_8859_1);
        }
        return zip == null ? Optional.empty() : next(zip);
    }

    private Optional<Member> next(ZipInputStream members) throws IOException {
        ZipEntry entry = nextEntry(members);
        while (entry != null && entry.isDirectory()) {
            entry = nextEntry(members);
        }
        if (entry == null && !hasMember) {
            throw new IOException("the zip has no readable file");
        }
        hasMember = true;
        return Optional.ofNullable(entry)
                .map(found -> new Member(name + "!" + found.getName(), new BufferedInputStream(members)));
    }

    private static @Nullable ZipEntry nextEntry(ZipInputStream members) throws IOException {
        try {
            return members.getNextEntry();
        } catch (IllegalArgumentException e) {
            throw new IOException("invalid file name in the zip", e);
        }
    }

    private static boolean begins(InputStream bytes, int... first) throws IOException {
        bytes.mark(first.length);
        boolean begins = true;
        for (int i = 0; i < first.length && begins; i++) {
            begins = bytes.read() == first[i];
        }
        bytes.reset();
        return begins;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
