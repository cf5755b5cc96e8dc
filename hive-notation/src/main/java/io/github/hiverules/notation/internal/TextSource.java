// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.RecordException;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/**
 * The characters of a source, one at a time, with their places. Lines end with CR, LF or both. Keeps a buffer and no more in
 * memory.
 */
public class TextSource {
    /** What {@link #peek} and {@link #next} give at the end. */
    public static final int END = -1;

    /** How far {@link #peek(int)} can look ahead. */
    public static final int MAX_AHEAD = 256;

    /** What a word, tag or comment counts beside its characters: about the memory it takes beyond them. */
    private static final int ITEM_LENGTH = 32;

    private final String name;
    private final Reader reader;
    private final char[] buffer = new char[2048];
    private final int maxGameLength;
    private int start;
    private int end;
    private int line = 1;
    private int column = 1;
    private int taken;
    private int last = END;

    /** The text of a reader, which the caller closes. */
    public TextSource(String name, Reader reader, int maxGameLength) {
        this.name = name;
        this.reader = reader;
        this.maxGameLength = maxGameLength;
        if (peek() == '\uFEFF') {
            start++; // a byte order mark is no character of the text
        }
    }

    /** The next character, or {@link #END}; it stays the next. */
    public int peek() {
        return start == end && !fill() ? END : buffer[start];
    }

    /** The character that many behind the next one, at most {@link #MAX_AHEAD}; {@link #END} where the text ends before. */
    public int peek(int ahead) {
        while (end - start <= ahead) {
            if (!fill()) {
                return END;
            }
        }
        return buffer[start + ahead];
    }

    /** Reads more behind what is left. */
    private boolean fill() {
        try {
            System.arraycopy(buffer, start, buffer, 0, end - start);
            end -= start;
            start = 0;
            int count = reader.read(buffer, end, buffer.length - end);
            end += Math.max(0, count);
            return count > 0;
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + name + ": " + e.getMessage(), e);
        }
    }

    /**
     * Takes the next character, or {@link #END}.
     *
     * @throws RecordException if the game has become longer than allowed, or if the character is a surrogate without its
     *     other half, which no file can hold
     */
    public int next() {
        int c = peek();
        if (c != END) {
            if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                requireOtherHalf((char) c);
            }
            skip();
            count(1);
        }
        return c;
    }

    private void requireOtherHalf(char c) {
        boolean whole = Character.isHighSurrogate(c)
                ? isLowSurrogate(peek(1))
                : last != END && Character.isHighSurrogate((char) last);
        if (!whole) {
            throw new RecordException(place(), 0, "?", "a whole character", "Half a character stands here.");
        }
    }

    private static boolean isLowSurrogate(int c) {
        return c != END && Character.isLowSurrogate((char) c);
    }

    /** Takes the next character, or {@link #END}, and does not count it: nobody keeps it. */
    public int skip() {
        int c = peek();
        if (c != END) {
            start++;
            column++;
            if (c == '\r' || c == '\n') {
                line += c == '\n' && last == '\r' ? 0 : 1;
                column = 1;
            }
            last = c;
        }
        return c;
    }

    /**
     * Takes the characters before the next of these three, or before the end, as {@link #next} does one by one.
     *
     * @param text where they are put
     */
    public void nextUntil(char one, char two, char three, StringBuilder text) {
        while (peek() != END) {
            int length = plainUntil(one, two, three);
            if (length > 0) {
                count(length);
                text.append(buffer, start, length);
                start += length;
                column += length;
                last = buffer[start - 1];
            } else if (buffer[start] == one || buffer[start] == two || buffer[start] == three) {
                return;
            } else {
                text.append((char) next()); // the end of a line, or half a character
            }
        }
    }

    /** How many characters in the buffer come before the next of these three, the end of a line, or half a character. */
    private int plainUntil(char one, char two, char three) {
        char[] characters = buffer;
        int to = end;
        for (int i = start; i < to; i++) {
            char c = characters[i];
            if (c < ' ' || c == one || c == two || c == three || Character.isSurrogate(c)) {
                return i - start;
            }
        }
        return to - start;
    }

    /** Takes all white space that comes next. */
    public void skipSpace() {
        for (int c = peek(); c != END && isSpace(c); c = peek()) {
            skip();
        }
    }

    /** Takes the rest of the line with its end; nobody keeps it. */
    public void skipLine() {
        int c = skip();
        while (c != END && !isLineEnd(c)) {
            c = skip();
        }
    }

    /**
     * Begins a word, tag or comment.
     *
     * @throws RecordException if the game has become longer than allowed
     */
    public void beginItem() {
        count(ITEM_LENGTH);
    }

    private void count(int characters) {
        taken += characters;
        if (taken > maxGameLength) {
            throw new RecordException(
                    place(),
                    0,
                    "",
                    "the end of the game",
                    "The game is longer than " + maxGameLength + " characters, where each word, tag and comment counts "
                            + ITEM_LENGTH + " more.");
        }
    }

    /** Whether the character separates words. */
    public static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c == '\u00A0' || c == '\uFEFF';
    }

    /** Whether a line ends with that character. */
    public static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    /** Whether the name of a tag ends before that character. */
    public static boolean endsTagName(int c) {
        return c == END || isSpace(c) || c == '"' || c == '[' || c == ']';
    }

    /** Begins to count the length of a game. */
    public void beginGame() {
        taken = 0;
    }

    /** The place of the next character. */
    public RecordException.Place place() {
        return new RecordException.Place(name, line, column);
    }

    /** Whether the next character is the first of its line. */
    public boolean isAtLineStart() {
        return column == 1;
    }

    /** Text as it appears in messages: cut where it is long, without control characters. */
    public static String shown(String text) {
        boolean plain = text.length() <= 40;
        for (int i = 0; plain && i < text.length(); i++) {
            plain = text.charAt(i) >= ' ' && text.charAt(i) <= '~';
        }
        if (plain) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        int count = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (++count > 40) {
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

    /**
     * Makes sure that a file can hold the text.
     *
     * @param what the text's name in the message
     * @throws IllegalArgumentException if it has a surrogate without its other half
     */
    public static void requireWholeCharacters(String text, String what) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isSurrogate(c)) {
                continue;
            }
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else {
                throw new IllegalArgumentException(what + " holds half a character: \"" + shown(text) + "\".");
            }
        }
    }
}
