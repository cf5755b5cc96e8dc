// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/**
 * Reads bytes as UTF-8, and every byte that is no part of valid UTF-8 as the Latin-1 character it is: old archives hold both,
 * sometimes in one file, and no byte may be lost. Gives what has come and waits only when nothing has.
 */
public final class Utf8OrLatin1Reader extends Reader {
    private static final int LONGEST_SEQUENCE = 4;

    private final InputStream source;
    private final byte[] bytes = new byte[1 << 13];
    private int start;
    private int end;
    private boolean atEnd;
    private int lowSurrogate = -1;

    /** A reader of those bytes, which it closes. */
    public Utf8OrLatin1Reader(InputStream source) {
        this.source = source;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        int count = 0;
        while (count < length) {
            count += readAscii(buffer, offset + count, length - count);
            if (count == length) {
                break;
            }
            if (lowSurrogate >= 0) {
                buffer[offset + count++] = (char) lowSurrogate;
                lowSurrogate = -1;
            } else if (isWholeCharacterHere() || count == 0 && fill()) {
                int c = readChar();
                if (c >= 0) {
                    buffer[offset + count++] = (char) c;
                }
            } else {
                break;
            }
        }
        return count == 0 && length > 0 ? -1 : count;
    }

    /** Reads the ASCII characters that come next, as nearly all do, as far as they have come. */
    private int readAscii(char[] buffer, int offset, int length) {
        int most = lowSurrogate >= 0 ? 0 : Math.min(length, end - start);
        int count = 0;
        while (count < most && bytes[start + count] >= 0) {
            buffer[offset + count] = (char) bytes[start + count];
            count++;
        }
        start += count;
        return count;
    }

    /** Whether the next character can be told without waiting for more bytes. */
    private boolean isWholeCharacterHere() {
        int here = end - start;
        return here > 0
                && (atEnd || bytes[start] >= 0 || here >= LONGEST_SEQUENCE || here > following(bytes[start] & 0xFF));
    }

    /** Waits for bytes, behind those that are left; false when there are none any more. */
    private boolean fill() throws IOException {
        if (start > 0) {
            System.arraycopy(bytes, start, bytes, 0, end - start);
            end -= start;
            start = 0;
        }
        int count = atEnd ? -1 : source.read(bytes, end, bytes.length - end);
        atEnd = count < 0;
        end += Math.max(0, count);
        return end > 0;
    }

    /** The next character, or -1 if more bytes must come before it can be told. */
    private int readChar() {
        if (!isWholeCharacterHere()) {
            return -1;
        }
        int first = bytes[start++] & 0xFF;
        int following = following(first);
        if (following == 0 || end - start < following) {
            return first;
        }
        int point = first & 0x3F >> following;
        for (int i = 0; i < following; i++) {
            int next = bytes[start + i] & 0xFF;
            if (next < 0x80 || next > 0xBF) {
                return first;
            }
            point = point << 6 | next & 0x3F;
        }
        boolean valid = point >= (following == 1 ? 0x80 : following == 2 ? 0x800 : 0x10000)
                && point <= Character.MAX_CODE_POINT
                && (point < 0xD800 || point > 0xDFFF);
        if (!valid) {
            return first;
        }
        start += following;
        if (point < 0x10000) {
            return point;
        }
        lowSurrogate = Character.lowSurrogate(point);
        return Character.highSurrogate(point);
    }

    /** How many bytes follow the first of a UTF-8 sequence; none where it begins no sequence. */
    private static int following(int first) {
        if (first < 0xC2 || first > 0xF4) {
            return 0;
        }
        return first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
