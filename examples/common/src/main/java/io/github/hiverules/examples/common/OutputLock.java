// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/**
 * The exclusive right to write an output. The lock is the file {@code OUTPUT.lock} or, for a folder, the file
 * {@code .lock} in the folder. The system releases the lock of a killed program. Scratch files are deleted at the
 * start, at the end, and on Ctrl-C.
 */
public final class OutputLock implements Closeable {
    private static final int MAX_SIZE = 1 << 20;

    private final FileChannel channel;
    private final List<Path> files;
    private final Thread atExit = new Thread(this::end);

    private OutputLock(FileChannel channel, List<Path> files) {
        this.channel = channel;
        this.files = files;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Locks an output and deletes the scratch files of an earlier run.
     *
     * @param output the file or the existing folder to write
     * @param scratch the scratch files
     * @throws IllegalStateException if another run is writing the output, or the lock can't be created
     */
    public static OutputLock of(Path output, Path... scratch) {
        Path lock = Files.isDirectory(output) ? output.resolve(".lock") : sibling(output, ".lock");
        try {
            while (true) {
                FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                if (!tryLock(channel)) {
                    channel.close();
                    throw new IllegalStateException("another run is writing " + output);
                }
                int size = ThreadLocalRandom.current().nextInt(1, MAX_SIZE);
                channel.truncate(0).write(ByteBuffer.allocate(1), size - 1);
                // The other run may have deleted its lock after this run opened it. A random size identifies the file,
                // because closing another channel of the file would release the lock.
                if (Files.exists(lock) && Files.size(lock) == size) {
                    OutputLock held = new OutputLock(
                            channel,
                            Stream.concat(Stream.of(scratch), Stream.of(lock)).toList());
                    for (Path file : scratch) {
                        Files.deleteIfExists(file);
                    }
                    return held;
                }
                channel.close();
            }
        } catch (IOException e) {
            throw Failures.cannotWrite(output, e);
        }
    }

    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null; // Windows can't read locked bytes
        } catch (OverlappingFileLockException e) {
            return false; // another thread of this program
        }
    }

    /** Returns a file beside another file, whose name has an additional ending. */
    public static Path sibling(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private void end() {
        for (Path file : files) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                // the next run deletes the file
            }
        }
    }

    @Override
    public void close() throws IOException {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // the program is exiting
        }
        end();
        channel.close();
    }
}
