// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.DecodingReader;
import io.github.hiverules.notation.internal.LineCounter;
import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.RecordFormat;
import io.github.hiverules.notation.text.Remark;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A buffer of a source's characters that begins at the current text. If a text is too long, the buffer keeps only the
 * part within the allowed length. Lines and columns are counted only for the start of each text.
 */
final class SourceText {
    private static final boolean[] LINE_ENDS = table("\r\n");

    /** Counts repeated reads of characters, so that a test can check linear time. */
    long looks;

    private final String name;
    private final Reader reader;
    private final int maxLength;

    /** The buffer. {@link #more} may replace the array or move its characters, and so change all indices. */
    char[] chars = new char[1 << 12];

    /** The index of the next character. */
    int at;

    /** The index after the buffer's last character. */
    int end;

    /** The start index of the current text. */
    private int start;

    /** The number of characters that precede the buffer in the source. */
    private long dropped;

    private boolean atEnd;

    /** The truncated text if the current text is too long; otherwise null. */
    private @Nullable String cut;

    private final LineCounter lines = new LineCounter(1, 1);

    /** Lines are counted up to this index. */
    private int counted;

    private int startLine = 1;
    private int startColumn = 1;

    /** The text before the current text. */
    private String ignored = "";

    SourceText(String name, Reader reader, int maxLength) {
        this.name = name;
        this.reader = reader;
        this.maxLength = maxLength;
        if (peek(0) == '\uFEFF') {
            at = start = counted = 1; // a byte order mark doesn't count as a column
        }
    }

    /** Returns whether a character is available. Reads characters if necessary. */
    boolean hasNext() {
        return at < end || more();
    }

    /** Returns a later character or {@link Texts#END}; {@code peek(0)} is the next character. */
    int peek(int ahead) {
        looks++;
        while (end - at <= ahead) {
            if (!more()) {
                return Texts.END;
            }
        }
        return chars[at + ahead];
    }

    /** Returns the characters ahead, at most the given number. */
    String ahead(int count) {
        peek(count - 1);
        return new String(chars, at, Math.min(count, end - at));
    }

    /** Returns the rest of the line, at most the given number of characters. */
    String line(int count) {
        int length = 0;
        while (length < count && peek(length) != Texts.END && !Texts.isLineEnd(chars[at + length])) {
            length++;
        }
        return new String(chars, at, length);
    }

    private boolean more() {
        if (atEnd) {
            return false;
        }
        if (end >= chars.length - 1) { // a reader may need room for a surrogate pair
            makeRoom();
        }
        try {
            int count = reader.read(chars, end, chars.length - end);
            if (count == 0) { // read() blocks until a character is available
                int c = reader.read();
                count = c < 0 ? -1 : 1;
                chars[end] = (char) c;
            }
            atEnd = count < 0;
            end += Math.max(0, count);
            return !atEnd;
        } catch (IOException e) {
            throw new UncheckedIOException("Can't read " + name + ": " + e.getMessage() + ".", e);
        }
    }

    private void makeRoom() {
        if (cut == null && at - start > maxLength) {
            cut = text();
        }
        int from = cut == null ? start : at;
        count(from);
        char[] target = from >= chars.length / 4 ? chars : new char[2 * chars.length];
        System.arraycopy(chars, from, target, 0, end - from);
        chars = target;
        dropped += from;
        at -= from;
        end -= from;
        start = 0;
        counted = 0;
    }

    /** Skips white space in the line. Returns false at the end of the line or the source. */
    boolean skipIndent() {
        while (hasNext() && !Texts.isLineEnd(chars[at]) && Texts.isSpace(chars[at])) {
            at++;
        }
        return hasNext() && !Texts.isLineEnd(chars[at]);
    }

    /** Skips the rest of the line, without its end. */
    void skipLine() {
        skipTo(LINE_ENDS);
    }

    /** Advances to the next character in a {@link #table}. Returns false at the end of the source. */
    boolean skipTo(boolean[] table) {
        do {
            char[] window = chars;
            int to = end;
            int i = at;
            while (i < to && (window[i] >= table.length || !table[window[i]])) {
                i++;
            }
            at = i;
        } while (at == end && more());
        return at < end;
    }

    /** Creates an array for {@link #skipTo} that is true at the given ASCII characters. */
    static boolean[] table(String characters) {
        boolean[] table = new boolean[0x80];
        characters.chars().forEach(c -> table[c] = true);
        return table;
    }

    /** Returns whether a character precedes the current place and white space. */
    boolean isAfter(char last) {
        int i = at - 1;
        while (i >= start && Texts.isSpace(chars[i])) {
            i--;
        }
        return i >= start && chars[i] == last;
    }

    /** Skips white space and begins a text. Returns false at the end of the source. */
    boolean begin() {
        start = at;
        while (hasNext() && Texts.isSpace(chars[at])) {
            start = ++at;
        }
        cut = null;
        count(start);
        startLine = lines.line();
        startColumn = lines.column();
        return start < end;
    }

    /** Begins the current text here. The text before is ignored, with a remark. */
    void beginHere() {
        ignored = cut == null ? text() : cut;
        begin();
    }

    /** Ends the current text. */
    GameText end(int number, Optional<RecordFormat> format) {
        String text = cut == null ? text() : cut;
        List<Remark> remarks = new ArrayList<>(0);
        if (!ignored.isEmpty()) {
            remarks.add(Errors.remark(0, 0, Kind.WORDS_IGNORED, Texts.quoted(Texts.strip(ignored))));
            ignored = "";
        }
        long guess = reader instanceof DecodingReader decoder ? decoder.takeGuess(dropped + start, dropped + at) : -1;
        if (guess >= 0) {
            int offset = (int) Math.min(guess - dropped - start, text.length());
            remarks.add(Errors.remark(offset, 0, Kind.ENCODING_GUESSED));
        }
        GameText found = new GameText(name, number, startLine, startColumn, format, text, List.of());
        return remarks.isEmpty()
                ? found
                : new GameText(name, number, startLine, startColumn, format, text, Errors.inSource(found, remarks));
    }

    /** Returns the current text, truncated to {@code maxLength} + 1 characters. */
    private String text() {
        return new String(chars, start, (int) Math.min(at - start, maxLength + 1L));
    }

    private void count(int to) {
        if (to > counted) {
            lines.count(chars, counted, to);
            counted = to;
        }
    }
}
