// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;

/**
 * Finds the end of each game in PGN by rules (a) to (d) of the notations page (N3). An unclosed comment, variation or
 * value doesn't hide the next game.
 */
final class PgnFinder implements GameFinder {
    /** The maximum number of characters in the tags before a GameType tag. */
    private static final int MAX_TAGS = 1 << 16;

    /** The maximum number of characters that are searched for a result. */
    private static final int MAX_WORDS = 64;

    /** The maximum length of a GameType tag up to its opening quote. */
    private static final int MAX_TYPE = 32;

    /** The characters that end a sequence of words. */
    private static final boolean[] SIGNS = SourceText.table("\r\n(){;[");

    private final SourceText text;
    private final int maxLine;
    private final TagLine tagLine = new TagLine();

    /** The kinds of open items. The field {@code depth} counts open variations. */
    private enum Open {
        NOTHING,
        COMMENT,
        VALUE
    }

    private Open open = Open.NOTHING;
    private int depth;
    private boolean hasMoves;
    private boolean hasType;

    /** Whether a GameType tag can belong to the current text. */
    private boolean takesType = true;

    /** Whether the previous text has a GameType tag. */
    private boolean isGame;

    private boolean isFirst = true;
    private boolean isInLine;
    private boolean isInHead;
    private boolean isAfterBlank;

    /** The start position of tags that belong to the next game if a GameType tag follows. */
    private long tags = SourceText.NOWHERE;

    /** The last result of {@link #lineEnd()}, as a position. */
    private long lineEnd;

    /** The end position of tags that were scanned and contain no GameType tag. */
    private long scanned;

    /** The start position of the last words outside comments and variations. */
    private long wordsFrom;

    private long wordsTo;

    PgnFinder(SourceText text, int maxGameLength) {
        this.text = text;
        maxLine = Math.max(MAX_TAGS, maxGameLength);
    }

    @Override
    public int findEnd() {
        long game = SourceText.NOWHERE;
        while (game == SourceText.NOWHERE && (text.at < text.end || text.more())) {
            game = isInLine ? follow() : beginLine();
        }
        if (game == SourceText.NOWHERE) {
            isGame = hasType;
            return text.at;
        }
        return text.index(game);
    }

    @Override
    public boolean isGame(String text) {
        return isGame;
    }

    /** Processes the start of a line. Returns the position of a new game, or {@code NOWHERE}. */
    private long beginLine() {
        long line = text.position(text.at);
        text.keep = tags == SourceText.NOWHERE ? line : tags;
        while ((text.at < text.end || text.more()) && Texts.isSpace(text.chars[text.at])) {
            if (Texts.isLineEnd(text.chars[text.at])) {
                isAfterBlank = true;
                isInHead = false;
                endLine();
                return SourceText.NOWHERE;
            }
            text.at++;
        }
        if (text.at == text.end) {
            return SourceText.NOWHERE;
        }
        isInLine = true;
        char first = text.chars[text.at];
        if (first == '[') {
            return beginTags(line);
        }
        isAfterBlank = false;
        endTags();
        if (first == '%' && open == Open.NOTHING && text.position(text.at) == line) {
            endLine();
        }
        return SourceText.NOWHERE;
    }

    /** Processes a line that begins with a bracket. Returns the position of a new game, or {@code NOWHERE}. */
    private long beginTags(long line) {
        int end = lineEnd();
        tagLine.scan(text.chars, text.at, end);
        text.looks += tagLine.end - text.at;
        boolean isWhole = tagLine.isWhole;
        boolean isAfterGame = (hasType || !isFirst)
                && hasMoves
                && open == Open.NOTHING
                && depth == 0
                && (isAfterBlank || isAfterResult());
        isAfterBlank = false;
        boolean isHead = tagLine.types > 0;
        boolean takesHead = takesType && !hasType && !hasMoves && open == Open.NOTHING; // (d)
        long first = tags == SourceText.NOWHERE ? line : tags;
        long game = (isHead ? !takesHead : isAfterGame) ? beginText(first) : SourceText.NOWHERE; // (a), (c)
        if (isHead) {
            tags = SourceText.NOWHERE;
            isInHead = true;
        } else if (!isWhole) {
            endTags();
        } else if (!isInHead) {
            tags = text.position(end) - first > MAX_TAGS ? SourceText.NOWHERE : first;
        }
        if (isWhole && tagLine.types <= 1 && open == Open.NOTHING && !hasMoves) {
            hasType |= tagLine.types > 0;
            text.at = end;
            endLine();
        }
        return game;
    }

    /**
     * Handles a line that doesn't consist of tags. From the second text on, a GameType tag after this line begins
     * another game (c).
     */
    private void endTags() {
        tags = SourceText.NOWHERE;
        isInHead = false;
        takesType &= isFirst;
    }

    private long beginText(long position) {
        open = Open.NOTHING;
        depth = 0;
        hasMoves = false;
        isGame = hasType;
        hasType = false;
        takesType = true;
        isFirst = false;
        return position;
    }

    private boolean isAfterResult() {
        int to = text.index(wordsTo);
        int from = Math.max(text.index(wordsFrom), to - MAX_WORDS);
        if (text.index(wordsFrom) < 0) {
            return false;
        }
        while (to > from && Texts.isSpace(text.chars[to - 1])) {
            to--;
        }
        int word = to;
        while (word > from && !Texts.isSpace(text.chars[word - 1])) {
            word--;
        }
        return Results.parse(new String(text.chars, word, to - word)).isPresent();
    }

    /**
     * Returns the index of the line's end, at most {@code maxLine} characters ahead. Ignores line ends between a tag's
     * bracket and the opening quote.
     */
    private int lineEnd() {
        if (text.position(text.at) < lineEnd) {
            return text.index(lineEnd);
        }
        boolean isInName = false;
        int ahead = 0;
        while (ahead <= maxLine && (text.at + ahead < text.end || text.isAvailable(ahead + 1))) {
            char c = text.chars[text.at + ahead];
            if (Texts.isLineEnd(c) && !isInName) {
                break;
            }
            isInName = TagLine.continuesName(isInName, c);
            ahead++;
        }
        lineEnd = text.position(text.at + ahead);
        text.looks += ahead;
        return text.at + ahead;
    }

    private void endLine() {
        text.skipToLineEnd();
        isInLine = false;
        if (text.isAvailable(2) && text.chars[text.at] == '\r' && text.chars[text.at + 1] == '\n') {
            text.at++;
        }
        text.at += text.at < text.end ? 1 : 0;
        if (open == Open.VALUE && hasMoves) {
            open = Open.NOTHING; // among moves, an unclosed tag ends at the line end
        }
    }

    /** Processes the rest of the line. Returns the position of a new game, or {@code NOWHERE}. */
    private long follow() {
        text.keep = tags;
        long game = SourceText.NOWHERE;
        while (game == SourceText.NOWHERE && (text.at < text.end || text.more())) {
            char c = text.chars[text.at];
            if (c == '\n' || c == '\r') {
                endLine();
                return game;
            } else if (open == Open.COMMENT) {
                open = c == '}' ? Open.NOTHING : open;
                text.at++;
            } else if (open == Open.VALUE) {
                game = value(c);
            } else if (c == '{') {
                open = Open.COMMENT;
                text.at++;
            } else if (c == ';' || c == '%' && !hasMoves) {
                endLine();
                return game;
            } else if (c == '[' && depth == 0) {
                game = tag();
            } else if (hasMoves || !Texts.isSpace(c)) {
                words(c);
            } else {
                text.at++;
            }
        }
        return game;
    }

    private void words(char first) {
        hasMoves = true;
        depth = first == '(' ? depth + 1 : first == ')' ? Math.max(0, depth - 1) : depth;
        long from = text.position(text.at);
        text.at++;
        text.skipTo(SIGNS);
        long to = text.position(text.at);
        if (depth == 0 && (to > from + 1 || first != ' ')) {
            wordsFrom = from;
            wordsTo = to;
        }
    }

    /** Processes a tag up to the opening quote (b). Returns the position of a new game, or {@code NOWHERE}. */
    private long tag() {
        int end = lineEnd();
        long here = text.position(text.at);
        if (hasMoves && here >= scanned) {
            tagLine.scan(text.chars, text.at, end);
            if (tagLine.types > 0) {
                return beginText(here);
            }
            scanned = text.position(tagLine.end);
            text.looks += tagLine.end - text.at;
        }
        int value = tagLine.value(text.chars, text.at, end);
        if (value < 0) {
            takesType = false;
            text.at++;
            return SourceText.NOWHERE;
        }
        if (tagLine.isType && !hasMoves && (value == end || text.chars[value] != ']')) {
            if (hasType || !takesType) {
                return beginText(here);
            }
            hasType = true;
        }
        open = Open.VALUE;
        text.at = value;
        return SourceText.NOWHERE;
    }

    /** Processes a character of a value. A GameType tag ends an unclosed value (b). */
    private long value(char c) {
        text.at++;
        boolean isEscape =
                c == '\\' && text.isAvailable(1) && (text.chars[text.at] == '"' || text.chars[text.at] == '\\');
        text.at += isEscape ? 1 : 0;
        if (c != '"') {
            return SourceText.NOWHERE;
        }
        open = Open.NOTHING;
        int quote = text.at;
        int bracket = quote - 1;
        while (bracket > 0 && text.chars[bracket] != '[' && quote - bracket < MAX_TYPE) {
            bracket--;
        }
        boolean isType =
                text.chars[bracket] == '[' && tagLine.value(text.chars, bracket, quote) == quote && tagLine.isType;
        long game = text.position(bracket);
        while ((text.at < text.end || text.more()) && text.chars[text.at] == ' ') {
            text.at++;
        }
        if (text.at < text.end && text.chars[text.at] == ']') {
            text.at++;
            return SourceText.NOWHERE;
        }
        takesType = false;
        if (isType && text.index(game) >= 0) {
            text.at = text.index(game);
            return beginText(game);
        }
        return SourceText.NOWHERE;
    }
}
