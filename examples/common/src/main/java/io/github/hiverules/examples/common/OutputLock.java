// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/**
 * The lock of an output: a text file that begins with {@link #MARKER} and lists the scratch files of a run. The system
 * releases the lock of a killed program, and the next run deletes the files in the list.
 */
final class OutputLock {
    private static final String MARKER = "Lock of hive-rules. Delete it only if no run is writing beside it.\n";
    private static final String FILE = "file ";

    /** The scratch files that a lock may list: in this folder or in a folder of this folder, or endings. */
    private static final Pattern SCRATCH = Pattern.compile("([\\w-]+/)?\\.hive-[0-9a-f]{16}\\.tmp|\\*\\.\\w+");

    private static final String NOTE = "note ";

    /** Another run may not have written the marker of a new lock yet. */
    private static final int MAX_WAITS = 10;

    private static final long WAIT_NANOS = 20_000_000;
    private static final int MAX_PADDING = 1 << 14;

    private final Path path;
    private final FileChannel channel;
    private final boolean isNew;
    private final Set<String> files = new LinkedHashSet<>();
    private Optional<String> note = Optional.empty();

    private OutputLock(Path path, FileChannel channel, boolean isNew) {
        this.path = path;
        this.channel = channel;
        this.isNew = isNew;
    }

    /**
     * Acquires a lock.
     *
     * @param output the output's name in messages
     * @throws CommandException if another run has the lock, or if the file is not a lock of this program
     */
    static OutputLock acquire(Path output, Path path) throws IOException {
        int waits = 0;
        while (true) {
            Optional<OutputLock> opened = open(output, path);
            if (opened.isPresent()) {
                OutputLock lock = opened.get();
                boolean isEmpty = !lock.isNew && lock.channel.size() == 0;
                if (!isEmpty && lock.acquire(output)) {
                    return lock;
                }
                lock.channel.close();
                if (isEmpty && waits++ == MAX_WAITS) {
                    throw foreign(output, path);
                }
                LockSupport.parkNanos(isEmpty ? WAIT_NANOS : 0);
            }
        }
    }

    private static CommandException foreign(Path output, Path path) {
        return Output.refusal(output, path, "is not a lock of this program");
    }

    /** Opens or creates the file. Returns empty if another run has deleted the file meanwhile. */
    private static Optional<OutputLock> open(Path output, Path path) throws IOException {
        try {
            FileChannel created = FileChannel.open(
                    path, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
            return Optional.of(new OutputLock(path, created, true));
        } catch (FileAlreadyExistsException e) {
            if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)
                    && !Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                throw foreign(output, path);
            }
        }
        try {
            FileChannel found = FileChannel.open(
                    path, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
            return Optional.of(new OutputLock(path, found, false));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /** Returns whether the lock was acquired, or false if another run has deleted the file meanwhile. */
    private boolean acquire(Path output) throws IOException {
        if (!isNew && !read(MARKER.length()).equals(MARKER)) {
            channel.close();
            throw foreign(output, path);
        }
        if (!tryLock()) {
            channel.close();
            throw new CommandException("another run is writing " + output);
        }
        try {
            // A random size identifies the file, because closing another channel of the file would release the lock.
            append(isNew ? MARKER : "\n");
            append(" ".repeat(ThreadLocalRandom.current().nextInt(MAX_PADDING)) + "\n");
        } catch (IOException e) {
            cancel(); // the disk is full
            throw e;
        }
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS) || Files.size(path) != channel.size()) {
            return false;
        }
        read((int) channel.size()).lines().forEach(line -> {
            if (line.startsWith(FILE)
                    && SCRATCH.matcher(line.substring(FILE.length())).matches()) {
                files.add(line.substring(FILE.length()));
            } else if (line.startsWith(NOTE)) {
                note = Optional.of(line.substring(NOTE.length()));
            }
        });
        return true;
    }

    private boolean tryLock() throws IOException {
        try {
            return channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null; // Windows can't read locked bytes
        } catch (OverlappingFileLockException e) {
            return false; // another thread of this program
        }
    }

    private String read(int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        int end = 0;
        while (end >= 0 && bytes.hasRemaining()) {
            end = channel.read(bytes, bytes.position());
        }
        return US_ASCII.decode(bytes.flip()).toString();
    }

    private void append(String text) throws IOException {
        ByteBuffer bytes = US_ASCII.encode(text);
        while (bytes.hasRemaining()) {
            channel.write(bytes, channel.size());
        }
    }

    /** {@return the scratch files of this run and of a killed run} */
    Set<String> files() {
        return files;
    }

    /** Lists a scratch file, before the file is created. */
    void add(String file) throws IOException {
        if (files.add(file)) {
            append(FILE + file + "\n");
        }
    }

    /** {@return the last note of this run or of an interrupted run} */
    Optional<String> note() {
        return note;
    }

    /** Stores a line of text for a run that continues this run. */
    void note(String line) throws IOException {
        append(NOTE + line + "\n");
        note = Optional.of(line);
    }

    /** Releases the lock before anything was written. A lock that was found stays as the list of a killed run. */
    void cancel() throws IOException {
        if (isNew) {
            Files.deleteIfExists(path);
        }
        channel.close();
    }

    /** Deletes the file. The lock is held until {@link #close}. */
    void delete() throws IOException {
        Files.deleteIfExists(path);
    }

    /** Releases the lock. */
    void close() throws IOException {
        channel.close();
    }

    /** Returns whether a file is this lock. */
    boolean isAt(Path file) {
        return Output.isSame(file, path);
    }
}
