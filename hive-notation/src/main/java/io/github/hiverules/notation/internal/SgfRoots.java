// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the roots of games in undecoded SGF, and their charsets. */
public final class SgfRoots {
    /** The properties with which known games begin. */
    public static final Set<String> PROPERTIES = Set.of("GM", "FF", "AP", "CA", "VV", "SU");

    /** The maximum length of the part of a root that can name the charset. */
    private static final int MAX_ROOT = 512;

    /** The properties at the beginning of a game without escapes, and the next character. */
    private static final Pattern ROOT = Pattern.compile(
            "\\(S;((?:S[A-Za-z][^\\[]*+\\[[^\\]\\\\]*+\\])*+)S.?".replace("S", "[\\s\\x00\\x1A\\xA0]*+"));

    private static final Pattern PROPERTY = Pattern.compile("([^\\[]*)\\[([^\\]]*)\\]");

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

    /** Returns whether the game that begins at the buffer's position can name a charset. Most games don't. */
    static boolean mayNameCharset(ByteBuffer bytes) {
        int end = bytes.position() + Math.min(bytes.remaining(), MAX_ROOT);
        int i = bytes.position() + 1;
        while (i < end && !(bytes.get(i) == 'A' && bytes.get(i - 1) == 'C')) {
            i++;
        }
        return i < end || bytes.remaining() < MAX_ROOT;
    }

    /**
     * Returns the charset of the game that begins at the buffer's position: the charset that CA names if the platform
     * has it, otherwise UTF-8. Returns an inner empty value if no game begins, and an empty value if the buffer doesn't
     * contain enough bytes.
     */
    static Optional<Optional<Charset>> charset(ByteBuffer bytes, boolean isWhole) {
        int length = Math.min(bytes.remaining(), MAX_ROOT);
        String start =
                new String(bytes.array(), bytes.arrayOffset() + bytes.position(), length, StandardCharsets.ISO_8859_1);
        Matcher root = ROOT.matcher(start);
        boolean isRoot = root.lookingAt();
        if (root.hitEnd() && length < MAX_ROOT && !isWhole) {
            return Optional.empty();
        }
        boolean isGame = false;
        String name = "";
        for (Matcher property = PROPERTY.matcher(isRoot ? root.group(1) : ""); property.find(); ) {
            String key = property.group(1).trim();
            isGame |= PROPERTIES.contains(key);
            name = key.equals("CA") ? property.group(2).trim() : name;
        }
        return Optional.of(isGame ? Optional.of(charset(name)) : Optional.empty());
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
