// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Texts;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a source, one at a time, with their places. Lines end with CR, LF or both. Keeps a buffer and no more in
 * memory.
 */
class TextSource {
    /** What {@link #peek} and {@link #next} give at the end. */
    static final int END = Texts.END;

    /** How far {@link #peek(int)} can look ahead. */
    static final int MAX_AHEAD = 256;

    /** What a word, tag or comment counts beside its characters: about the memory it takes beyond them. */
    private static final int ITEM_LENGTH = 32;

    private final String name;
    /** What comes behind the buffer; null where that holds everything. */
    private final @Nullable Reader reader;

    private final char[] buffer;
    private final int maxGameLength;
    private int start;
    private int end;
    private int line;
    /** Where the line begins, counted as {@link #offset} does. */
    private int lineStart;

    private int taken;
    private int before;

    /** The character before the buffer. */
    private int dropped = END;

    /** Whether there is only space in the line as far as it was looked at. */
    private boolean blank = true;

    private String whole = "";

    /** The text of a reader, which the caller closes. */
    TextSource(String name, Reader reader, int maxGameLength) {
        this(name, reader, new char[2048], maxGameLength, 1);
    }

    /** A part of a source, which begins with that line. */
    TextSource(String name, String whole, int maxGameLength, int line) {
        this(name, null, whole.toCharArray(), maxGameLength, line);
        this.whole = whole;
    }

    private TextSource(String name, @Nullable Reader reader, char[] buffer, int maxGameLength, int line) {
        this.name = name;
        this.line = line;
        this.reader = reader;
        this.buffer = buffer;
        this.maxGameLength = maxGameLength;
        end = reader == null ? buffer.length : 0;
        if (peek() == '\uFEFF') {
            start++; // a byte order mark is no character of the text
            lineStart++;
        }
    }

    /** The next character, or {@link #END}; it stays the next. */
    int peek() {
        return start == end && !fill() ? END : buffer[start];
    }

    /** The character that many behind the next one, at most {@link #MAX_AHEAD}; {@link #END} where the text ends before. */
    int peek(int ahead) {
        while (end - start <= ahead) {
            if (!fill()) {
                return END;
            }
        }
        return buffer[start + ahead];
    }

    /** Reads more behind what is left. */
    private boolean fill() {
        if (reader == null) {
            return false;
        }
        blank = isFirstOfLine();
        dropped = last();
        try {
            System.arraycopy(buffer, start, buffer, 0, end - start);
            end -= start;
            before += start;
            start = 0;
            int count = reader.read(buffer, end, buffer.length - end);
            if (count == 0) { // some readers have nothing yet, and wait for one character
                int c = reader.read();
                count = c < 0 ? -1 : 1;
                buffer[end] = (char) c;
            }
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
    int next() {
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
                : last() != END && Character.isHighSurrogate((char) last());
        if (!whole) {
            throw new RecordException(place(), 0, "?", "a whole character", Phrase.of("Half a character stands here."));
        }
    }

    private static boolean isLowSurrogate(int c) {
        return c != END && Character.isLowSurrogate((char) c);
    }

    /** Takes the next character, or {@link #END}, and does not count it: nobody keeps it. */
    int skip() {
        int c = peek();
        if (c != END) {
            boolean isSecondEnd = c == '\n' && last() == '\r';
            start++;
            if (Texts.isLineEnd(c)) {
                line += isSecondEnd ? 0 : 1;
                lineStart = offset();
                blank = true;
            }
        }
        return c;
    }

    /** Takes the characters before the next of these three, or before the end, as {@link #next} does one by one. */
    void nextUntil(char one, char two, char three, StringBuilder text) {
        while (peek() != END) {
            int length = plainUntil(one, two, three);
            if (length > 0) {
                text.append(buffer, start, length);
                pass(length);
            } else if (buffer[start] == one || buffer[start] == two || buffer[start] == three) {
                return;
            } else {
                text.append((char) next()); // the end of a line, or half a character
            }
        }
    }

    /** Takes the characters before the first of these, if nothing comes before it that needs a closer look; null otherwise. */
    @Nullable
    String plainBefore(char first, char two, char three) {
        int length = plainUntil(first, two, three);
        if (start + length == end || buffer[start + length] != first) {
            return null;
        }
        String plain = new String(buffer, start, length);
        pass(length);
        return plain;
    }

    /** Passes over that many plain characters of the buffer. */
    void pass(int length) {
        count(length);
        start += length;
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

    void skipSpace() {
        while (Texts.isSpace(peek())) {
            skip();
        }
    }

    /** Takes the rest of the line with its end; nobody keeps it. */
    void skipLine() {
        int c = skip();
        while (c != END && !Texts.isLineEnd(c)) {
            c = skip();
        }
    }

    /** Takes the rest of the line with its end, counts nothing, and puts there what fits into that length. */
    void takeLine(StringBuilder into, int length) {
        int c = peek();
        while (c != END && !Texts.isLineEnd(c)) {
            int plain = plainUntil('\n', '\n', '\n');
            if (plain > 0) {
                into.append(buffer, start, Math.max(0, Math.min(plain, length - into.length())));
                start += plain;
            } else {
                append(into, length);
            }
            c = peek();
        }
        boolean twoEnds = c == '\r' && peek(1) == '\n';
        if (c != END) {
            append(into, length);
        }
        if (twoEnds) {
            append(into, length);
        }
    }

    private void append(StringBuilder into, int length) {
        int c = skip();
        if (into.length() < length) {
            into.append((char) c);
        }
    }

    /** How many characters come before the next one. */
    int offset() {
        return before + start;
    }

    /** The text from the next character to the line's end, for a source that is known as a whole. */
    String restOfLine() {
        int to = offset();
        while (to < whole.length() && !Texts.isLineEnd(whole.charAt(to))) {
            to++;
        }
        return between(offset(), to);
    }

    /** A part of the text, for a source that is known as a whole. */
    String between(int from, int to) {
        return whole.substring(from, to);
    }

    /** Begins a word, tag or comment, which counts more than its characters. */
    void beginItem() {
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
                    Phrase.of(
                            "The game is longer than {} characters, where each word, tag and comment counts {} more.",
                            maxGameLength,
                            ITEM_LENGTH));
        }
    }

    /** Begins to count the length of a game. */
    void beginGame() {
        taken = 0;
    }

    RecordException.Place place() {
        return new RecordException.Place(name, line, offset() - lineStart + 1);
    }

    private int last() {
        return start > 0 ? buffer[start - 1] : dropped;
    }

    /** Whether nothing but space comes before the next character in its line. */
    boolean isFirstOfLine() {
        for (int i = Math.max(0, lineStart - before); blank && i < start; i++) {
            blank = Texts.isSpace(buffer[i]);
        }
        return blank;
    }

    /** A part of this text that begins at that place, as a source of its own. */
    TextSource part(String part, RecordException.Place place) {
        return new TextSource(place.source(), part, maxGameLength, place.line());
    }
}
