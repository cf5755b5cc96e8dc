// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** An NPZ file for {@code numpy.load}: a zip of arrays in NPY 1.0 format. Equal arrays produce equal bytes. */
final class NumpyFile {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final String COMMENT = "hive features";
    private static final int ALIGNMENT = 64;
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ZipOutputStream zip = new ZipOutputStream(bytes);

    NumpyFile() {
        zip.setLevel(Deflater.BEST_SPEED);
    }

    /**
     * Adds an array.
     *
     * @param type a NumPy type that ends with the size in bytes, such as {@code <i4}
     * @param values writes the values into a little-endian buffer
     */
    void array(String name, String type, Consumer<ByteBuffer> values, Integer... shape) throws IOException {
        int size = Stream.of(shape).reduce(Integer.valueOf(type.substring(2)), Math::multiplyExact);
        ByteBuffer buffer = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        values.accept(buffer);
        ZipEntry entry = new ZipEntry(name + ".npy");
        entry.setTimeLocal(NO_TIME);
        zip.putNextEntry(entry);
        String sizes = List.of(shape).toString().replace("[", "(").replace("]", shape.length == 1 ? ",)" : ")");
        String header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + sizes + ", }";
        int padding = Math.floorMod(-(MAGIC.length + 2 + header.length() + 1), ALIGNMENT);
        String line = header + " ".repeat(padding) + "\n";
        zip.write(MAGIC);
        zip.write(new byte[] {(byte) line.length(), (byte) (line.length() >> 8)});
        zip.write(line.getBytes(StandardCharsets.US_ASCII));
        zip.write(buffer.array());
        zip.closeEntry();
    }

    /** Ends the zip and returns the file's content. */
    byte[] content() throws IOException {
        zip.setComment(COMMENT);
        zip.close();
        return bytes.toByteArray();
    }

    /** Returns whether this program has written a file: whether the zip ends with this program's comment. */
    static boolean isOwn(Path file) throws IOException {
        byte[] comment = COMMENT.getBytes(StandardCharsets.US_ASCII);
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            ByteBuffer end = ByteBuffer.allocate(comment.length);
            channel.position(Math.max(0, channel.size() - comment.length));
            int read = 0;
            while (read >= 0 && end.hasRemaining()) {
                read = channel.read(end);
            }
            return Arrays.equals(end.array(), comment);
        }
    }
}
