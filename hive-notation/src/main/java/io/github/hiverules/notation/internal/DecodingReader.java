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
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Decodes UTF-8, or UTF-16 if the source begins with a byte order mark of UTF-16. Bytes that are not valid UTF-8 are
 * decoded as Windows-1252, because old archives mix both encodings. Keeps unpaired surrogates. Blocks only if no
 * character is available.
 */
public final class DecodingReader extends Reader {
    /** The characters of Windows-1252 for the bytes 0x80 to 0x9F. All other bytes are Latin-1. */
    private static final String WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final InputStream source;

    /** The distance of guessed characters that are remembered. No game is shorter. */
    private static final int MIN_DISTANCE = 16;

    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();

    /** The number of characters that were returned. */
    private long decoded;

    /** The positions of guessed characters. */
    private final Deque<Long> guesses = new ArrayDeque<>();

    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 13);
    private boolean begun;
    private boolean utf16;
    private boolean atEnd;

    /** Creates a reader that closes the source when the reader is closed. */
    public DecodingReader(InputStream source) {
        this.source = source;
        limit(bytes, 0);
    }

    // old Android versions declare these methods only in Buffer

    private static void flip(Buffer buffer, int more) {
        buffer.position(buffer.position() + more);
        buffer.flip();
    }

    /** Reads characters. The length must be at least 2, because a surrogate pair is never divided. */
    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        if (!begun) {
            begin();
        }
        CharBuffer chars = CharBuffer.wrap(buffer, offset, length).slice();
        while (chars.position() == 0) {
            boolean more = utf16 ? decodeUtf16(chars) : decodeUtf8(chars);
            if (chars.position() == 0 && !more) {
                if (atEnd) {
                    return -1;
                }
                fill();
            }
        }
        decoded += chars.position();
        return chars.position();
    }

    /** Skips a byte order mark of UTF-16. */
    private void begin() throws IOException {
        begun = true;
        while (bytes.remaining() < 2 && !atEnd) {
            fill();
        }
        char mark = bytes.remaining() < 2 ? 0 : bytes.getChar(bytes.position());
        utf16 = mark == BYTE_ORDER_MARK || mark == Character.reverseBytes(BYTE_ORDER_MARK);
        bytes.order(mark == BYTE_ORDER_MARK ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        if (utf16) {
            bytes.getChar();
        }
    }

    /** Decodes available bytes. Returns whether decoding can continue without more bytes. */
    private boolean decodeUtf8(CharBuffer chars) {
        CoderResult result = decoder.decode(bytes, chars, atEnd);
        if (result.isError() && chars.hasRemaining()) {
            guess(decoded + chars.position());
            int c = bytes.get() & 0xFF;
            chars.put(c >= 0x80 && c < 0xA0 ? WINDOWS.charAt(c - 0x80) : (char) c);
            decoder.reset();
        }
        return !result.isUnderflow();
    }

    private void guess(long position) {
        if (guesses.isEmpty() || position - guesses.getLast() >= MIN_DISTANCE) {
            guesses.add(position);
        }
    }

    /** Returns the position of the first guessed character in a range, or -1. Forgets all before the range's end. */
    public long takeGuess(long from, long to) {
        long first = -1;
        while (!guesses.isEmpty() && guesses.getFirst() < to) {
            long guess = guesses.removeFirst();
            first = first < 0 && guess >= from ? guess : first;
        }
        return first;
    }

    private static void limit(Buffer buffer, int limit) {
        buffer.limit(limit);
    }

    private boolean decodeUtf16(CharBuffer chars) {
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
        if (count == 0) {
            throw new IOException("The stream returned no bytes");
        }
        atEnd = count < 0;
        flip(bytes, Math.max(0, count));
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
