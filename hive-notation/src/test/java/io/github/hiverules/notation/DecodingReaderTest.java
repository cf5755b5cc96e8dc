// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.internal.DecodingReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Decodes valid UTF-8 as UTF-8 and other bytes as Windows-1252, regardless of how many bytes arrive at a time. */
class DecodingReaderTest {
    /** The bytes of the test texts: the first and last bytes of the ranges in UTF-8. */
    private static final int[] BORDERS = {
        'a', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xEF, 0xF0, 0xF1,
        0xF3, 0xF4, 0xF5, 0xFF
    };

    /** Returns a source that delivers a given number of bytes at a time. */
    static InputStream slowly(byte[] bytes, int atATime) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] buffer, int offset, int length) {
                return super.read(buffer, offset, Math.min(length, atATime));
            }
        };
    }

    private static String read(byte[] bytes, int atATime, int charactersAtATime) throws IOException {
        StringBuilder text = new StringBuilder();
        try (DecodingReader reader = new DecodingReader(slowly(bytes, atATime))) {
            char[] buffer = new char[charactersAtATime + 2];
            for (int count = reader.read(buffer, 1, charactersAtATime);
                    count >= 0;
                    count = reader.read(buffer, 1, charactersAtATime)) {
                assertThat(count >= 1 && count <= charactersAtATime).isTrue();
                assertThat(buffer[0] | buffer[charactersAtATime + 1]).isZero();
                text.append(buffer, 1, count);
            }
            assertThat(reader.read(buffer, 1, charactersAtATime)).isEqualTo(-1);
        }
        return text.toString();
    }

    /**
     * Decodes byte by byte: the UTF-8 character that begins at the byte or, if there is none, the character of Windows-1252.
     */
    private static String obvious(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < bytes.length) {
            int length = 1;
            while (length <= 4 && character(bytes, at, length).isEmpty()) {
                length++;
            }
            text.append(length <= 4 ? character(bytes, at, length) : ofWindows(bytes[at]));
            at += length <= 4 ? length : 1;
        }
        return text.toString();
    }

    /** Returns the character of Windows-1252, or the control character of Latin-1 for a byte without character. */
    private static String ofWindows(byte b) {
        String c = new String(new byte[] {b}, Charset.forName("windows-1252"));
        return c.equals("\uFFFD") ? String.valueOf((char) (b & 0xFF)) : c;
    }

    /** Returns the character whose UTF-8 encoding is these bytes; empty if there is none. */
    private static String character(byte[] bytes, int from, int length) {
        CharBuffer text = CharBuffer.allocate(length);
        if (from + length > bytes.length
                || StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes, from, length), text, true)
                        .isError()) {
            return "";
        }
        return Character.codePointCount(text.flip(), 0, text.length()) == 1 ? text.toString() : "";
    }

    @Property
    void decodesLikeSimpleDecoder(
            @ForAll Random random,
            @ForAll @IntRange(min = 1, max = 9) int atATime,
            @ForAll @IntRange(min = 2, max = 9) int charactersAtATime)
            throws IOException {
        byte[] bytes = new byte[random.nextInt(400)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) BORDERS[random.nextInt(BORDERS.length)];
        }
        assertThat(read(bytes, atATime, charactersAtATime)).isEqualTo(obvious(bytes));
    }

    @Test
    void readsCharacterAcrossBufferEnd() throws IOException {
        for (int before = 8185; before <= 8195; before++) {
            String text = "a".repeat(before) + "é€\uD83D\uDC1D" + "b".repeat(9000);
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            assertThat(read(bytes, Integer.MAX_VALUE, 1000)).isEqualTo(text);
            assertThat(read(Arrays.copyOf(bytes, before + 1), Integer.MAX_VALUE, 20_000))
                    .isEqualTo("a".repeat(before) + "Ã");
        }
    }

    /** Returns a source that delivers some bytes and fails if it is read again. */
    private static InputStream once(byte... bytes) {
        return new InputStream() {
            private boolean given;

            @Override
            public int read() {
                throw new AssertionError("byte by byte");
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                assertThat(given).as("asked while there is something to give").isFalse();
                given = true;
                System.arraycopy(bytes, 0, buffer, offset, bytes.length);
                return bytes.length;
            }
        };
    }

    @Test
    void returnsAvailableCharactersWithoutWaiting() throws IOException {
        char[] buffer = new char[10];
        try (DecodingReader reader = new DecodingReader(once((byte) 'o', (byte) 'k', (byte) 0xC3))) {
            assertThat(reader.read(buffer, 0, 10)).isEqualTo(2);
        }
        try (DecodingReader reader = new DecodingReader(once((byte) 0xC3, (byte) 0xA9))) {
            assertThat(reader.read(buffer, 0, 10)).isEqualTo(1);
            assertThat(buffer[0]).isEqualTo('é');
        }
    }

    @Test
    @Timeout(60)
    void guessedBytesOfSgfTakeLinearTime() throws IOException {
        byte[] bytes = new byte[2_000_000];
        Arrays.fill(bytes, (byte) 0xE9);
        bytes[0] = '(';
        assertThat(read(bytes, Integer.MAX_VALUE, 10_000)).endsWith("éé");
    }

    @Test
    void refusesSourceThatReturnsNothing() throws IOException {
        try (Reader reader = new DecodingReader(slowly(new byte[1], 0))) {
            assertThatThrownBy(reader::read).isInstanceOf(IOException.class);
        }
    }
}
