// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

/** Finds the roots of games in undecoded SGF, and their charsets. */
public final class SgfRoots {
    /** The properties with which known games begin. */
    public static final Set<String> PROPERTIES = Set.of("GM", "FF", "AP", "CA", "VV", "SU");

    /** The maximum length of the part of a root that can name the charset. */
    private static final int MAX_ROOT = 512;

    private SgfRoots() {}

    /** Returns the index of the next opening bracket that may begin a game, or the limit. */
    static int next(ByteBuffer bytes, int from) {
        int i = Math.max(from, bytes.position());
        while (i < bytes.limit()) {
            if (bytes.get(i) == '(') {
                int next = skipBlank(bytes, i + 1);
                if (next == bytes.limit() || bytes.get(next) == ';') {
                    return i;
                }
            }
            i++;
        }
        return i;
    }

    /** Returns the index after blanks and the bytes of a byte order mark. */
    static int skipBlank(ByteBuffer bytes, int from) {
        int i = from;
        while (i < bytes.limit() && (bytes.get(i) <= ' ' && bytes.get(i) >= 0 || isMark(bytes.get(i)))) {
            i++;
        }
        return i;
    }

    private static boolean isMark(byte b) {
        return b == (byte) 0xEF || b == (byte) 0xBB || b == (byte) 0xBF;
    }

    /**
     * Returns the charset of the game that begins at the buffer's position: the charset that CA names if the platform
     * has it, otherwise UTF-8. Returns an inner empty value if no game begins, and an empty value if the buffer doesn't
     * contain enough bytes.
     */
    static Optional<Optional<Charset>> charset(ByteBuffer bytes, boolean isWhole) {
        int limit = Math.min(bytes.limit(), bytes.position() + MAX_ROOT);
        int from = bytes.position() + 1;
        String start = new String(bytes.array(), bytes.arrayOffset() + from, limit - from, StandardCharsets.ISO_8859_1);
        boolean isCut = limit == bytes.limit() && limit < bytes.position() + MAX_ROOT && !isWhole;
        int at = Texts.skipSpace(start, 0);
        boolean isGame = false;
        String name = "";
        if (at < start.length() && start.charAt(at) == ';') {
            int property = Texts.skipSpace(start, at + 1);
            int open = start.indexOf('[', property);
            int close = open < 0 ? -1 : start.indexOf(']', open);
            while (close >= 0 && start.charAt(close - 1) != '\\') {
                String key = start.substring(property, open).trim();
                isGame |= PROPERTIES.contains(key);
                name = key.equals("CA") ? start.substring(open + 1, close).trim() : name;
                property = Texts.skipSpace(start, close + 1);
                if (property < start.length() && !Character.isLetter(start.charAt(property))) {
                    isCut = false;
                    break;
                }
                open = start.indexOf('[', property);
                close = open < 0 ? -1 : start.indexOf(']', open);
            }
        }
        return isCut ? Optional.empty() : Optional.of(isGame ? Optional.of(charset(name)) : Optional.empty());
    }

    private static Charset charset(String name) {
        if (name.isEmpty()) {
            return StandardCharsets.UTF_8;
        }
        try {
            Charset charset = Charset.forName(name);
            String brackets = "(;[])";
            boolean isAscii = brackets.equals(new String(brackets.getBytes(StandardCharsets.US_ASCII), charset));
            return isAscii ? charset : StandardCharsets.UTF_8;
        } catch (IllegalArgumentException e) { // no name of a charset, or an unknown charset
            return StandardCharsets.UTF_8;
        }
    }
}
