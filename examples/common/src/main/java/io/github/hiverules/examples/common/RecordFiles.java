// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
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
    /** Finds the files. */
    public static RecordFiles of(String path) throws IOException {
        return of(path, found -> false);
    }

    /** Finds the files. In folders, skips the files and folders for which {@code isOmitted} returns true. */
    public static RecordFiles of(String path, Predicate<Path> isOmitted) throws IOException {
        if (path.equals("-")) {
            return new RecordFiles(List.of(Path.of(path)), Map.of());
        } else if (path.isEmpty()) {
            throw new NoSuchFileException(path); // Path.of("") would be the current folder
        }
        Path start = path(path);
        RecordFiles found = new RecordFiles(new ArrayList<>(), new LinkedHashMap<>());
        FileVisitor<Path> visitor = found.visitor(start, isOmitted);
        Files.walkFileTree(start, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, visitor);
        if (found.files.isEmpty() && found.unreadable.isEmpty()) {
            found.unreadable.put(start, "the folder is empty");
        }
        Collections.sort(found.files);
        return found;
    }

    static Path path(String path) throws IOException {
        try {
            return Path.of(path);
        } catch (InvalidPathException e) {
            throw new FileSystemException(path, null, "not a valid file name");
        }
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
                if (!file.equals(start) && isOmitted.test(file)) {
                    return FileVisitResult.CONTINUE;
                } else if (attributes.isOther() && !file.equals(start)) {
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
