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
 * A large file that is written in steps and can be resumed. Until it is complete it is named {@code NAME.part}, and
 * {@code NAME.step} stores the number of steps written.
 */
final class ResumableFile implements Closeable {
    private final Path file;
    private final Path part;
    private final Path stepFile;
    private final String settings;
    private final FileChannel channel;
    private long steps;

    /**
     * Opens the file after the steps already written.
     *
     * @param settings the settings that determine the content, in one line; if they have changed, the file is restarted
     */
    ResumableFile(Path file, String settings) throws IOException {
        this.file = file;
        this.settings = settings;
        part = file.resolveSibling(file.getFileName() + ".part");
        stepFile = file.resolveSibling(file.getFileName() + ".step");
        channel = FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        long bytes = resume();
        channel.truncate(bytes).position(bytes);
    }

    /** Returns whether a file can be resumed; terminals and pipes can't. */
    static boolean isPossible(Path file) {
        return Files.isRegularFile(file) || Files.notExists(file);
    }

    private long resume() throws IOException {
        if (!Files.exists(stepFile)) {
            return 0;
        }
        String[] known = Files.readString(stepFile).strip().split(" ", 3);
        boolean same = known.length == 3
                && (known[0] + known[1]).matches("\\d{2,18}")
                && known[2].equals(settings)
                && Long.parseLong(known[1]) <= channel.size();
        steps = same ? Long.parseLong(known[0]) : 0;
        return same ? Long.parseLong(known[1]) : 0;
    }

    /** {@return the number of steps written} */
    long steps() {
        return steps;
    }

    /** Writes a step and stores the progress. */
    void write(byte[] step) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(step);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(false);
        steps++;
        Path next = stepFile.resolveSibling(stepFile.getFileName() + ".next");
        try (OutputStream out = Files.newOutputStream(next)) {
            out.write((steps + " " + channel.position() + " " + settings + "\n").getBytes(StandardCharsets.UTF_8));
        }
        Files.move(next, stepFile, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Closes the file and gives it its final name. */
    void finish() throws IOException {
        channel.close();
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        Files.deleteIfExists(stepFile);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
