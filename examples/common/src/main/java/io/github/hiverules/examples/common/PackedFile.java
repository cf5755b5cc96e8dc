// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.GameText;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
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

    /** Opens a file, or standard input if the path is {@code -}. */
    public static PackedFile open(Path path) throws IOException {
        String name = path.toString();
        return new PackedFile(name.equals("-") ? System.in : Files.newInputStream(path), name);
    }

    /**
     * Splits all members of a file into the texts of games. Closing the stream closes the file. The stream throws an
     * {@link CommandException} or {@link UncheckedIOException} if reading fails.
     *
     * @throws CommandException if the file can't be opened
     */
    public static Stream<GameText> split(Path path, ReaderOptions options) {
        PackedFile file = Failures.read(path, () -> open(path));
        return Stream.iterate(file, UnaryOperator.identity())
                .map(open -> Failures.read(path, open::next))
                .takeWhile(Optional::isPresent)
                .map(Optional::orElseThrow)
                .flatMap(member -> Records.split(Failures.read(path, member::bytes), member.name(), options))
                .onClose(() -> Failures.read(path, () -> {
                    file.close();
                    return file;
                }));
    }

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
        boolean isFirst = !isBegun;
        isBegun = true;
        if (isFirst) {
            boolean isZip = begins(file, 'P', 'K', 3, 4) || begins(file, 'P', 'K', 5, 6); // 5, 6: without members
            if (!isZip) {
                return Optional.of(new Member(name, file));
            }
            // file names without the UTF-8 flag may contain any bytes, which Latin-1 accepts
            zip = new ZipInputStream(file, StandardCharsets.ISO_8859_1);
        }
        return zip == null ? Optional.empty() : next(zip, isFirst);
    }

    private Optional<Member> next(ZipInputStream members, boolean isFirst) throws IOException {
        ZipEntry entry = nextEntry(members);
        while (entry != null && entry.isDirectory()) {
            entry = nextEntry(members);
        }
        if (entry == null && isFirst) {
            throw new IOException("the zip has no readable file");
        }
        return Optional.ofNullable(entry).map(found -> new Member(name + "!" + found.getName(), bytes(members)));
    }

    /** Returns the bytes of the current member. Closing them doesn't close the zip. */
    private static InputStream bytes(ZipInputStream members) {
        return new BufferedInputStream(members) {
            @Override
            public void close() {}
        };
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
