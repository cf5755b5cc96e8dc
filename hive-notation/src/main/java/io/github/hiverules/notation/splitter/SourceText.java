// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.GameText;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.internal.LineCounter;
import io.github.hiverules.notation.internal.Texts;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A window on the characters of a source, which begins at the current text. If the text is too long, only the allowed part stays in
 * memory. Lines and columns are counted only for the start of each text.
 */
final class SourceText {
    /** No position. */
    static final long NOWHERE = -1;

    private static final boolean[] LINE_ENDS = table("\r\n");

    /** The number of characters read more than once. A test uses it to prove linear time. */
    long looks;

    private final String name;
    private final Reader reader;
    private final int maxLength;

    /** The window. {@link #more} may replace the array and move its contents. */
    char[] chars = new char[1 << 14];

    /** The index of the next character. */
    int at;

    /** The index after the last character in the window. */
    int end;

    /** The position of the first character before {@link #at} that is still needed. */
    long keep = NOWHERE;

    /** The number of characters of the source before the window. */
    private long dropped;

    private boolean isDroppedBlank = true;
    private boolean atEnd;

    /** The index at which the current text begins. */
    private int start;

    /** The allowed part of the current text, if the text is too long. */
    private @Nullable String cut;

    /** The index before which lines are counted. */
    private int counted;

    private final LineCounter lines = new LineCounter(1, 1);
    private int startLine = 1;
    private int startColumn = 1;

    SourceText(String name, Reader reader, int maxLength) {
        this.name = name;
        this.reader = reader;
        this.maxLength = maxLength;
        if (isAvailable(1) && chars[0] == '\uFEFF') {
            at = start = counted = 1; // a byte order mark has no column
        }
    }

    /** Converts an index in the window to a position in the source, which remains valid if the window moves. */
    long position(int index) {
        return dropped + index;
    }

    /** Converts a position in the source to an index in the window; negative if it is before the window. */
    int index(long position) {
        return (int) Math.max(-1, position - dropped);
    }

    /** Returns whether {@code count} characters are available at {@link #at}. Reads them if necessary. */
    boolean isAvailable(int count) {
        while (end - at < count) {
            if (!more()) {
                return false;
            }
        }
        return true;
    }

    /** Reads more characters into the window. Returns false at the end of the source. Indices may change. */
    boolean more() {
        if (atEnd) {
            return false;
        }
        if (end == chars.length) {
            makeRoom();
        }
        try {
            int count = reader.read(chars, end, chars.length - end);
            if (count == 0) { // a reader without available characters blocks for one
                int c = reader.read();
                count = c < 0 ? -1 : 1;
                chars[end] = (char) c;
            }
            atEnd = count < 0;
            end += Math.max(0, count);
            return !atEnd;
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + name + ": " + e.getMessage(), e);
        }
    }

    private void makeRoom() {
        if (cut == null && at - start > maxLength) {
            cut = text(at);
        }
        int from = cut == null ? start : at;
        if (keep != NOWHERE) {
            from = Math.min(from, index(keep));
        }
        count(from);
        isDroppedBlank = isFirstOfLine(from);
        char[] target = from >= chars.length / 4 ? chars : new char[2 * chars.length];
        System.arraycopy(chars, from, target, 0, end - from);
        chars = target;
        dropped += from;
        at -= from;
        end -= from;
        start = Math.max(0, start - from);
        counted = 0;
    }

    /** Returns whether only white space precedes an index in its line. */
    boolean isFirstOfLine(int index) {
        for (int i = index - 1; i >= 0; i--) {
            looks++;
            if (Texts.isLineEnd(chars[i])) {
                return true;
            } else if (!Texts.isSpace(chars[i])) {
                return false;
            }
        }
        return isDroppedBlank;
    }

    /** Moves {@link #at} to the next character that isn't white space. Returns false at the end of the source. */
    boolean skipSpace() {
        while (at < end || more()) {
            if (!Texts.isSpace(chars[at])) {
                return true;
            }
            at++;
        }
        return false;
    }

    /** Moves {@link #at} to the end of its line. */
    void skipToLineEnd() {
        skipTo(LINE_ENDS);
    }

    /** Moves {@link #at} to the next of some characters, which are a {@link #table}. Returns false at the end of the source. */
    boolean skipTo(boolean[] table) {
        do {
            char[] window = chars;
            int to = end;
            int i = at;
            while (i < to && (window[i] >= table.length || !table[window[i]])) {
                i++;
            }
            at = i;
            if (i < to) {
                return true;
            }
        } while (more());
        return false;
    }

    /** Returns a table of ASCII characters for {@link #skipTo}, indexed by character. */
    static boolean[] table(String characters) {
        boolean[] table = new boolean[0x80];
        characters.chars().forEach(c -> table[c] = true);
        return table;
    }

    /**
     * Begins a text at the next character that isn't white space. Returns false if there is none.
     *
     * @param marksCount whether a byte order mark at the start of a line counts as a column
     */
    boolean begin(boolean marksCount) {
        if (start == at) {
            while ((at < end || more()) && Texts.isSpace(chars[at])) {
                at++;
                start = at;
            }
        }
        while (start < at && Texts.isSpace(chars[start])) {
            start++;
        }
        count(start);
        startLine = lines.line();
        boolean isBehindMark = !marksCount && lines.column() == 2 && start > 0 && chars[start - 1] == '\uFEFF';
        startColumn = isBehindMark ? 1 : lines.column();
        return start < end;
    }

    /** Ends the current text before an index. The next text begins at the index or later. */
    GameText end(int index, int number, Optional<RecordFormat> format) {
        GameText text = new GameText(name, number, startLine, startColumn, format, cut == null ? text(index) : cut);
        cut = null;
        start = index;
        return text;
    }

    /** Returns the current text up to an index, truncated to the allowed length plus one character. */
    private String text(int index) {
        return new String(chars, start, (int) Math.min(index - start, maxLength + 1L));
    }

    private void count(int to) {
        if (to > counted) {
            lines.count(chars, counted, to);
            counted = to;
        }
    }
}
