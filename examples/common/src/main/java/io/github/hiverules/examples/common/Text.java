// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.common;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Texts: untrusted text and numbers for terminals, and digests. */
public final class Text {
    private Text() {}

    /**
     * Replaces invisible characters: control and formatting characters, unpaired surrogates, line and paragraph
     * separators. They could change a terminal's settings or hide a part of the text.
     */
    public static String printable(String text) {
        return text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]", "?");
    }

    /** Returns the first 128 bits of a text's SHA-256 hash in hexadecimal. */
    public static String digest(String text) {
        return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)), 0, 16);
    }

    /** Creates a digest. */
    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Returns a number with its noun: {@code 1 game}, {@code 2 games}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
