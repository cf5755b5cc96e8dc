// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads lines that end with {@code \n}, {@code \r\n} or {@code \r}. A line is there as soon as its end is: nothing behind it
 * is waited for, so that a {@code \n} behind a {@code \r} is dropped only when it comes. Memory is bounded.
 */
final class LineReader {
    /** The length of the longest line, in characters. A longer one comes cut, with one character more than this. */
    static final int MAX_LENGTH = 1_000_000;

    private final Reader reader;
    private final char[] buffer = new char[8192];
    private final StringBuilder line = new StringBuilder();
    private int start;
    private int end;
    private boolean behindReturn;

    LineReader(Reader reader) {
        this.reader = reader;
    }

    /** The next line without its end; empty at the end of the input. */
    Optional<String> next() throws IOException {
        line.setLength(0);
        while (start < end || fill()) {
            char c = buffer[start++];
            boolean secondHalfOfEnd = c == '\n' && behindReturn;
            behindReturn = c == '\r';
            if (secondHalfOfEnd) {
                continue;
            }
            if (c == '\n' || c == '\r') {
                return Optional.of(line.toString());
            }
            if (line.length() <= MAX_LENGTH) {
                line.append(c);
            }
        }
        return line.length() == 0 ? Optional.empty() : Optional.of(line.toString());
    }

    /** Waits for at least one character, and takes those that are there. */
    private boolean fill() throws IOException {
        int count;
        do {
            count = reader.read(buffer, 0, buffer.length);
        } while (count == 0);
        start = 0;
        end = Math.max(0, count);
        return count > 0;
    }
}
