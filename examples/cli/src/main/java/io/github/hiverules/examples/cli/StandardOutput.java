// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The standard output. Unlike a plain PrintWriter, it stores the exception of a failed write. */
final class StandardOutput extends PrintWriter {
    private final Bytes bytes;

    private StandardOutput(Bytes bytes) {
        super(bytes, false, StandardCharsets.UTF_8);
        this.bytes = bytes;
    }

    static StandardOutput open() {
        return new StandardOutput(new Bytes(new FileOutputStream(FileDescriptor.out)));
    }

    /** Thrown if the reader has closed the pipe, as {@code | head} does. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /**
     * Flushes a writer.
     *
     * @throws Closed if the reader has closed the pipe
     * @throws IllegalStateException if writing failed for another reason
     */
    static void flush(PrintWriter out) {
        if (out.checkError()) {
            Optional<IOException> failure =
                    out instanceof StandardOutput known ? known.bytes.failure() : Optional.empty();
            if (failure.filter(StandardOutput::isClosedPipe).isPresent()) {
                throw new Closed();
            }
            throw new IllegalStateException("can't write the output"
                    + failure.map(reason -> ": " + RecordFiles.describe(reason)).orElse(""));
        }
    }

    private static boolean isClosedPipe(IOException failure) {
        String message = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
        return message.contains("broken pipe") || message.contains("pipe is being closed");
    }

    private static final class Bytes extends OutputStream {
        private final OutputStream target;
        private @Nullable IOException failure;

        Bytes(OutputStream target) {
            this.target = target;
        }

        Optional<IOException> failure() {
            return Optional.ofNullable(failure);
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                target.write(bytes, offset, length);
            } catch (IOException e) {
                failure = e;
                throw e;
            }
        }
    }
}
