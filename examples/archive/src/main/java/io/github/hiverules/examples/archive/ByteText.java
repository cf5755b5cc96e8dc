// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.archive;

import java.io.IOException;
import java.io.InputStream;

/** The bytes of a text one at a time, with their places. */
final class ByteText {
    /** What {@link #peek} and {@link #next} give at the end. */
    static final int END = -1;

    private final InputStream source;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private long before;
    private int lines;
    private boolean lineStart = true;
    private boolean loneReturn;

    /** The text of that stream, which the caller closes; a byte order mark is no part of it. */
    ByteText(InputStream source) throws IOException {
        this.source = source;
        end = source.readNBytes(buffer, 0, buffer.length);
        boolean mark = end >= 3 && buffer[0] == (byte) 0xEF && buffer[1] == (byte) 0xBB && buffer[2] == (byte) 0xBF;
        at = mark ? 3 : 0;
    }

    /** The next byte, from 0 to 255, or {@link #END}; it stays the next. */
    int peek() throws IOException {
        if (at == end && !fill()) {
            return END;
        }
        return buffer[at] & 0xFF;
    }

    /** The byte behind the next one, or {@link #END}. */
    int peekSecond() throws IOException {
        if (peek() != END && at + 1 == end) {
            before += at;
            buffer[0] = buffer[at];
            at = 0;
            end = 1 + Math.max(0, source.read(buffer, 1, buffer.length - 1));
        }
        return at + 1 < end ? buffer[at + 1] & 0xFF : END;
    }

    private boolean fill() throws IOException {
        before += end;
        at = 0;
        end = Math.max(0, source.read(buffer, 0, buffer.length));
        return end > 0;
    }

    /** Takes the next byte, or {@link #END}. */
    int next() throws IOException {
        int c = peek();
        if (c != END) {
            at++;
            lineStart = c == '\n';
            lines += lineStart ? 1 : 0;
            loneReturn |= c == '\r' && peek() != '\n';
        }
        return c;
    }

    /** Whether a carriage return without a line feed was taken: it ends a line too, but is not counted here. */
    boolean hasLoneReturn() {
        return loneReturn;
    }

    /** Takes the rest of the line with its end. */
    void skipLine() throws IOException {
        for (int c = next(); c != END && c != '\n'; c = next()) {
            continue;
        }
    }

    /**
     * Takes the bytes that come next as long as they are in a set: faster than one at a time.
     *
     * @param plain the set, by byte below 0x80; without the carriage return
     */
    void skipPlain(boolean[] plain) throws IOException {
        for (int c = peek(); c != END && c < plain.length && plain[c]; c = peek()) {
            int ends = 0;
            while (at < end && buffer[at] >= 0 && plain[buffer[at]]) {
                ends += buffer[at++] == '\n' ? 1 : 0;
            }
            lines += ends;
            lineStart = buffer[at - 1] == '\n';
        }
    }

    /** Takes all white space of ASCII that comes next. */
    void skipSpace() throws IOException {
        for (int c = peek(); isSpace(c); c = peek()) {
            next();
        }
    }

    static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /** How many bytes were taken. */
    long position() {
        return before + at;
    }

    /** How many lines were taken. */
    int lines() {
        return lines;
    }

    /** Whether the next byte begins a line. */
    boolean isAtLineStart() {
        return lineStart;
    }
}
