// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The files that a path names: a file, standard input ({@code -}), or all files in a folder and its subfolders, sorted
 * by path. Links are followed.
 *
 * @param files the files
 * @param unreadable the unreadable paths and the reasons
 */
public record RecordFiles(List<Path> files, Map<Path, String> unreadable) {
    /** The maximum length of a chain of symbolic links. Linux has the same limit. */
    private static final int MAX_LINKS = 40;

    /** Finds the files. */
    public static RecordFiles of(String path) throws IOException {
        return of(path, folder -> false);
    }

    /** Finds the files, and skips folders for which {@code isOmitted} returns true. */
    public static RecordFiles of(String path, Predicate<Path> isOmitted) throws IOException {
        if (path.equals("-")) {
            return new RecordFiles(List.of(Path.of(path)), Map.of());
        } else if (path.isEmpty()) {
            throw new NoSuchFileException(path); // Path.of("") would be the current folder
        }
        Path start;
        try {
            start = Path.of(path);
        } catch (InvalidPathException e) {
            throw new FileSystemException(path, null, "not a valid file name");
        }
        RecordFiles found = new RecordFiles(new ArrayList<>(), new LinkedHashMap<>());
        FileVisitor<Path> visitor = found.visitor(start, isOmitted);
        Files.walkFileTree(start, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, visitor);
        if (found.files.isEmpty() && found.unreadable.isEmpty()) {
            found.unreadable.put(start, "the folder is empty");
        }
        Collections.sort(found.files);
        return found;
    }

    /** Replaces a file's content atomically. */
    public static void replace(Path file, String text) throws IOException {
        replace(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces a file's content atomically. A device or a pipe receives the content. */
    public static void replace(Path file, byte[] content) throws IOException {
        if (OutputLock.isDevice(file)) {
            Files.write(file, content);
            return;
        }
        Path target = target(file);
        Path next = OutputLock.sibling(target, ".next");
        try {
            Files.write(next, content);
            Files.move(next, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(next); // left by a full disk
        }
    }

    /**
     * Returns the file that a path names, which may not exist yet. A move to this file keeps a symbolic link, which a
     * move to the path replaces.
     */
    public static Path target(Path path) throws IOException {
        Path target = path;
        for (int links = 0; links < MAX_LINKS && Files.isSymbolicLink(target); links++) {
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private FileVisitor<Path> visitor(Path start, Predicate<Path> isOmitted) {
        return new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return folder.equals(start) || !isOmitted.test(folder)
                        ? FileVisitResult.CONTINUE
                        : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isOther() && !file.equals(start)) {
                    unreadable.put(file, "neither a file nor a folder"); // opening a pipe could block forever
                } else {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException reason) {
                unreadable.put(file, Failures.describe(reason));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException reason) {
                if (reason != null) {
                    unreadable.put(folder, Failures.describe(reason));
                }
                return FileVisitResult.CONTINUE;
            }
        };
    }
}
