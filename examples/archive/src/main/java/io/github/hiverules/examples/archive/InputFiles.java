// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.jspecify.annotations.Nullable;

/**
 * The files that a command line names, including all files in folders and subfolders, sorted by path. Paths without a scheme are in
 * the default file system of the cluster, or local if there is none.
 */
final class InputFiles {
    private final List<InputFile> files = new ArrayList<>();
    private final List<Unreadable> unreadable = new ArrayList<>();
    private final Configuration configuration;
    private final String output;

    /** A path that can't be read, with the reason. */
    record Unreadable(String name, String reason) {}

    private InputFiles(Configuration configuration, String output) {
        this.configuration = configuration;
        this.output = output;
    }

    /**
     * Finds the files.
     *
     * @param paths the paths, as named on the command line
     * @param output the URI of the archive's folder, which is skipped
     */
    static InputFiles of(List<String> paths, String output, Configuration configuration) {
        InputFiles found = new InputFiles(configuration, output);
        for (String path : paths) {
            try {
                found.add(path);
            } catch (IOException | IllegalArgumentException e) {
                found.unreadable.add(new Unreadable(path, describe(e)));
            }
        }
        return found;
    }

    /** {@return the files} */
    List<InputFile> files() {
        return files;
    }

    /** {@return the paths that can't be read} */
    List<Unreadable> unreadable() {
        return unreadable;
    }

    /** Returns the absolute URI of a path. */
    static String address(String path, Configuration configuration) throws IOException {
        if (path.isEmpty()) {
            throw new NoSuchFileException(path);
        }
        boolean named = path.matches("(?s)[a-zA-Z][a-zA-Z0-9+.-]+:/.*");
        if (!named && isLocal(FileSystem.getDefaultUri(configuration).toString())) {
            return Path.of(path).toAbsolutePath().normalize().toUri().toString();
        }
        org.apache.hadoop.fs.Path there = new org.apache.hadoop.fs.Path(path);
        return there.getFileSystem(configuration).makeQualified(there).toUri().toString();
    }

    /** Returns whether a URI is a local file. */
    static boolean isLocal(String uri) {
        return uri.startsWith("file:");
    }

    private void add(String path) throws IOException {
        int before = files.size() + unreadable.size();
        String address = address(path, configuration);
        if (isLocal(address)) {
            Path start = path.startsWith("file:") ? Path.of(URI.create(address)) : Path.of(path);
            LocalVisitor visitor = new LocalVisitor(start);
            Files.walkFileTree(start, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, visitor);
            visitor.found.sort(Comparator.comparing((InputFile file) -> Path.of(file.name())));
            files.addAll(visitor.found);
        } else {
            FileSystem system = FileSystem.get(URI.create(address), configuration);
            addShared(path, system.getFileStatus(new org.apache.hadoop.fs.Path(address)), system);
        }
        if (files.size() + unreadable.size() == before) {
            unreadable.add(new Unreadable(path, "the folder is empty"));
        }
    }

    private void addShared(String name, FileStatus status, FileSystem system) throws IOException {
        String address = status.getPath().toUri().toString();
        if (status.isFile()) {
            files.add(new InputFile(name, address, status.getLen()));
        } else if (!isOutput(address)) {
            FileStatus[] members = system.listStatus(status.getPath());
            Arrays.sort(members, Comparator.comparing(member -> member.getPath().getName()));
            for (FileStatus member : members) {
                addShared(name.replaceFirst("/+$", "") + "/" + member.getPath().getName(), member, system);
            }
        }
    }

    private boolean isOutput(String address) {
        return address.replaceFirst("/+$", "").equals(output.replaceFirst("/+$", ""));
    }

    /** Describes an error briefly, without the file's name. */
    static String describe(Exception reason) {
        if (reason instanceof NoSuchFileException || reason instanceof FileNotFoundException) {
            return "no such file";
        } else if (reason instanceof AccessDeniedException) {
            return "permission denied";
        } else if (reason instanceof FileSystemLoopException) {
            return "the link points to a parent folder";
        }
        return reason.getMessage() == null ? reason.toString() : reason.getMessage();
    }

    private final class LocalVisitor extends SimpleFileVisitor<Path> {
        final List<InputFile> found = new ArrayList<>();
        private final Path start;

        LocalVisitor(Path start) {
            this.start = start;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean own = !folder.equals(start)
                    && isOutput(folder.toAbsolutePath().normalize().toUri().toString());
            return own ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isOther() && !file.equals(start)) {
                unreadable.add(new Unreadable(
                        file.toString(), "neither a file nor a folder")); // opening a pipe could block forever
            } else {
                found.add(new InputFile(
                        file.toString(), file.toAbsolutePath().toUri().toString(), attributes.size()));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException reason) {
            unreadable.add(new Unreadable(file.toString(), describe(reason)));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException reason) {
            if (reason != null) {
                unreadable.add(new Unreadable(folder.toString(), describe(reason)));
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
