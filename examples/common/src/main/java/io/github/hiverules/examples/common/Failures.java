// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import io.github.hiverules.notation.uhp.UhpException;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Error messages and exit codes of programs. */
public final class Failures {
    /** The exit code of a program that failed. */
    public static final int COULD_NOT_RUN = 2;

    /** The exit code if the reader of the output has closed the pipe, as after SIGPIPE. */
    public static final int CLOSED_PIPE = 141;

    private Failures() {}

    /** Prints an error in one line and returns the exit code. */
    public static int report(Throwable reason, PrintWriter err) {
        if (reason instanceof StandardOutput.Closed) {
            return CLOSED_PIPE;
        }
        err.println("error: " + Text.printable(describe(reason)));
        err.flush();
        return COULD_NOT_RUN;
    }

    private static String describe(Throwable reason) {
        Throwable cause = reason instanceof UncheckedIOException ? reason.getCause() : reason;
        if (cause instanceof IOException broken) {
            return describe(broken);
        } else if (reason instanceof CommandException) {
            return String.valueOf(reason.getMessage());
        } else if (reason instanceof UhpException) {
            return clause(reason);
        } else if (reason instanceof OutOfMemoryError) {
            return "out of memory; increase it with JAVA_TOOL_OPTIONS=-Xmx2g";
        }
        return "internal error, please report it" + trace(reason) + ": " + reason;
    }

    /**
     * Returns an exception's message. Sentences about engines and files become clauses, without a capital letter and a
     * full stop.
     */
    public static String clause(Throwable reason) {
        String message = String.valueOf(reason.getMessage());
        if (!(reason instanceof UhpException) && !(reason instanceof UncheckedIOException)) {
            return message;
        }
        boolean endsWithEngine =
                reason instanceof UhpException failure && !failure.engineText().isEmpty();
        int end = message.length() - (!endsWithEngine && message.endsWith(".") ? 1 : 0);
        return Character.toLowerCase(message.charAt(0)) + message.substring(1, end);
    }

    /** Writes an error's stack trace to a new file. Returns words that name the file. */
    private static String trace(Throwable reason) {
        try {
            Path file = Files.createTempFile("hive-error", ".txt");
            try (PrintWriter trace = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
                reason.printStackTrace(trace);
            }
            return " with the file " + file;
        } catch (IOException e) {
            return "";
        }
    }

    /** Describes an error briefly, without the file's name. */
    public static String describe(IOException reason) {
        if (reason instanceof NoSuchFileException) {
            return "no such file";
        } else if (reason instanceof AccessDeniedException) {
            return "permission denied";
        } else if (reason instanceof FileAlreadyExistsException) {
            return "not a folder";
        } else if (reason instanceof FileSystemLoopException) {
            return "the link points to a parent folder";
        } else if (reason instanceof EOFException) {
            return "the file ends too early";
        } else if (reason instanceof CharacterCodingException) {
            return "not a text in UTF-8";
        }
        String message = reason instanceof FileSystemException named ? named.getReason() : reason.getMessage();
        return message == null ? "unknown I/O error" : message;
    }

    /** Reads a file. */
    @FunctionalInterface
    public interface Reading<T> {
        /** Returns the content. */
        T run() throws IOException;
    }

    /**
     * Reads a file.
     *
     * @throws CommandException if the file can't be read
     */
    public static <T> T read(Path file, Reading<T> reading) {
        try {
            return reading.run();
        } catch (IOException e) {
            throw new CommandException("can't read " + file + ": " + describe(e), e);
        }
    }

    /** Creates an exception for a file that can't be written. */
    public static CommandException cannotWrite(Path file, IOException reason) {
        String fault = reason instanceof NoSuchFileException ? "no such folder" : describe(reason);
        return new CommandException("can't write " + file + ": " + fault, reason);
    }
}
