// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

/** Characters and texts, as all formats see them. */
public final class Texts {
    /** What stands for the end of a text where a character is asked for. */
    public static final int END = -1;

    private static final int LONGEST_SHOWN = 40;

    private Texts() {}

    /** Whether the character separates words. */
    public static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c == '\u00A0' || c == '\uFEFF';
    }

    /** Whether a line ends with that character. */
    public static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    /** Text as it appears in messages: cut where it is long, without control characters. */
    public static String shown(String text) {
        boolean plain = text.length() <= LONGEST_SHOWN;
        for (int i = 0; plain && i < text.length(); i++) {
            plain = text.charAt(i) >= ' ' && text.charAt(i) <= '~';
        }
        if (plain) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        int count = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (++count > LONGEST_SHOWN) {
                return shown.append('…').toString();
            }
            int c = text.codePointAt(i);
            boolean readable = !Character.isISOControl(c)
                    && Character.isDefined(c)
                    && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE);
            shown.appendCodePoint(readable ? c : '?');
        }
        return shown.toString();
    }

    /** {@link #shown} in quotes. */
    public static String quoted(String text) {
        return "\"" + shown(text) + "\"";
    }

    /** Whether every surrogate in the text has its other half, so that a file can hold the text. */
    public static boolean isWhole(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                boolean pair = i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
                if (!pair) {
                    return false;
                }
                i++;
            }
        }
        return true;
    }

    /**
     * Makes sure that a file can hold the text.
     *
     * @param what the text's name in the message
     * @throws IllegalArgumentException if it has a surrogate without its other half
     */
    public static void requireWhole(String text, String what) {
        if (!isWhole(text)) {
            throw new IllegalArgumentException(what + " holds half a character: " + quoted(text) + ".");
        }
    }
}
