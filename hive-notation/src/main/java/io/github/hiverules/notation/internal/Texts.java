// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import java.util.ArrayList;
import java.util.List;

/** Utilities for characters and texts. */
public final class Texts {
    /** The value that marks the end of a text, instead of a character. */
    public static final int END = -1;

    private static final int LONGEST_SHOWN = 40;

    /**
     * The first and last characters of ranges in ascending order: control characters, invisible characters, characters
     * that change the direction of a text, and surrogates. {@code Character.getType} would add its table to the
     * browser's module of the rules.
     */
    private static final String UNPRINTABLE = "\0\37\u007F\u009F\u00AD\u00AD\u061C\u061C\u180E\u180E\u200B\u200F"
            + "\u2028\u202E\u2060\u206F\uD800\uDFFF\uFDD0\uFDEF\uFEFF\uFEFF\uFFF0\uFFFB";

    /** White space outside ASCII. Word processors, chats and other scripts use it. */
    private static final String OTHER_SPACES = "\u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
            + "\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000";

    /** Characters without width: hyphens and joiners, and marks of direction, which chats and mail programs add. */
    private static final String INVISIBLE = "\u00AD\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C"
            + "\u202D\u202E\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\uFEFF";

    /** A regular expression for a character of {@link #isSpace}, without the end marks. */
    public static final String SPACE = "[\\s" + OTHER_SPACES + INVISIBLE + "]";

    /** The upper bits of the invisible tag characters. */
    private static final int TAGS = 0xE0000 >> 7;

    private Texts() {}

    /**
     * Returns whether a character is white space of any script, invisible, or an end mark of old editors (NUL and
     * U+001A).
     */
    public static boolean isSpace(int c) {
        return c <= ' ' ? c == ' ' || c >= '\t' && c <= '\r' || c == 0 || c == 0x1A : c >= '\u0085' && isOtherSpace(c);
    }

    /** Returns whether a character beyond ASCII is white space. Compilers inline {@link #isSpace} without this part. */
    private static boolean isOtherSpace(int c) {
        return OTHER_SPACES.indexOf(c) >= 0 || isInvisible(c);
    }

    /** Returns whether a character has no width, such as a zero-width space or a byte order mark. */
    private static boolean isInvisible(int c) {
        return INVISIBLE.indexOf(c) >= 0;
    }

    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Parses a number of 1 to {@code maxDigits} digits, at most 18. Returns -1 for any other text. */
    public static long parseNumber(String text, int maxDigits) {
        return parseNumber(text, 0, text.length(), maxDigits);
    }

    /** Parses the number between two indices. */
    public static long parseNumber(String text, int from, int to, int maxDigits) {
        long number = from >= to || to - from > maxDigits ? -1 : 0;
        for (int i = from; number >= 0 && i < to; i++) {
            number = isDigit(text.charAt(i)) ? 10 * number + text.charAt(i) - '0' : -1;
        }
        return number;
    }

    public static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    /** Compares texts without regard to the case of ASCII letters. Other letters, such as U+017F, have no case. */
    public static boolean isSame(String one, String other) {
        boolean isSame = one.length() == other.length();
        for (int i = 0; isSame && i < one.length(); i++) {
            char c = lower(one.charAt(i));
            isSame = c < 128 && c == lower(other.charAt(i));
        }
        return isSame;
    }

    /** Returns the small letter of an ASCII capital, or any other character itself. */
    static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
    }

    /** Skips white space and returns the index of the next character. */
    public static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Skips a word and returns the index of the next character. */
    public static int skipWord(String text, int from) {
        int at = from;
        while (at < text.length() && !isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Removes white space at both ends. */
    public static String strip(String text) {
        return strip(text, 0);
    }

    /** Removes white space at both ends of the text from an index. */
    public static String strip(String text, int start) {
        int from = skipSpace(text, start);
        int end = text.length();
        while (end > from && isSpace(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(from, end);
    }

    public static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int end;
        for (int from = skipSpace(text, 0); from < text.length(); from = skipSpace(text, end)) {
            end = skipWord(text, from);
            words.add(text.substring(from, end));
        }
        return words;
    }

    /** Replaces line breaks, control characters, invisible characters and invalid characters with question marks. */
    public static String printable(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints().forEach(c -> line.appendCodePoint(isPrintable(c) ? c : '?'));
        return line.toString();
    }

    private static boolean isPrintable(int c) {
        int i = 0;
        while (i < UNPRINTABLE.length() && c > UNPRINTABLE.charAt(i + 1)) {
            i += 2;
        }
        boolean isInPlane = i == UNPRINTABLE.length() || c < UNPRINTABLE.charAt(i);
        return isInPlane && (c & 0xFFFE) != 0xFFFE && c >> 7 != TAGS;
    }

    /** Returns the beginning of a text in {@linkplain #printable printable} characters, for messages. */
    public static String excerpt(String text) {
        String start = first(LONGEST_SHOWN, text);
        return printable(start) + (start.length() < text.length() ? "…" : "");
    }

    /** Returns the first code points of a text. */
    public static String first(int count, String text) {
        int end = 0;
        for (int i = 0; i < count && end < text.length(); i++) {
            end += Character.charCount(text.codePointAt(end));
        }
        return text.substring(0, end);
    }

    /** Returns the {@link #excerpt} of a text in quotes. */
    public static String quoted(String text) {
        return "\"" + excerpt(text) + "\"";
    }

    /** Returns whether a text has no unpaired surrogates. Files can't contain unpaired surrogates. */
    public static boolean isWellFormed(String text) {
        return firstUnpaired(text) == text.length();
    }

    /** Returns the index of the first unpaired surrogate, or the length of the text. */
    public static int firstUnpaired(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i)) && !Character.isSupplementaryCodePoint(text.codePointAt(i++))) {
                return i - 1;
            }
        }
        return text.length();
    }

    /** Throws an exception if a text has unpaired surrogates. The message contains {@code what}. */
    public static void requireWellFormed(String text, String what) {
        if (!isWellFormed(text)) {
            throw new IllegalArgumentException(what + " contains an unpaired surrogate: " + quoted(text) + ".");
        }
    }
}
