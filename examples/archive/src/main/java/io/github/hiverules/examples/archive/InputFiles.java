// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.RecordFiles;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;

/**
 * The files that a command line names, including all files in folders and subfolders, sorted by path. Paths without a
 * scheme refer to the cluster's default file system or, without a cluster, to local files.
 */
record InputFiles(List<InputFile> files, List<Found> unreadable) {
    /**
     * An input file.
     *
     * @param name the file as named on the command line
     * @param uri the absolute URI
     * @param length the length in bytes
     */
    record InputFile(String name, String uri, long length) implements Serializable {
        InputStream open(Configuration configuration) throws IOException {
            URI address = URI.create(uri);
            return isLocal(uri)
                    // Hadoop misreads file names with a colon, and hides files whose name begins with a dot
                    ? Files.newInputStream(Path.of(address))
                    : FileSystem.get(address, configuration).open(new org.apache.hadoop.fs.Path(address));
        }
    }

    /**
     * Resolves path arguments to files. In other folders, skips the archive's folder, whose URI is {@code output}.
     *
     * @throws CommandException if an input is in the archive's folder
     */
    static InputFiles of(List<String> paths, String output, Configuration configuration) {
        InputFiles found = new InputFiles(new ArrayList<>(), new ArrayList<>());
        for (String path : paths) {
            try {
                found.add(path, output, configuration);
            } catch (IOException | IllegalArgumentException e) {
                found.unreadable.add(Found.unreadable(path, describe(e)));
            }
        }
        return found;
    }

    /** Returns the absolute URI of a path. */
    static String address(String path, Configuration configuration) throws IOException {
        if (path.isEmpty()) {
            throw new NoSuchFileException(path);
        }
        boolean named = path.matches("(?s)[a-zA-Z][a-zA-Z0-9+.-]+:/.*");
        if (!named && isLocal(FileSystem.getDefaultUri(configuration).toString())) {
            return uri(Path.of(path));
        }
        org.apache.hadoop.fs.Path there = new org.apache.hadoop.fs.Path(path);
        return there.getFileSystem(configuration).makeQualified(there).toUri().toString();
    }

    private static String uri(Path path) {
        return path.toAbsolutePath().normalize().toUri().toString();
    }

    /** Returns whether a URI is a local file. */
    static boolean isLocal(String uri) {
        return uri.startsWith("file:");
    }

    private void add(String path, String output, Configuration configuration) throws IOException {
        int before = files.size() + unreadable.size();
        String address = address(path, configuration);
        if (isPart(address, output)) {
            throw new CommandException(
                    "can't write " + ArchiveFolder.shown(output) + ": the input " + path + " is a part of it");
        }
        if (isLocal(address)) {
            String start =
                    path.startsWith("file:") ? Path.of(URI.create(address)).toString() : path;
            RecordFiles found = RecordFiles.of(start, file -> Files.isDirectory(file) && isPart(uri(file), output));
            for (Path file : found.files()) {
                files.add(new InputFile(
                        file.toString(),
                        file.toAbsolutePath().toUri().toString(),
                        file.toFile().length()));
            }
            found.unreadable().forEach((file, reason) -> unreadable.add(Found.unreadable(file.toString(), reason)));
        } else {
            FileSystem system = FileSystem.get(URI.create(address), configuration);
            addShared(path, system.getFileStatus(new org.apache.hadoop.fs.Path(address)), system, output);
        }
        if (files.size() + unreadable.size() == before) {
            unreadable.add(Found.unreadable(path, "the folder is empty"));
        }
    }

    private void addShared(String name, FileStatus status, FileSystem system, String output) throws IOException {
        String address = status.getPath().toUri().toString();
        if (status.isFile()) {
            files.add(new InputFile(name, address, status.getLen()));
        } else if (!isPart(address, output)) {
            FileStatus[] members = system.listStatus(status.getPath());
            Arrays.sort(members, Comparator.comparing(member -> member.getPath().getName()));
            for (FileStatus member : members) {
                addShared(name.replaceFirst("/+$", "") + "/" + member.getPath().getName(), member, system, output);
            }
        }
    }

    /** Returns whether an address names an archive's folder, a table, or a file in a table. */
    private static boolean isPart(String address, String output) {
        List<String> parts = new ArrayList<>(List.of(""));
        ArchiveFolder.TABLES.forEach(table -> parts.add("/" + table));
        return parts.stream().anyMatch(part -> {
            String folder = output.replaceFirst("/+$", "") + part;
            return isSame(address, folder) || !part.isEmpty() && isSame(address.replaceFirst("/[^/]+/*$", ""), folder);
        });
    }

    /** Returns whether two addresses name one file. Local files may have several names. */
    private static boolean isSame(String address, String other) {
        if (!isLocal(address) || !isLocal(other)) {
            return address.replaceFirst("/+$", "").equals(other.replaceFirst("/+$", ""));
        }
        try {
            return Files.isSameFile(Path.of(URI.create(address)), Path.of(URI.create(other)));
        } catch (IOException e) {
            return false;
        }
    }

    /** Describes an error briefly, without the file's name. */
    static String describe(Exception reason) {
        if (reason.getMessage() == null) {
            return reason.toString();
        } else if (reason instanceof FileNotFoundException) {
            return "no such file";
        }
        return reason instanceof IOException error ? Failures.describe(error) : reason.getMessage();
    }
}
