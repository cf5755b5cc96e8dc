// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A large file that is written in steps. Until it is whole it is called {@code NAME.part}, and beside it {@code NAME.step} says
 * how far it is; a run that was stopped is continued from there by the next one that makes the same.
 */
final class ResumableFile implements Closeable {
    private final Path file;
    private final Path part;
    private final Path mark;
    private final String settings;
    private final FileChannel channel;
    private long steps;

    /**
     * Opens the file, behind the steps that were written before.
     *
     * @param settings what decides over the content, in a line; with other settings the file is begun anew
     */
    ResumableFile(Path file, String settings) throws IOException {
        this.file = file;
        this.settings = settings;
        part = file.resolveSibling(file.getFileName() + ".part");
        mark = file.resolveSibling(file.getFileName() + ".step");
        channel = FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        long bytes = resume();
        channel.truncate(bytes).position(bytes);
    }

    /** Whether a name stands for something that can be written in steps, and not for a terminal or a pipe. */
    static boolean isPossible(Path file) {
        return Files.isRegularFile(file) || Files.notExists(file);
    }

    private long resume() throws IOException {
        if (!Files.exists(mark)) {
            return 0;
        }
        String[] known = Files.readString(mark).strip().split(" ", 3);
        boolean same = known.length == 3
                && (known[0] + known[1]).matches("\\d{2,18}")
                && known[2].equals(settings)
                && Long.parseLong(known[1]) <= channel.size();
        steps = same ? Long.parseLong(known[0]) : 0;
        return same ? Long.parseLong(known[1]) : 0;
    }

    /** How many steps are written. */
    long steps() {
        return steps;
    }

    /** Writes a step, after which a run can be continued. */
    void write(byte[] step) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(step);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
        steps++;
        Path next = mark.resolveSibling(mark.getFileName() + ".next");
        try (OutputStream out = Files.newOutputStream(next)) {
            out.write((steps + " " + channel.position() + " " + settings + "\n").getBytes(StandardCharsets.UTF_8));
        }
        Files.move(next, mark, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Gives the file its name: it is whole. */
    void finish() throws IOException {
        channel.close();
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        Files.deleteIfExists(mark);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
