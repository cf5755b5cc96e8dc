package io.github.hiverules.notation;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/**
 * Reads bytes as UTF-8, and every byte that is no part of valid UTF-8 as the Latin-1 character it is: old archives hold both,
 * sometimes in one file, and no byte may be lost.
 */
final class Utf8OrLatin1Reader extends Reader {
    private final InputStream bytes;
    private int lowSurrogate = -1;

    Utf8OrLatin1Reader(InputStream bytes) {
        this.bytes = new BufferedInputStream(bytes, 1 << 14);
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        int count = 0;
        while (count < length) {
            int c = readChar();
            if (c < 0) {
                break;
            }
            buffer[offset + count++] = (char) c;
        }
        return count == 0 && length > 0 ? -1 : count;
    }

    private int readChar() throws IOException {
        if (lowSurrogate >= 0) {
            int low = lowSurrogate;
            lowSurrogate = -1;
            return low;
        }
        int first = bytes.read();
        if (first < 0xC2 || first > 0xF4) {
            return first;
        }
        int following = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
        bytes.mark(3);
        int point = first & 0x3F >> following;
        for (int i = 0; i < following; i++) {
            int next = bytes.read();
            if (next < 0x80 || next > 0xBF) {
                bytes.reset();
                return first;
            }
            point = point << 6 | next & 0x3F;
        }
        boolean valid = point >= (following == 1 ? 0x80 : following == 2 ? 0x800 : 0x10000)
                && point <= Character.MAX_CODE_POINT
                && (point < 0xD800 || point > 0xDFFF);
        if (!valid) {
            bytes.reset();
            return first;
        }
        if (point < 0x10000) {
            return point;
        }
        lowSurrogate = Character.lowSurrogate(point);
        return Character.highSurrogate(point);
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
