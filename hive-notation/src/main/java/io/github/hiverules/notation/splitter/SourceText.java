// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.DecodingReader;
import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.LineCounter;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.Format;
import io.github.hiverules.notation.record.SplitText;
import io.github.hiverules.notation.record.Token;
import io.github.hiverules.notation.strings.AnalysisLink;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A buffer of a source's characters that begins at the current text. If a text is too long, the buffer keeps only the
 * part within the allowed length. Lines and columns are counted only for the start of each text.
 */
final class SourceText {
    /** No position. */
    static final long NOWHERE = -1;

    /** A byte order mark in UTF-8 that was decoded as Latin-1. */
    private static final String ENCODED_TWICE = "\u00EF\u00BB\u00BF";

    /** A regular expression for white space in a tag. */
    static final String SPACE = Texts.SPACE + "*+";

    /** A regular expression for a GameType tag up to the opening quote, in any case. */
    static final String GAME_TYPE = "\\[" + SPACE + "gametype" + SPACE + Marks.QUOTE;

    /** A regular expression for a GameString up to the turn, in any case. */
    static final String GAME_STRING = "base(?:\\+[mlp]{1,3})?;\\w++;(?:white|black)\\[[0-9]++\\]";

    /**
     * The head of a game in PGN, or a GameString up to the turn. Also matches the end of a value of SGF that contains
     * half a head.
     */
    private static final Pattern HEAD =
            Pattern.compile("(?i)" + GAME_TYPE + "[^\"\\]\\\\]*" + Marks.QUOTE + "\\s*+\\]" + "|" + GAME_STRING);

    private static final Pattern LINK = Pattern.compile("(?i)" + AnalysisLink.HEAD);

    /** The end of a line of a GameString that continues in the next line: a semicolon, or a piece without a place. */
    private static final Pattern LINE_END =
            Pattern.compile("(?is).*(?:pass|[wb][a-z][0-9]?[-/\\\\]?)\\s*;(?:\\s*[wb][a-z][0-9]?)?");

    private static final String PLACE = "[-/\\\\]?[wb][a-z][0-9]?[-/\\\\]?\\s*(?:;.*|[\\r\\n].*)?";
    private static final Pattern PLACE_FIRST = Pattern.compile("(?is)\\s+" + PLACE);
    private static final Pattern MOVE_FIRST = Pattern.compile("(?is)\\s+[wb][a-z][0-9]?\\s+" + PLACE);

    private static final int MAX_HEAD = 64;
    private static final int MAX_WRAP = 16;
    private static final boolean[] LINE_ENDS = table("\r\n");

    /** Counts repeated reads of characters, so that a test can check linear time. */
    long looks;

    private final String name;
    private final Reader reader;
    private final int maxLength;

    /** The buffer. {@link #more} may replace the array or move its characters. */
    char[] chars = new char[1 << 12];

    /** The buffer index of the next character. */
    int at;

    /** The index after the buffer's last character. */
    int end;

    /** The position of the earliest character that must stay in the buffer. */
    long keep = NOWHERE;

    /** The number of characters that precede the buffer in the source. */
    private long dropped;

    /** Whether invisible characters precede the current text, such as a zero-width space. */
    private boolean hasInvisible;

    /** The signs before the first text that are skipped, such as a quotation mark. */
    private String signs = "";

    /** From this position on, the marks {@code >} of mail programs at the starts of lines are replaced by spaces. */
    private long quotedFrom = Long.MAX_VALUE;

    private boolean isInMarks;
    private boolean isDroppedBlank = true;
    private boolean atEnd;

    /** The start index of the current text. */
    private int start;

    /** The position of the current text, to which the offsets of tokens refer. */
    private long begin;

    private final List<Token> tokens = new ArrayList<>();

    /** The truncated text if the current text is too long; otherwise null. */
    private @Nullable String cut;

    /** Lines are counted up to this index. */
    private int counted;

    private final LineCounter lines = new LineCounter(1, 1);
    private int startLine = 1;
    private int startColumn = 1;

    SourceText(String name, Reader reader, int maxLength) {
        this.name = name;
        this.reader = reader;
        this.maxLength = maxLength;
        if (isAvailable(1) && chars[0] == '\uFEFF') {
            at = start = counted = 1; // a byte order mark doesn't count as a column
        }
        if (isAvailable(3) && new String(chars, at, 3).equals(ENCODED_TWICE)) {
            hasInvisible = true;
            at = start = counted = at + 3;
        }
    }

    /** Converts a buffer index to a position in the source. Positions stay valid if the buffer's characters move. */
    long position(int index) {
        return dropped + index;
    }

    /** Converts a position in the source to a buffer index. Returns -1 if the position precedes the buffer. */
    int index(long position) {
        return (int) Math.max(-1, position - dropped);
    }

    /** Returns whether the given number of characters is available. Reads characters if necessary. */
    boolean isAvailable(int count) {
        while (end - at < count) {
            if (!more()) {
                return false;
            }
        }
        return true;
    }

    /** Returns a later character or {@link Texts#END}; {@code peek(0)} is the next character. */
    int peek(int ahead) {
        looks++;
        return at + ahead < end || isAvailable(ahead + 1) ? chars[at + ahead] : Texts.END;
    }

    /** Reads more characters into the buffer, which may change indices. Returns false at the end of the source. */
    boolean more() {
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
            blankMarks(end, end + count);
            end += Math.max(0, count);
            return !atEnd;
        } catch (IOException e) {
            throw new UncheckedIOException("Can't read " + name + ": " + e.getMessage() + ".", e);
        }
    }

    /** Replaces the marks of quoted lines by spaces from here on. The next character must be the first of a line. */
    void unquote() {
        quotedFrom = Math.min(quotedFrom, position(at));
        isInMarks = true;
        blankMarks(at, end);
    }

    private void blankMarks(int from, int to) {
        for (int i = from; quotedFrom < Long.MAX_VALUE && i < to; i++) {
            isInMarks = Texts.isLineEnd(chars[i]) || isInMarks && (chars[i] == '>' || Texts.isSpace(chars[i]));
            chars[i] = isInMarks && chars[i] == '>' ? ' ' : chars[i];
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

    /** Returns whether only white space is between the line start and an index. */
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

    /** Returns whether a letter or a digit precedes the current place. */
    boolean isInWord() {
        return at > start && Character.isLetterOrDigit(chars[at - 1]);
    }

    /** Skips white space. Returns false at the end of the source. */
    boolean skipSpace() {
        while (at < end || more()) {
            if (!Texts.isSpace(chars[at])) {
                return true;
            }
            at++;
        }
        return false;
    }

    /** Skips the rest of the line. Returns the index of the line's end. */
    int skipToLineEnd() {
        skipTo(LINE_ENDS);
        return at;
    }

    /** Returns whether the GameString before the line end at the current place continues in the next line. */
    boolean isWrapped() {
        int before = Math.min(MAX_WRAP, at - start);
        String end = Texts.strip(new String(chars, at - before, before));
        boolean isWhole = Texts.skipSpace(end, end.lastIndexOf(';') + 1) < end.lastIndexOf(' ');
        return !isWhole
                && LINE_END.matcher(Marks.plain(end)).matches()
                && (end.endsWith(";") ? MOVE_FIRST : PLACE_FIRST)
                        .matcher(Marks.plain(ahead(MAX_WRAP)))
                        .matches();
    }

    /** Returns the characters ahead, at most the given number. */
    String ahead(int count) {
        int available = isAvailable(count) ? count : end - at;
        return new String(chars, at, available);
    }

    /** Advances to the next character that the {@link #table} contains. Returns false at the end of the source. */
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

    /** Skips the rest of a word. */
    void skipWord(boolean[] signs) {
        do {
            char[] window = chars;
            int i = at;
            while (i < end && !endsWord(window[i], signs)) {
                i++;
            }
            at = i;
        } while (at == end && more());
    }

    /** Returns whether white space, a sign or the end of the source ends a word. */
    static boolean endsWord(int c, boolean[] signs) {
        return c < 0 || (c < signs.length ? c <= ' ' && Texts.isSpace(c) || signs[c] : Texts.isSpace(c));
    }

    /** Continues at an earlier position, which must be in the buffer. */
    void backTo(long position) {
        looks += at - index(position);
        at = index(position);
        removeTokens(position);
    }

    private void removeTokens(long from) {
        for (int last = tokens.size() - 1; last >= 0 && begin + tokens.get(last).from() >= from; last--) {
            tokens.remove(last);
        }
    }

    /** Adds a token that ends before the next character. */
    void add(Token.Kind kind, long from) {
        if (from - begin <= maxLength) {
            tokens.add(new Token(kind, (int) (from - begin), (int) (position(at) - begin)));
        }
    }

    /** Ends the list of tokens at a position. */
    List<Token> takeTokens(long end) {
        removeTokens(end);
        List<Token> taken = List.copyOf(tokens);
        tokens.clear();
        return taken;
    }

    /** Returns the characters ahead up to a sign, at most {@code length} characters. */
    String words(int from, int length, boolean[] signs, boolean isWord) {
        int ahead = from;
        while (ahead < from + length && isAvailable(ahead + 1)) {
            char c = chars[at + ahead];
            if (c < signs.length && signs[c] || isWord && Texts.isSpace(c)) {
                break;
            }
            ahead++;
        }
        looks += ahead - from;
        return ahead <= from ? "" : new String(chars, at + from, ahead - from);
    }

    /** Returns whether a GameString, a link to an analysis or the head of a game in PGN begins at an index. */
    boolean isHead(int index) {
        int ahead = index - at;
        if (!isAvailable(ahead + 1) || "[BbHh".indexOf(chars[at + ahead]) < 0) {
            return false;
        }
        int available = isAvailable(ahead + MAX_HEAD) ? MAX_HEAD : end - at - ahead;
        looks += available;
        Pattern head = "Hh".indexOf(chars[at + ahead]) < 0 ? HEAD : LINK;
        return head.matcher(CharBuffer.wrap(chars, at + ahead, available)).lookingAt();
    }

    /** Creates an array for {@link #skipTo} that is true at the given ASCII characters. */
    static boolean[] table(String characters) {
        boolean[] table = new boolean[0x80];
        characters.chars().forEach(c -> table[c] = true);
        return table;
    }

    /**
     * Skips white space and begins a text. Returns false at the end of the source.
     *
     * @param isFirst whether no text was returned before. The first text may be empty
     * @param marksCount whether a byte order mark at the start of a line counts as a column
     */
    boolean begin(boolean isFirst, boolean marksCount) {
        if (start == at) {
            while ((at < end || more()) && Texts.isSpace(chars[at])) {
                hasInvisible |= Texts.isInvisible(chars[at]);
                at++;
                start = at;
            }
        }
        while (start < at && Texts.isSpace(chars[start])) {
            start++;
        }
        if (start == end && !isFirst) {
            return false;
        }
        count(start);
        begin = position(start);
        startLine = lines.line();
        boolean isAfterMark = !marksCount && lines.column() == 2 && start > 0 && chars[start - 1] == '\uFEFF';
        startColumn = isAfterMark ? 1 : lines.column();
        return start < end;
    }

    /** Returns whether the next character is the first of the current text. */
    boolean isAtStart() {
        return position(at) <= begin;
    }

    /** Skips the text up to the current place if it has no letters and digits. Returns whether it was skipped. */
    boolean skipsSigns() {
        String before = cut == null ? text(at) : cut;
        if (before.chars().anyMatch(Character::isLetterOrDigit)) {
            return false;
        }
        signs = Texts.strip(before);
        start = at;
        return true;
    }

    /** Ends the current text. The index is exclusive. */
    SplitText end(int index, int number, Optional<Format> format) {
        String text = cut == null ? text(index) : cut;
        List<Finding> notes = new ArrayList<>();
        if (hasInvisible && number == 1) {
            notes.add(Finding.of(Kind.INVISIBLE_START));
        }
        if (!signs.isEmpty() && number == 1) {
            notes.add(Finding.of(Kind.WORDS_IGNORED, Texts.quoted(signs)));
        }
        if (quotedFrom < position(index) && format.isPresent()) {
            notes.add(Finding.of(Kind.WORDS_IGNORED, Texts.quoted(">")));
        }
        long from = position(start);
        long guess = reader instanceof DecodingReader decoder ? decoder.takeGuess(from, position(index)) : NOWHERE;
        if (guess != NOWHERE) {
            int offset = (int) Math.min(guess - from, text.length());
            notes.add(Finding.of(Kind.ENCODING_GUESSED).at(offset, 0));
        }
        cut = null;
        start = index;
        return new SplitText(number, startLine, startColumn, format, text, notes, takeTokens(position(index)));
    }

    /** Returns the current text up to an index, truncated to {@code maxLength} + 1 characters. */
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
