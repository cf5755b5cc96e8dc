// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.examples.common.CommandException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of an archive, on any file system. A table is a folder with a marker, so that another folder with the name
 * of a table is recognized and never replaced.
 */
record ArchiveFolder(FileSystem system, Path root) {
    static final List<String> TABLES = List.of("games", "twins", "positions");
    static final String REPORT = "report.html";

    /** Spark ignores files whose names begin with an underscore. */
    private static final String MARKER = "_hive-rules";

    private static final String MARKER_TEXT = "A table in an archive of hive-rules. The next run replaces the table.\n";

    private static final int HEAD = 500;

    /** The files that Spark writes. All parts of a table have the identifier of one job. */
    private static final Pattern MEMBER =
            Pattern.compile("_SUCCESS|_temporary|part-\\d{5,}-([0-9a-f-]{36})-c\\d+[.\\w]*");

    /** Opens a folder, which may not exist yet. */
    static ArchiveFolder of(String uri, Configuration configuration) throws IOException {
        FileSystem system = FileSystem.get(URI.create(uri), configuration);
        system.setWriteChecksum(false);
        return new ArchiveFolder(system, new Path(URI.create(uri)));
    }

    Path path(String name) {
        return new Path(root, name);
    }

    /**
     * Checks all names that an archive needs, before anything changes.
     *
     * @throws CommandException if there is a report, which completes an archive, or if a file or a folder with such a
     *     name is not from an archive
     */
    void check() throws IOException {
        for (String table : TABLES) {
            checkTable(path(table));
        }
        Path report = path(REPORT);
        if (system.exists(report) || isLink(report)) {
            throw refusal(report, "is not replaced");
        }
    }

    private void checkTable(Path table) throws IOException {
        if (!system.exists(table) && !isLink(table)) {
            return;
        }
        FileStatus[] members = isPlain(table, true) ? system.listStatus(table) : new FileStatus[0];
        boolean isOwn = isPlain(table, true) && (members.length == 0 || isMarked(table));
        if (!isOwn) {
            throw refusal(table, "is not a table of an archive");
        }
        Set<String> jobs = new HashSet<>();
        for (FileStatus member : members) {
            String name = member.getPath().getName();
            Matcher known = MEMBER.matcher(name);
            if (!name.equals(MARKER)) {
                boolean isOther =
                        !known.matches() || known.group(1) != null && jobs.add(known.group(1)) && jobs.size() > 1;
                if (isOther) {
                    throw refusal(member.getPath(), "is not from an archive");
                }
            }
        }
    }

    /** Returns whether a path is a symbolic link. Only local files can be links. */
    private static boolean isLink(Path path) {
        String uri = path.toUri().toString();
        return InputFiles.isLocal(uri) && Files.isSymbolicLink(java.nio.file.Path.of(URI.create(uri)));
    }

    /** Returns whether a path is a file or a folder, but not a symbolic link. */
    private boolean isPlain(Path path, boolean isFolder) throws IOException {
        return !isLink(path) && system.getFileStatus(path).isDirectory() == isFolder;
    }

    /** Returns whether a folder has the marker of a table. A full disk may have cut off the marker. */
    private boolean isMarked(Path table) throws IOException {
        Path marker = new Path(table, MARKER);
        return system.exists(marker) && isPlain(marker, false) && MARKER_TEXT.startsWith(head(marker));
    }

    private String head(Path file) throws IOException {
        try (InputStream bytes = system.open(file)) {
            return new String(bytes.readNBytes(HEAD), UTF_8);
        }
    }

    private CommandException refusal(Path file, String fault) {
        return new CommandException("can't write " + shown(root.toString()) + ": " + shown(file.toString())
                + " exists and " + fault + "; delete it or choose another output");
    }

    /** Returns a path for messages. Local files have no scheme. */
    static String shown(String uri) {
        return InputFiles.isLocal(uri) ? new Path(uri).toUri().getPath() : uri;
    }

    /** Replaces a table by an empty one. */
    void clear(String table) throws IOException {
        system.delete(path(table), true);
        write(new Path(path(table), MARKER), MARKER_TEXT);
    }

    private void write(Path file, String text) throws IOException {
        try (OutputStream bytes = system.create(file, true)) {
            bytes.write(text.getBytes(UTF_8));
        }
    }

    /**
     * Writes the report in one step.
     *
     * @param scratch the name of a file that doesn't exist
     */
    void complete(String report, String scratch) throws IOException {
        Path unfinished = path(scratch);
        try {
            write(unfinished, report);
            if (!system.rename(unfinished, path(REPORT))) {
                throw new IOException("can't write " + path(REPORT));
            }
        } finally {
            system.delete(unfinished, false);
        }
    }
}
