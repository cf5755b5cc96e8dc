package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.Tag;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/** The characters of a source, one at a time, with their places. Keeps a buffer and no more in memory. */
public final class TextSource {
    /** What {@link #peek} and {@link #next} give at the end. */
    public static final int END = -1;

    /** What a word, tag or comment counts beside its characters: about the memory it takes beyond them. */
    private static final int ITEM_LENGTH = 32;

    private final String name;
    private final Reader reader;
    private final char[] buffer = new char[8192];
    private final int maxGameLength;
    private int start;
    private int end;
    private int line = 1;
    private int column = 1;
    private int taken;

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
        if (start == end && !fill()) {
            return END;
        }
        return buffer[start];
    }

    private boolean fill() {
        try {
            int count = reader.read(buffer, 0, buffer.length);
            start = 0;
            end = Math.max(0, count);
            return count > 0;
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + name + ": " + e.getMessage(), e);
        }
    }

    /**
     * Takes the next character, or {@link #END}.
     *
     * @throws RecordException if the game has become longer than allowed
     */
    public int next() {
        int c = skip();
        if (c != END) {
            count(1);
        }
        return c;
    }

    /** Takes the next character, or {@link #END}, and does not count it: nobody keeps it. */
    public int skip() {
        int c = peek();
        if (c != END) {
            start++;
            column++;
            if (c == '\n') {
                line++;
                column = 1;
            }
        }
        return c;
    }

    /** Takes all white space that comes next. */
    public void skipSpace() {
        for (int c = peek(); c != END && isSpace(c); c = peek()) {
            skip();
        }
    }

    /** Takes the rest of the line with its end; nobody keeps it. */
    public void skipLine() {
        for (int c = skip(); c != END && c != '\n'; c = skip()) {
            continue;
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
                    place(), 0, "", "the end of the game", "The game is longer than " + maxGameLength + " characters.");
        }
    }

    /** Whether the character separates words. */
    public static boolean isSpace(int c) {
        return c == ' ' || c >= '\t' && c <= '\r' || c == '\u00A0' || c == '\uFEFF';
    }

    /** Whether the name of a {@link Tag} ends before that character. */
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

    /** Text as it appears in messages: cut where it is long, without control characters. */
    public static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints()
                .limit(40)
                .forEach(c -> shown.appendCodePoint(Character.isISOControl(c) || !Character.isDefined(c) ? '?' : c));
        return text.codePointCount(0, text.length()) > 40 ? shown + "…" : shown.toString();
    }
}
