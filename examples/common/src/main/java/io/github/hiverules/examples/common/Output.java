// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A file or a folder that a command writes. All commands write through this class, which changes no file that the
 * program didn't create:
 *
 * <ul>
 *   <li>A command recognizes its files by their content. If another file, even an empty one, has a name that the command
 *       needs, the command names this file and fails before it changes anything.
 *   <li>A file that was written in one step has a {@link Seal}, and is replaced only if nobody has changed it. Outputs
 *       that are written in several steps are continued, but never replaced by others.
 *   <li>An output can't be an input at the same time, under any name.
 *   <li>New content is written to a scratch file, which then replaces the output in one step. Hard links to an old
 *       output keep the old content.
 *   <li>A symbolic link to an output file stays, and its target is replaced and locked. A symbolic link in place of
 *       another file of the command is foreign.
 *   <li>Two runs can't write one output at the same time. The lock is the file {@code OUTPUT.lock} or, for a folder,
 *       {@code .lock} in the folder. The lock lists the scratch files, so the next run deletes what a killed run has left.
 * </ul>
 */
public final class Output implements Closeable {
    /** Recognizes the files that a command has created. */
    @FunctionalInterface
    public interface Recognizer {
        /** Returns whether a command has created a file. A command creates no empty files. */
        boolean isOwn(Path file) throws IOException;
    }

    /** The maximum length of a chain of symbolic links. Linux has the same limit. */
    private static final int MAX_LINKS = 40;

    private static final String SCRATCH = ".hive-%016x.tmp";

    /** In the lock's list, the beginning of an ending that follows the output's name. */
    private static final String ENDING = "*";

    private final Path name;
    private final Path folder;
    private final Path target;
    private final @Nullable OutputLock lock;
    private final @Nullable Version replaced;
    private boolean isKept;
    private final Thread atExit = new Thread(this::end);

    /** Identifies the content of a file. */
    private record Version(@Nullable Object file, long size, long time) {
        static @Nullable Version of(Path path) throws IOException {
            if (!Files.exists(path)) {
                return null;
            }
            BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
            return new Version(
                    found.fileKey(), found.size(), found.lastModifiedTime().toMillis());
        }
    }

    private Output(Path name, Path folder, Path target, @Nullable OutputLock lock) throws IOException {
        this.name = name;
        this.folder = folder;
        this.target = target;
        this.lock = lock;
        replaced = Version.of(target);
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Opens an output file. Devices and pipes are not locked.
     *
     * @param path the file to write
     * @param kind what the file contains, with an article, for messages
     * @param own recognizes files that may be replaced
     * @param inputs the files and folders that the command reads
     * @param endings the endings of scratch files whose names users know
     * @throws CommandException if the file can't be written or must not be replaced
     */
    public static Output file(Path path, String kind, Recognizer own, List<String> inputs, String... endings) {
        try {
            if (Files.isDirectory(path)) {
                throw new FileSystemException(path.toString(), null, "Is a directory");
            } else if (isDevice(path)) {
                return new Output(path, path, path, null);
            }
            Path target = target(path);
            checkInputs(path, target, inputs);
            requireOwn(path, target, kind, own);
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw new AccessDeniedException(path.toString());
            }
            OutputLock lock = OutputLock.acquire(path, sibling(target, ".lock"));
            Output output = new Output(path, target.toAbsolutePath().resolveSibling(""), target, lock);
            output.begin(endings);
            return output;
        } catch (IOException e) {
            throw Failures.cannotWrite(path, e);
        }
    }

    /**
     * Opens an output folder. Creates the folder if necessary.
     *
     * @param inputs the files and folders that the command reads
     * @throws CommandException if the folder can't be written
     */
    public static Output folder(Path path, List<String> inputs) {
        try {
            Files.createDirectories(path);
            checkInputs(path, path, inputs);
            OutputLock lock = OutputLock.acquire(path, path.resolve(".lock"));
            Output output = new Output(path, path, path, lock);
            output.begin();
            return output;
        } catch (IOException e) {
            throw Failures.cannotWrite(path, e);
        }
    }

    /** Returns whether an output is a device or a pipe, which can't be replaced by a file. */
    public static boolean isDevice(Path output) {
        return Files.exists(output) && !Files.isRegularFile(output) && !Files.isDirectory(output);
    }

    /**
     * Creates an exception for this output, which exists and must not be changed.
     *
     * @param fault what the output is, as the end of a sentence
     */
    public CommandException refusal(String fault) {
        return refusal(name, name, fault);
    }

    /** Creates an exception for a file that must not be changed. */
    static CommandException refusal(Path output, Path file, String fault) {
        String subject = file.equals(output) ? "it" : file.toString();
        return new CommandException("can't write " + output + ": " + subject + " exists and " + fault
                + "; delete it or choose another output");
    }

    private static void requireOwn(Path output, Path target, String kind, Recognizer own) throws IOException {
        if (Files.exists(target) && !own.isOwn(target)) {
            throw refusal(output, output, "is not " + kind);
        }
    }

    /** Returns whether two paths name one file, which exists. */
    static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the file that a path names, which may not exist yet. Follows symbolic links. */
    private static Path target(Path path) throws IOException {
        Path target = path;
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MAX_LINKS) {
                throw new FileSystemException(path.toString(), null, "too many links");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static Path sibling(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static void checkInputs(Path output, Path target, List<String> inputs) throws IOException {
        for (String input : inputs) {
            if (!input.isEmpty() && !input.equals("-") && isSame(RecordFiles.path(input), target)) {
                throw new CommandException("can't write " + output + ": it is also an input");
            }
        }
    }

    /** Checks the scratch files with known names, and deletes the other scratch files of a killed run. */
    private void begin(String... endings) throws IOException {
        List<String> known = Stream.of(endings).map(ENDING::concat).toList();
        try {
            for (String file : known) {
                claim(
                        listed(file),
                        "is not from this program",
                        found -> locked().files().contains(file));
            }
            for (String file : locked().files()) {
                if (file.startsWith(ENDING) && !known.contains(file)) {
                    claim(listed(file), "is from an interrupted run", found -> false);
                }
            }
        } catch (CommandException | IOException e) {
            isKept = true;
            locked().cancel();
            close();
            throw e;
        }
        isKept = note().isPresent();
        for (String file : locked().files()) {
            if (!known.contains(file)) {
                Files.deleteIfExists(listed(file));
            }
        }
    }

    /** Returns a scratch file in the list of the lock. */
    private Path listed(String file) {
        return file.startsWith(ENDING) ? sibling(target, file.substring(ENDING.length())) : folder.resolve(file);
    }

    private OutputLock locked() {
        if (lock == null) {
            throw new IllegalStateException("a device has no scratch files");
        }
        return lock;
    }

    /** {@return whether this output is a device or a pipe, which commands write directly} */
    public boolean isDevice() {
        return lock == null;
    }

    /** Returns a file of this folder. */
    public Path resolve(String member) {
        return folder.resolve(member);
    }

    /** Returns whether a path names this output or one of its files, which commands must not read as records. */
    public boolean contains(Path path) {
        return isSame(path, target)
                || lock != null
                        && (lock.isAt(path) || lock.files().stream().anyMatch(file -> isSame(path, listed(file))));
    }

    /**
     * Checks a file of this folder before the command changes anything.
     *
     * @param kind what the file contains, with an article, for messages
     * @throws CommandException if the file exists and is not from this program
     */
    public void claim(String member, String kind, Recognizer own) throws IOException {
        claim(folder.resolve(member), "is not " + kind, own);
    }

    private void claim(Path file, String fault, Recognizer own) throws IOException {
        if (Files.exists(file, NOFOLLOW_LINKS) && !(Files.isRegularFile(file, NOFOLLOW_LINKS) && own.isOwn(file))) {
            throw refusal(name, file, fault);
        }
    }

    /**
     * Checks a folder of this folder before the command changes anything.
     *
     * @throws CommandException if the name exists and is not a folder
     */
    public void claimFolder(String member) {
        Path file = folder.resolve(member);
        if (Files.exists(file, NOFOLLOW_LINKS) && !Files.isDirectory(file, NOFOLLOW_LINKS)) {
            throw refusal(name, file, "is not a folder");
        }
    }

    /** Returns the scratch file with a known name. */
    public Path scratch(String ending) throws IOException {
        locked().add(ENDING + ending);
        return sibling(target, ending);
    }

    /** Returns a new name for a scratch file beside this file. */
    public Path scratch() throws IOException {
        return scratchIn("");
    }

    private Path scratchIn(String member) throws IOException {
        while (true) {
            String file = member + SCRATCH.formatted(ThreadLocalRandom.current().nextLong());
            Path path = folder.resolve(file);
            if (Files.notExists(path, NOFOLLOW_LINKS)) {
                locked().add(file);
                return path;
            }
        }
    }

    /** Creates an exception for an I/O error. */
    public CommandException cannotWrite(IOException reason) {
        return Failures.cannotWrite(name, reason);
    }

    /** {@return the last note of an interrupted run, or of this run} */
    public Optional<String> note() {
        return locked().note();
    }

    /**
     * Checks the scratch file with a known name again, when the command knows more about the file.
     *
     * @param kind what the file contains, with an article, for messages
     * @throws CommandException if the file exists and must not be changed
     */
    public void claimScratch(String ending, String kind, Recognizer own) throws IOException {
        claim(sibling(target, ending), "is not " + kind, own);
    }

    /** Stores an ASCII line for the next run. Scratch files then stay until {@link #publish}, so a run can be continued. */
    public void note(String line) throws IOException {
        isKept = true;
        locked().note(line);
    }

    /**
     * Checks this file again, when the command knows more about the file.
     *
     * @param kind what the file contains, with an article, for messages
     * @throws CommandException if the file exists and must not be replaced
     */
    public void claim(String kind, Recognizer own) throws IOException {
        requireOwn(name, target, kind, own);
    }

    /** Replaces this file by a scratch file in one step. */
    public void publish(Path scratch) throws IOException {
        if (!Objects.equals(Version.of(target), replaced)) {
            throw new CommandException("can't write " + name + ": another program has changed it meanwhile");
        }
        move(scratch, target);
        isKept = false;
    }

    private static void move(Path scratch, Path target) throws IOException {
        Files.move(scratch, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Replaces this file's content in one step. A device or a pipe receives the content. */
    public void replace(String content) throws IOException {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        if (isDevice()) {
            Files.write(target, bytes);
        } else {
            publish(Files.write(scratch(), bytes, StandardOpenOption.CREATE_NEW));
        }
    }

    /** Replaces a file of this folder in one step. */
    public void replace(String member, byte[] content) throws IOException {
        int end = member.lastIndexOf('/') + 1;
        if (end > 0) {
            Files.createDirectories(folder.resolve(member.substring(0, end)));
        }
        Path scratch = scratchIn(member.substring(0, end));
        move(Files.write(scratch, content, StandardOpenOption.CREATE_NEW), folder.resolve(member));
    }

    private void end() {
        if (isKept || lock == null) {
            return;
        }
        try {
            for (String file : lock.files()) {
                Files.deleteIfExists(listed(file));
            }
            lock.delete();
        } catch (IOException e) {
            // the next run deletes the files
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
        if (lock != null) {
            lock.close();
        }
    }
}
