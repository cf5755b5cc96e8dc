// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads bytes as UTF-16 where they begin with its byte order mark, and otherwise as {@link Utf8OrLatin1Reader} does. */
public final class DecodingReader extends Reader {
    private final PushbackInputStream source;
    private @Nullable Reader characters;

    /** A reader of those bytes, which it closes. */
    public DecodingReader(InputStream source) {
        this.source = new PushbackInputStream(source, 2);
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        Reader open = characters;
        if (open == null) {
            open = open();
            characters = open;
        }
        return open.read(buffer, offset, length);
    }

    private Reader open() throws IOException {
        int first = source.read();
        if (first == 0xFE || first == 0xFF) {
            int second = source.read();
            if (second == (first ^ 1)) {
                return new InputStreamReader(
                        source, first == 0xFE ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
            }
            unread(second);
        }
        unread(first);
        return new Utf8OrLatin1Reader(source);
    }

    private void unread(int b) throws IOException {
        if (b >= 0) {
            source.unread(b);
        }
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
