// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The standard output. Write failures throw unchecked exceptions, because a PrintWriter would hide an IOException. */
public final class StandardOutput extends OutputStream {
    private final OutputStream target;
    private boolean hasFailed;

    private StandardOutput(OutputStream target) {
        this.target = target;
    }

    /** Returns a writer in UTF-8. */
    public static PrintWriter to(OutputStream target) {
        return new PrintWriter(new StandardOutput(target), false, StandardCharsets.UTF_8);
    }

    /** Thrown if the reader of the output, such as {@code head}, has closed the pipe. */
    public static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Closed() {}
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (hasFailed) {
            return; // the failure was already thrown
        }
        try {
            target.write(bytes, offset, length);
        } catch (IOException e) {
            hasFailed = true;
            String message = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
            if (message.contains("broken pipe") || message.contains("pipe is being closed")) {
                throw new Closed();
            }
            throw new CommandException("can't write the output: " + Failures.describe(e));
        }
    }
}
