// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The exclusive right to write an output. The lock is the file {@code OUTPUT.lock} or, for a folder, the file
 * {@code .lock} in the folder. The system releases the lock of a killed program. Scratch files are deleted at the
 * start, at the end, and on Ctrl-C.
 */
public final class OutputLock implements Closeable {
    private static final int MAX_SIZE = 1 << 20;

    private final @Nullable FileChannel channel;
    private final List<Path> files;
    private final Thread atExit = new Thread(this::end);

    private OutputLock(@Nullable FileChannel channel, List<Path> files) {
        this.channel = channel;
        this.files = files;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Locks a file and deletes the scratch files of an earlier run. Devices and pipes are not locked.
     *
     * @param file the file to write
     * @param scratch the scratch files
     * @throws IllegalStateException if the file is a folder, if another run is writing the file, or if the lock can't be
     *     created
     */
    public static OutputLock ofFile(Path file, Path... scratch) {
        if (Files.isDirectory(file)) {
            throw Failures.cannotWrite(file, new FileSystemException(file.toString(), null, "Is a directory"));
        }
        return isDevice(file) ? new OutputLock(null, List.of()) : lock(file, sibling(file, ".lock"), scratch);
    }

    /**
     * Creates a folder if necessary, and locks it.
     *
     * @throws IllegalStateException if another run is writing the folder, or if the folder or the lock can't be created
     */
    public static OutputLock ofFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw Failures.cannotWrite(folder, e);
        }
        return lock(folder, folder.resolve(".lock"));
    }

    /** Returns whether an output is a device or a pipe, which can't be replaced by a file. */
    public static boolean isDevice(Path output) {
        return Files.exists(output) && !Files.isRegularFile(output) && !Files.isDirectory(output);
    }

    private static OutputLock lock(Path output, Path lock, Path... scratch) {
        try {
            while (true) {
                FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                if (!tryLock(channel)) {
                    channel.close();
                    throw new IllegalStateException("another run is writing " + output);
                }
                int size = ThreadLocalRandom.current().nextInt(1, MAX_SIZE);
                try {
                    channel.truncate(0).write(ByteBuffer.allocate(1), size - 1);
                } catch (IOException e) {
                    Files.delete(lock); // the disk is full
                    throw e;
                }
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
        if (channel != null) {
            channel.close();
        }
    }
}
