// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Property;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.RecordFormat;
import java.io.Reader;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Splits a source into game texts. The first game decides the format; text before the game is ignored. Each text
 * reaches to the next game:
 *
 * <ul>
 *   <li>In PGN, a game begins at a line that begins with a tag {@code [Name "}, unless the line before is a line of
 *       tags. Blank lines don't count. A second tag GameType, and a tag GameType after other text, also begin a game.
 *       Comments, variations and values make no difference.
 *   <li>In SGF, a game begins at {@code (;} after the tree of the last game, or at {@code (;} with a root property,
 *       even in a value.
 *   <li>Otherwise, each line is a GameString. Words before a GameString are ignored.
 * </ul>
 */
public final class Splitter implements Iterator<GameText> {
    /** A number above the length of a tag before its value, with a little white space. */
    private static final int MAX_TAG = Property.MAX_NAME_LENGTH + 16;

    /** The longest white space inside the beginning of a game in SGF. */
    private static final int MAX_BLANK = 64;

    /** The SGF properties with which known games begin. */
    private static final Set<String> ROOT_PROPERTIES = Set.of("GM", "FF", "AP", "CA", "VV", "SU");

    private static final String GAME_TYPE = "GameType";

    private static final boolean[] BRACKETS = SourceText.table("[\r\n");
    private static final boolean[] TREES = SourceText.table("(");
    private static final boolean[] IN_TREE = SourceText.table("[()");
    private static final boolean[] IN_VALUE = SourceText.table("]\\(");

    final SourceText text;
    private Optional<RecordFormat> format;
    private int number;
    private @Nullable GameText next;

    /** Creates a splitter. If the format is not known, detects the format. */
    public Splitter(String source, Reader reader, Optional<RecordFormat> known, int maxGameLength) {
        text = new SourceText(source, reader, maxGameLength);
        format = known;
    }

    /** Returns whether a text looks like JSON. */
    public static boolean isJson(String text) {
        return Beginnings.isJson(text);
    }

    /** Returns the number of repeated character reads, for tests. */
    public long looks() {
        return text.looks;
    }

    @Override
    public boolean hasNext() {
        if (next == null && (text.begin() || number == 0)) {
            if (format.isEmpty()) {
                findFormat();
            }
            format.ifPresent(this::skipGame);
            next = text.end(++number, format);
        }
        return next != null;
    }

    @Override
    public GameText next() {
        GameText found = hasNext() ? next : null;
        if (found == null) {
            throw new NoSuchElementException();
        }
        next = null;
        return found;
    }

    /** Skips other text up to the first game, which decides the format. */
    private void findFormat() {
        String beginning = text.ahead(Beginnings.MAX_LENGTH);
        if (isJson(beginning)) { // whose strings may contain records with escapes
            text.skipTo(new boolean[0]);
            return;
        }
        format = Beginnings.ofSource(beginning);
        while (format.isEmpty() && text.hasNext()) {
            format = formatOfLine();
            if (format.isPresent()) {
                text.beginHere();
            } else {
                nextLine();
            }
        }
    }

    /** Returns the format of the game that begins in this line, and skips the words before the game. */
    private Optional<RecordFormat> formatOfLine() {
        if (!text.skipIndent()) {
            return Optional.empty();
        }
        if ("[(HhWw1".indexOf(text.chars[text.at]) >= 0) {
            Optional<RecordFormat> found = Beginnings.ofLine(text.ahead(Beginnings.MAX_LENGTH));
            if (found.isPresent()) {
                return found;
            }
        }
        int words = Beginnings.gameStringIn(text.line(Beginnings.MAX_LENGTH));
        if (words >= 0) {
            text.at += words;
            return Optional.of(RecordFormat.GAME_STRING);
        }
        while (text.skipTo(BRACKETS) && text.chars[text.at] == '[') {
            if (Texts.isSame(nameOfTag(false), GAME_TYPE)) {
                return Optional.of(RecordFormat.PGN);
            }
            text.at++;
        }
        return Optional.empty();
    }

    /** Skips the rest of the line and its end. Returns false at the end of the source. */
    private boolean nextLine() {
        text.skipLine();
        if (text.hasNext()) { // which may change the index
            text.at++;
        }
        return text.hasNext();
    }

    private void skipGame(RecordFormat known) {
        switch (known) {
            case GAME_STRING -> skipGameString();
            case PGN -> skipPgn();
            case SGF -> skipSgf();
        }
    }

    private void skipGameString() {
        int words = Beginnings.gameStringIn(text.line(Beginnings.MAX_LENGTH));
        if (words > 0) {
            text.at += words;
            text.beginHere();
        }
        text.skipLine();
    }

    /** Skips a game in PGN, up to a line or a tag that begins the next game. */
    private void skipPgn() {
        boolean isFirst = true; // nothing but blank lines was skipped
        boolean isAfterTags = true; // the last line that isn't blank consists of tags
        boolean hasType = false;
        do {
            boolean isBlank = !text.skipIndent();
            boolean isTags = false;
            boolean isLineStart = !isBlank && text.chars[text.at] == '[';
            for (; text.skipTo(BRACKETS) && text.chars[text.at] == '['; isLineStart = false) {
                String name = nameOfTag(isLineStart);
                boolean isType = Texts.isSame(name, GAME_TYPE);
                isTags |= isLineStart && (!name.isEmpty() || isAfterTags); // the value may lack quotes
                if (!isFirst && (isLineStart && isTags && !isAfterTags || isType && (hasType || !isTags))) {
                    return;
                }
                hasType |= isType;
                isFirst = false;
                text.at++;
            }
            isAfterTags = isBlank ? isAfterTags : isTags && text.isAfter(']');
            isFirst &= isBlank;
        } while (nextLine());
    }

    /** Returns the name of the tag at the current place, or an empty text if no tag begins there. */
    private String nameOfTag(boolean isLineStart) {
        int from = skipSpace(1);
        int to = from;
        while (to < MAX_TAG && !Property.endsName(text.peek(to))) {
            to++;
        }
        int quote = skipSpace(to);
        String name = new String(text.chars, text.at + from, to - from);
        boolean hasQuote = text.peek(quote) == '"';
        // in a line, a quote before ] closes another tag's value
        boolean opens = hasQuote && (isLineStart || text.peek(quote + 1) != ']');
        boolean isBare = isLineStart && quote > to && Texts.isSame(name, GAME_TYPE) && isBareValue(text.peek(quote));
        return opens || isBare ? name : "";
    }

    /** Returns whether a character can begin a value without quotes. */
    private static boolean isBareValue(int c) {
        return c == '\'' || c != Texts.END && Character.isLetter(c);
    }

    private int skipSpace(int from) {
        int ahead = from;
        while (ahead < MAX_TAG && Texts.isSpace(text.peek(ahead)) && !Texts.isLineEnd(text.peek(ahead))) {
            ahead++;
        }
        return ahead;
    }

    /** Skips a game tree in SGF, and other text up to the next tree. */
    private void skipSgf() {
        skipTree();
        while (text.skipTo(TREES) && text.peek(afterBlank(1)) != ';') {
            text.at++;
        }
    }

    /** Skips a tree up to its closing bracket or the root of the next game. */
    private void skipTree() {
        int depth = 0;
        boolean isInValue = false;
        do {
            char c = text.chars[text.at];
            if (c == '(' && depth > 0 && isRoot()) {
                return;
            }
            boolean isEscape = c == '\\' && text.peek(1) != Texts.END;
            text.at += isEscape ? 2 : 1;
            if (!isInValue) {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            }
            isInValue = isInValue ? c != ']' : c == '[';
        } while (depth > 0 && text.skipTo(isInValue ? IN_VALUE : IN_TREE));
    }

    /** Returns whether a tree begins here whose first property is the property of a root. */
    private boolean isRoot() {
        int semicolon = afterBlank(1);
        int from = afterBlank(semicolon + 1);
        return text.peek(semicolon) == ';'
                && text.peek(from + 1) != Texts.END
                && ROOT_PROPERTIES.contains(new String(text.chars, text.at + from, 2))
                && text.peek(afterBlank(from + 2)) == '[';
    }

    /** Returns the distance of the next character after white space, at most {@link #MAX_BLANK} characters. */
    private int afterBlank(int from) {
        int ahead = from;
        while (ahead - from < MAX_BLANK && Texts.isSpace(text.peek(ahead))) {
            ahead++;
        }
        return ahead;
    }
}
