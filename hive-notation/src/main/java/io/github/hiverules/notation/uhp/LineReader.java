// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

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
    private boolean behindReturn;

    LineReader(Reader reader) {
        this.reader = reader;
    }

    /**
     * Waits for a line, and returns it without its end, with the lines that have come together with it. No line at the end of
     * the input.
     */
    List<String> next() throws IOException {
        List<String> lines = new ArrayList<>();
        while (lines.isEmpty()) {
            int count = reader.read(buffer, 0, buffer.length);
            if (count < 0) {
                if (line.length() > 0) {
                    finish(lines);
                }
                return lines;
            }
            for (int i = 0; i < count; i++) {
                char c = buffer[i];
                boolean secondHalfOfEnd = c == '\n' && behindReturn;
                behindReturn = c == '\r';
                if (c == '\n' || c == '\r') {
                    if (!secondHalfOfEnd) {
                        finish(lines);
                    }
                } else if (line.length() <= MAX_LENGTH) {
                    line.append(c);
                }
            }
        }
        return lines;
    }

    private void finish(List<String> lines) {
        lines.add(line.toString());
        line.setLength(0);
        if (line.capacity() > buffer.length) {
            line.trimToSize();
        }
    }
}
