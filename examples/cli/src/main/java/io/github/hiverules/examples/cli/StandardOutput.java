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

/** The standard output, which remembers why it could not be written: a PrintWriter only says that it could not. */
final class StandardOutput extends PrintWriter {
    private final Bytes bytes;

    private StandardOutput(Bytes bytes) {
        super(bytes, false, StandardCharsets.UTF_8);
        this.bytes = bytes;
    }

    static StandardOutput open() {
        return new StandardOutput(new Bytes(new FileOutputStream(FileDescriptor.out)));
    }

    /** Thrown where nobody reads the output any more, which is no error: {@code | head} is done. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /**
     * Sends on what was printed.
     *
     * @throws Closed if the reader of a pipe has closed it
     * @throws IllegalStateException if it can't be written for another reason
     */
    static void flush(PrintWriter out) {
        if (out.checkError()) {
            Optional<IOException> failure =
                    out instanceof StandardOutput known ? known.bytes.failure() : Optional.empty();
            if (failure.filter(StandardOutput::isClosedPipe).isPresent()) {
                throw new Closed();
            }
            throw new IllegalStateException("the output can't be written"
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
