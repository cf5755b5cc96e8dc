// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The last line of a file that a command writes: a digest of the content before. A command replaces only files with
 * its seal, so it never replaces a file that a user has changed.
 *
 * @param before begins a comment in the file's format
 * @param kind a word for the content of the file. Commands don't replace files of other commands
 * @param after ends the comment
 */
public record Seal(String before, String kind, String after) {
    private static final int BUFFER = 1 << 16;

    /** Returns a text with this seal. */
    public String on(String text) {
        return text + line(Text.sha256().digest(text.getBytes(UTF_8)));
    }

    /** Appends this seal to a file. */
    public void addTo(Path file) throws IOException {
        MessageDigest digest = Text.sha256();
        try (InputStream bytes = Files.newInputStream(file)) {
            update(digest, bytes, Files.size(file));
        }
        Files.writeString(file, line(digest.digest()), StandardOpenOption.APPEND);
    }

    /** Returns whether a file has this seal and is unchanged. */
    public boolean isOn(Path file) throws IOException {
        MessageDigest digest = Text.sha256();
        long length =
                Files.size(file) - line(new byte[digest.getDigestLength()]).length();
        if (length < 0) {
            return false;
        }
        try (InputStream bytes = Files.newInputStream(file)) {
            update(digest, bytes, length);
            return Arrays.equals(bytes.readAllBytes(), line(digest.digest()).getBytes(UTF_8));
        }
    }

    private String line(byte[] digest) {
        return before + "hive-rules " + kind + " " + HexFormat.of().formatHex(digest) + after + "\n";
    }

    private static void update(MessageDigest digest, InputStream bytes, long length) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long left = length;
        while (left > 0) {
            int read = bytes.read(buffer, 0, (int) Math.min(left, BUFFER));
            if (read < 0) {
                throw new EOFException();
            }
            digest.update(buffer, 0, read);
            left -= read;
        }
    }
}
