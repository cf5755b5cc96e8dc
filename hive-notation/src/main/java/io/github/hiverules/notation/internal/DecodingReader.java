// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8. Bytes that are not valid UTF-8 are decoded as Latin-1, because old archives mix both encodings.
 * Decodes UTF-16 if the source begins with a UTF-16 byte order mark. Keeps unpaired surrogates. Blocks only if no
 * character is available.
 */
public final class DecodingReader extends Reader {
    private final InputStream source;
    private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 13);
    private final CharBuffer chars = CharBuffer.allocate(1 << 13);
    private boolean begun;
    private boolean utf16;
    private boolean atEnd;

    /** Creates a reader that closes the source when the reader is closed. */
    public DecodingReader(InputStream source) {
        this.source = source;
        empty(bytes);
        empty(chars);
    }

    /** Empties a buffer. Old Android versions declare {@code limit} only in {@code Buffer}. */
    private static void empty(Buffer buffer) {
        buffer.limit(0);
    }

    private static void clear(Buffer buffer) {
        buffer.clear();
    }

    private static void flip(Buffer buffer, int more) {
        buffer.position(buffer.position() + more);
        buffer.flip();
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        if (!begun) {
            begin();
        }
        while (!chars.hasRemaining()) {
            clear(chars);
            boolean more = utf16 ? decodeUtf16() : decodeUtf8();
            flip(chars, 0);
            if (!chars.hasRemaining() && !more) {
                if (atEnd) {
                    return -1;
                }
                fill();
            }
        }
        int count = Math.min(length, chars.remaining());
        chars.get(buffer, offset, count);
        return count;
    }

    private void begin() throws IOException {
        begun = true;
        while (bytes.remaining() < 2 && !atEnd) {
            fill();
        }
        int mark = bytes.remaining() < 2 ? 0 : bytes.getChar(bytes.position());
        utf16 = mark == 0xFEFF || mark == 0xFFFE;
        if (utf16) {
            bytes.order(mark == 0xFEFF ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
            bytes.getChar();
        }
    }

    /** Decodes available bytes. Returns whether decoding can continue without more bytes. */
    private boolean decodeUtf8() {
        CoderResult result = utf8.decode(bytes, chars, atEnd);
        if (result.isMalformed() && chars.hasRemaining()) {
            chars.put((char) (bytes.get() & 0xFF));
            utf8.reset();
        }
        return !result.isUnderflow();
    }

    private boolean decodeUtf16() {
        while (bytes.remaining() >= 2 && chars.hasRemaining()) {
            chars.put(bytes.getChar());
        }
        if (bytes.remaining() == 1 && atEnd && chars.hasRemaining()) {
            bytes.get();
            chars.put(Character.MIN_HIGH_SURROGATE); // an unpaired surrogate
        }
        return bytes.remaining() >= 2;
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = source.read(bytes.array(), bytes.position(), bytes.remaining());
        atEnd = count < 0;
        flip(bytes, Math.max(0, count));
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
