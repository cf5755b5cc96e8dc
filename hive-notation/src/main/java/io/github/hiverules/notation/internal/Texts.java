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
        return c <= ' ' ? c == ' ' || c >= '\t' && c <= '\r' : c >= '\u00A0' && (c == '\u00A0' || c == '\uFEFF');
    }

    public static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    /** The first place from there on, or the end of the text, where no white space is. */
    public static int skipSpace(CharSequence text, int from) {
        int at = from;
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The first place from there on, or the end of the text, where white space is. */
    public static int skipWord(String text, int from) {
        int at = from;
        while (at < text.length() && !isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The text with a question mark for each character that would break a line, steer a terminal, or is none. */
    public static String printable(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints().forEach(c -> line.appendCodePoint(isPrintable(c) ? c : '?'));
        return line.toString();
    }

    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }

    /** Text as it appears in messages: cut where it is long, and {@linkplain #printable printable}. */
    public static String excerpt(String text) {
        String start = first(LONGEST_SHOWN, text);
        return printable(start) + (start.length() < text.length() ? "…" : "");
    }

    /** The text, cut behind that many characters (Unicode code points). */
    public static String first(int count, String text) {
        int end = 0;
        for (int i = 0; i < count && end < text.length(); i++) {
            end += Character.charCount(text.codePointAt(end));
        }
        return text.substring(0, end);
    }

    /** {@link #excerpt} in quotes. */
    public static String quoted(String text) {
        return "\"" + excerpt(text) + "\"";
    }

    /** Whether every surrogate in the text has its other half, so that a file can hold the text. */
    public static boolean isWellFormed(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                return false;
            }
        }
        return true;
    }

    /** Throws an exception unless a file can hold the text, which the message calls {@code what}. */
    public static void requireWellFormed(String text, String what) {
        if (!isWellFormed(text)) {
            throw new IllegalArgumentException(what + " holds half a character: " + quoted(text) + ".");
        }
    }
}
