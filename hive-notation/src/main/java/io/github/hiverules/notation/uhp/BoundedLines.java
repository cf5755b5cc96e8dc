// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Reads lines that end with {@code \n}, {@code \r\n} or {@code \r} in bounded memory, and never waits for more. */
final class BoundedLines {
    /** The maximum length of a line, in characters. Longer lines are cut to {@code MAX_LENGTH + 1} characters. */
    static final int MAX_LENGTH = 1_000_000;

    /** The number of buffers that {@link #arrived} reads. A program may print lines for ever. */
    private static final int MAX_ARRIVED = 128;

    private final Reader in;

    /** Whether the last line of the input may lack a line end. */
    private final boolean keepsLast;

    private final char[] buffer = new char[8192];
    private final Deque<String> complete = new ArrayDeque<>();
    private StringBuilder line = new StringBuilder();
    private boolean afterReturn;
    private boolean ended;

    BoundedLines(Reader in, boolean keepsLast) {
        this.in = in;
        this.keepsLast = keepsLast;
    }

    static boolean isTooLong(String line) {
        return line.length() > MAX_LENGTH;
    }

    /** Returns the next line without the line end. Returns empty at the end of the input. */
    Optional<String> next() throws IOException {
        while (complete.isEmpty() && !ended) {
            fill();
        }
        return poll();
    }

    /** Returns the next line that has been read. Returns empty if there is none. */
    Optional<String> poll() {
        return Optional.ofNullable(complete.poll());
    }

    /** Returns the lines that have a line end and have already arrived, but not an endless number of lines. */
    List<String> arrived() throws IOException {
        for (int buffers = 0; buffers < MAX_ARRIVED && !ended && in.ready(); buffers++) {
            fill();
        }
        List<String> arrived = List.copyOf(complete);
        complete.clear();
        return arrived;
    }

    private void fill() throws IOException {
        int count = in.read(buffer, 0, buffer.length);
        for (int i = 0; i < count; i++) {
            char c = buffer[i];
            if (c == '\r' || c == '\n' && !afterReturn) {
                endLine();
            } else if (c != '\n' && line.length() <= MAX_LENGTH) {
                line.append(c);
            }
            afterReturn = c == '\r';
        }
        ended = count < 0;
        if (ended && keepsLast && line.length() > 0) {
            endLine();
        }
    }

    private void endLine() {
        complete.add(line.toString());
        line = new StringBuilder();
    }
}
