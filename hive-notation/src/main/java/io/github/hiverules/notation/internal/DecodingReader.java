// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Decodes UTF-8. Bytes that are not valid UTF-8 are decoded as Windows-1252, because old archives mix both encodings.
 * Decodes UTF-16 if the source begins with a UTF-16 byte order mark or two ASCII characters in UTF-16. In SGF, the
 * property CA of each game names the game's charset, unless the source begins with a byte order mark. Keeps unpaired
 * surrogates. Blocks only if no character is available, or within the root of a game.
 */
public final class DecodingReader extends Reader {
    /** The characters of Windows-1252 for the bytes 0x80 to 0x9F. All other bytes are Latin-1. */
    private static final String WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

    /** The first two bytes of a byte order mark in UTF-8. */
    private static final char UTF_8_MARK = '\uEFBB';

    private final InputStream source;

    /** The distance of guessed characters that are remembered. No game is shorter. */
    private static final int MIN_DISTANCE = 16;

    private CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private boolean isMarked;

    /** The index after the last root of a game whose charset is known. */
    private int afterRoot;

    /** The index of the next root of a game, or the index before which no root begins. */
    private int root;

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
            boolean more = utf16 ? decodeUtf16(chars) : decodeBytes(chars);
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

    private void begin() throws IOException {
        begun = true;
        char mark = charAt(0);
        boolean hasMark = mark == '\uFEFF' || mark == '\uFFFE';
        boolean isBigEndian = mark == '\uFEFF' || isAscii(mark) && isAscii(charAt(2));
        utf16 = hasMark
                || isBigEndian
                || isAscii(Character.reverseBytes(mark)) && isAscii(Character.reverseBytes(charAt(2)));
        bytes.order(isBigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        if (hasMark) {
            bytes.getChar();
        }
        isMarked = mark == UTF_8_MARK;
    }

    /** Returns two bytes of the source as a big-endian character, or NUL if the source is shorter. */
    private char charAt(int index) throws IOException {
        while (bytes.remaining() < index + 2 && !atEnd) {
            fill();
        }
        return bytes.remaining() < index + 2 ? 0 : bytes.getChar(bytes.position() + index);
    }

    private static boolean isAscii(char c) {
        return c > 0 && c < 0x80;
    }

    /** Decodes available bytes, at most to the next game. Returns whether decoding can continue without more bytes. */
    private boolean decodeBytes(CharBuffer chars) {
        int end = bytes.limit();
        int stop = nextRoot();
        if (stop == bytes.position() && stop < end) {
            if (!decoder.charset().equals(StandardCharsets.UTF_8) || SgfRoots.mayNameCharset(bytes)) {
                Optional<Optional<Charset>> charset = SgfRoots.charset(bytes, atEnd);
                if (charset.isEmpty()) {
                    return false;
                }
                charset.get().ifPresent(found -> decoder = found.newDecoder());
            }
            afterRoot = stop + 1;
            stop = nextRoot();
        }
        boolean isLast = atEnd || stop < end;
        limit(bytes, stop);
        CoderResult result = decoder.decode(bytes, chars, isLast);
        if (result.isError() && chars.hasRemaining()) {
            guess(decoded + chars.position());
            int c = bytes.get() & 0xFF;
            chars.put(c >= 0x80 && c < 0xA0 ? WINDOWS.charAt(c - 0x80) : (char) c);
            decoder.reset();
        } else if (isLast && result.isUnderflow()) {
            decoder.reset();
        }
        limit(bytes, end);
        return !result.isUnderflow() || stop < end;
    }

    /** Returns the index of the next root of a game, or the limit. Doesn't search the same bytes again. */
    private int nextRoot() {
        root = isMarked ? bytes.limit() : SgfRoots.next(bytes, Math.max(afterRoot, root));
        return root;
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
        afterRoot = Math.max(0, afterRoot - bytes.position());
        root = Math.max(0, root - bytes.position());
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
