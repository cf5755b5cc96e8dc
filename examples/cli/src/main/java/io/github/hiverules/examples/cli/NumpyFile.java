// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * An NPZ file for {@code numpy.load}: a zip of arrays in NPY 1.0 format. The bytes depend only on the arrays. The file's name
 * ends with {@code .part} until {@code finish}.
 */
final class NumpyFile implements Closeable {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final int ALIGNMENT = 64;
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final Path file;
    private final Path part;
    private final ZipOutputStream zip;

    NumpyFile(Path file) throws IOException {
        this.file = file;
        part = file.resolveSibling(file.getFileName() + ".part");
        OutputStream bytes = new BufferedOutputStream(Files.newOutputStream(part), 1 << 16);
        zip = new ZipOutputStream(bytes);
        zip.setLevel(Deflater.BEST_SPEED);
    }

    /** Writes an array of unsigned bytes. */
    void bytes(String name, byte[] values, int length, Integer... shape) throws IOException {
        array(name, "|u1", ByteBuffer.wrap(values, 0, length), shape);
    }

    /** Writes an array of signed bytes. */
    void signedBytes(String name, byte[] values) throws IOException {
        array(name, "|i1", ByteBuffer.wrap(values), values.length);
    }

    /** Writes an array of unsigned 16-bit integers. */
    void shorts(String name, short[] values) throws IOException {
        ByteBuffer bytes = littleEndian(2L * values.length);
        bytes.asShortBuffer().put(values);
        array(name, "<u2", bytes, values.length);
    }

    /** Writes an array of signed 32-bit integers. */
    void ints(String name, int[] values) throws IOException {
        ByteBuffer bytes = littleEndian(4L * values.length);
        bytes.asIntBuffer().put(values);
        array(name, "<i4", bytes, values.length);
    }

    /** Writes an array of ASCII strings, padded to the longest. */
    void texts(String name, List<String> values) throws IOException {
        int width = Math.max(1, values.stream().mapToInt(String::length).max().orElse(1));
        ByteBuffer bytes = littleEndian((long) width * values.size());
        for (String value : values) {
            bytes.put(Arrays.copyOf(value.getBytes(StandardCharsets.US_ASCII), width));
        }
        array(name, "|S" + width, bytes.rewind(), values.size());
    }

    private static ByteBuffer littleEndian(long length) {
        return ByteBuffer.allocate(Math.toIntExact(length)).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void array(String name, String type, ByteBuffer values, Integer... shape) throws IOException {
        ZipEntry entry = new ZipEntry(name + ".npy");
        entry.setTimeLocal(NO_TIME);
        zip.putNextEntry(entry);
        String sizes = Arrays.toString(shape).replace("[", "(").replace("]", shape.length == 1 ? ",)" : ")");
        String header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + sizes + ", }";
        int unpadded = MAGIC.length + 2 + header.length() + 1;
        int padding = Math.floorMod(-unpadded, ALIGNMENT);
        int length = header.length() + padding + 1;
        zip.write(MAGIC);
        zip.write(new byte[] {(byte) length, (byte) (length >> 8)});
        zip.write((header + " ".repeat(padding) + "\n").getBytes(StandardCharsets.US_ASCII));
        zip.write(values.array(), values.arrayOffset() + values.position(), values.remaining());
        zip.closeEntry();
    }

    /** Closes the file and gives it its final name. */
    void finish() throws IOException {
        zip.close();
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
