// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.splitter;

import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.WrittenResult;
import io.github.hiverules.notation.record.Token.Kind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the tokens and the end of each game in PGN by rules (a) to (f) of the notations page (N3). An unclosed comment, variation or
 * value doesn't hide the next game, and text after a result doesn't harm the game.
 */
final class PgnFinder {
    /** The maximum number of characters in the tags before a GameType tag. */
    private static final int MAX_TAGS = 1 << 16;

    /** The maximum length of a GameType tag up to its opening quote. */
    private static final int MAX_TYPE = 32;

    /** A number above the length of a piece name or a destination. */
    private static final int MAX_MOVE = 8;

    /** The characters that end a sequence of words. */
    private static final boolean[] SIGN_TABLE = SourceText.table("\r\n(){};[");

    /** The characters that end a result with a note in brackets. */
    private static final boolean[] NOTE_ENDS = SourceText.table("\r\n{};");

    /** The characters other than white space that end a word. */
    private static final boolean[] WORD_ENDS = SourceText.table("\r\n(){};[$");

    /** The characters that end a line of a comment. */
    private static final boolean[] COMMENT_ENDS = SourceText.table("\r\n}");

    /** The characters that end a word if commas and the bars of tables separate words. */
    private static final boolean[] LENIENT_ENDS = SourceText.table("\r\n(){};[$,|");

    private final SourceText text;
    private final boolean corrections;
    private final boolean[] wordEnds;
    private final int maxLine;
    private final TagLine tagLine = new TagLine();
    private final SgfFinder trees;

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

    private boolean isFirst = true;

    /** Whether a line that isn't blank precedes the current line. */
    private boolean isBegun;

    private boolean isInLine;
    private boolean isInHead;
    private boolean isAfterBlank;

    /** The start position of tags that belong to the next game if a GameType tag follows. */
    private long tags = SourceText.NOWHERE;

    /** The last result of {@link #lineEnd()}, as a position. */
    private long lineEnd;

    /** The end position of tags that were scanned and contain no GameType tag. */
    private long scanned;

    /** The result that the last words outside comments and variations name; null after other words. */
    private @Nullable Outcome result;

    /** The position of a comment or variation after the result. If it stays open, the game ends before it. */
    private long rest = SourceText.NOWHERE;

    /** The position of a move number after the result. If no move follows, the game ends before the number. */
    private long number = SourceText.NOWHERE;

    PgnFinder(SourceText text, int maxGameLength, boolean corrections) {
        this.text = text;
        this.corrections = corrections;
        wordEnds = corrections ? LENIENT_ENDS : WORD_ENDS;
        trees = new SgfFinder(text);
        maxLine = Math.max(MAX_TAGS, maxGameLength);
    }

    /** {@return the index after the current text} */
    int findEnd() {
        long game = SourceText.NOWHERE;
        while (game == SourceText.NOWHERE && (text.at < text.end || text.more())) {
            game = isInLine ? follow() : beginLine();
        }
        if (game == SourceText.NOWHERE && rest() != SourceText.NOWHERE) {
            game = beginText(text.position(text.at));
        }
        return game == SourceText.NOWHERE ? text.at : text.index(game);
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
        char first = text.chars[text.at];
        if (first == '>' && open == Open.NOTHING && depth == 0 && isGameQuoted()) {
            text.unquote();
            return SourceText.NOWHERE;
        }
        isInLine = true;
        boolean isLater = isBegun;
        isBegun = true;
        if (first == '[') {
            return beginTags(line);
        }
        boolean isOther = isLater && open == Open.NOTHING && (first == '(' ? trees.isGameNext() : text.isHead(text.at));
        isAfterBlank = false;
        endTags();
        if (isOther) {
            return beginText(line);
        }
        if (first == '%' && open == Open.NOTHING && text.position(text.at) == line) {
            sign();
            endLine();
        }
        return SourceText.NOWHERE;
    }

    /** Returns whether a tag or a game follows the marks of a quoted line. */
    private boolean isGameQuoted() {
        int ahead = 0;
        while (ahead < MAX_MOVE && ">\t ".indexOf(text.peek(ahead)) >= 0) {
            ahead++;
        }
        int first = text.peek(ahead);
        return first == '[' || first == '(' && text.peek(ahead + 1) == ';' || text.isHead(text.at + ahead);
    }

    /** Processes a line that begins with a bracket. Returns the position of a new game, or {@code NOWHERE}. */
    private long beginTags(long line) {
        int end = lineEnd();
        tagLine.scan(text.chars, text.at, end, open == Open.NOTHING);
        text.looks += tagLine.end - text.at;
        boolean isWhole = tagLine.isWhole;
        boolean isAfterGame = (hasType || !isFirst) && isOutside() && (isAfterBlank || result != null);
        isAfterBlank = false;
        boolean isHead = tagLine.types > 0;
        boolean takesHead = takesType && !hasType && !hasMoves && open == Open.NOTHING; // (d)
        long first = tags == SourceText.NOWHERE ? line : tags;
        boolean isNew = isHead ? !takesHead : isAfterGame; // (a), (c)
        if (isNew && rest() != SourceText.NOWHERE) {
            return beginText(line);
        }
        long game = isNew ? beginText(first) : SourceText.NOWHERE;
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
            sign();
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

    /** Begins a text at a position, or at the rest after a result, where scanning then resumes (e). */
    private long beginText(long position) {
        long from = rest() == SourceText.NOWHERE ? position : rest();
        if (rest() != SourceText.NOWHERE) {
            text.backTo(from);
            isInLine = true;
            endTags();
            lineEnd = 0;
            scanned = 0;
        }
        open = Open.NOTHING;
        depth = 0;
        hasMoves = false;
        hasType = false;
        takesType = true;
        isFirst = false;
        result = null;
        rest = SourceText.NOWHERE;
        number = SourceText.NOWHERE;
        return from;
    }

    /** Returns the position of text after the result that doesn't belong to the game, if it is still in the buffer. */
    private long rest() {
        long first = number == SourceText.NOWHERE ? rest : number;
        return first != SourceText.NOWHERE && text.index(first) >= 0 ? first : SourceText.NOWHERE;
    }

    /** Returns whether the current place is after moves, outside comments and variations. */
    private boolean isOutside() {
        return hasMoves && open == Open.NOTHING && depth == 0;
    }

    /** Returns whether the current place is after the result of a game. */
    private boolean isDone() {
        return result != null && hasType && isOutside();
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
                if (text.skipTo(COMMENT_ENDS) && text.chars[text.at] == '}') {
                    text.at++;
                    open = Open.NOTHING;
                    close();
                }
            } else if (open == Open.VALUE) {
                game = value(c);
            } else if (c == ';' || c == '%' && !hasMoves) {
                sign();
                endLine();
                return game;
            } else if (c == '[' && depth == 0) {
                game = isDone() ? endGame() : tag();
            } else if (c == '{') {
                mark();
                open = Open.COMMENT;
                sign();
            } else if (Texts.isSpace(c)) {
                text.at++;
            } else if (c == '(' || c == ')' || c == '}' && depth == 0) {
                game = bracket(c);
            } else {
                game = word(c);
            }
        }
        return game;
    }

    /** Adds the next character as a token. */
    private void sign() {
        text.at++;
        text.add(Kind.SIGN, text.position(text.at - 1));
    }

    /** Remembers the position of a comment or variation after the result. */
    private void mark() {
        if (rest == SourceText.NOWHERE && isDone()) {
            rest = text.position(text.at);
        }
    }

    /** Forgets a comment or variation after the result that is closed. */
    private void close() {
        rest = open == Open.NOTHING && depth == 0 ? SourceText.NOWHERE : rest;
    }

    /** Ends the game before the current place (e). */
    private long endGame() {
        endTags();
        return beginText(text.position(text.at));
    }

    /** Processes an opening or closing bracket. Returns the position of a new game, or {@code NOWHERE}. */
    private long bracket(char c) {
        boolean isTree = c == '(' && depth == 0 && hasMoves && !hasType && trees.isGameNext();
        if (isTree || isDone() && (c != '(' || !isMoveNext())) {
            return endGame();
        }
        if (c == '(') {
            mark();
        }
        hasMoves = true;
        depth = c == '(' ? depth + 1 : c == ')' ? Math.max(0, depth - 1) : depth;
        sign();
        close();
        return SourceText.NOWHERE;
    }

    /** Returns whether a move or a comment follows an opening bracket. */
    private boolean isMoveNext() {
        int from = skipSpace(1);
        return text.peek(from) == '{' || text.peek(from) == ';' || Texts.isDigit(text.peek(from)) || isMove(from);
    }

    private int skipSpace(int from) {
        int next = from;
        while (next < WrittenResult.MAX_LENGTH
                && (Texts.isSpace(text.peek(next)) || Texts.isLineEnd(text.peek(next)))) {
            next++;
        }
        return next;
    }

    /** Returns whether a word looks like a move, and no other word follows, as in {@code pass the salt}. */
    private boolean isMove(int from) {
        String piece = nextWord(from);
        if (!Marks.isLikeMove(piece)) {
            return false;
        }
        String place = nextWord(skipSpace(from + piece.length()));
        return place.isEmpty() || !Character.isLetter(place.charAt(0)) || Marks.isLikeMove(place);
    }

    private String nextWord(int from) {
        return text.words(from, MAX_MOVE, WORD_ENDS, true);
    }

    /** Processes a word outside comments. Returns the position of a new game, or {@code NOWHERE}. */
    private long word(char first) {
        if (!hasType && !text.isAtStart() && text.isHead(text.at)) {
            return endGame();
        }
        hasMoves = true;
        long here = text.position(text.at);
        if (corrections && (first == ',' || first == '|')) {
            sign();
            return SourceText.NOWHERE;
        }
        Optional<WrittenResult> found = result(first);
        if (found.isPresent()) {
            Outcome outcome = found.get().outcome();
            if (isDone() && result != null && !Results.agree(outcome, result)) {
                return endGame();
            }
            result = depth == 0 ? outcome : result;
            number = depth == 0 ? SourceText.NOWHERE : number;
            text.at += found.get().length();
            text.add(Kind.RESULT, here);
            return SourceText.NOWHERE;
        }
        int digits = digits(first);
        boolean hasDot = digits > 0 ? text.peek(digits) == '.' : first == '.';
        boolean isNumber = hasDot && digits > 0;
        if (result != null && depth == 0) {
            boolean isNag = "$!?".indexOf(first) >= 0;
            if (isDone() && !isNumber && !isNag && !isMove(0)) {
                return endGame();
            }
            if (isNumber && isDone() && number == SourceText.NOWHERE) {
                number = here;
            } else if (!isNumber && !isNag) {
                result = null;
                number = SourceText.NOWHERE;
            }
        }
        boolean hasEnd = hasDot || digits > 0 && endsNumber(digits);
        if (hasEnd || digits > 0 && SourceText.endsWord(text.peek(digits), wordEnds)) {
            text.at += digits + (hasEnd ? 1 : 0);
            text.add(Kind.NUMBER, here);
        } else {
            addWord();
        }
        return SourceText.NOWHERE;
    }

    private void addWord() {
        long here = text.position(text.at);
        text.at++;
        text.skipWord(wordEnds);
        text.add(Kind.WORD, here);
    }

    /** Returns whether a bracket or a colon replaces the dot after a move number. */
    private boolean endsNumber(int digits) {
        int next = text.peek(digits);
        return corrections && (next == ':' && !Texts.isDigit(text.peek(digits + 1)) || next == ')' && depth == 0);
    }

    /** Returns the result that begins at the current place. */
    private Optional<WrittenResult> result(char first) {
        if (!WrittenResult.mayBegin(first, text.peek(1), text.peek(2))) {
            return Optional.empty();
        }
        String next = nextWord(0);
        boolean isScore = !Character.isLetter(first)
                && next.indexOf('/') != next.length() - 2 // the first half of 1/2 - 1/2
                && !next.equals("½")
                && !beginsReason(text.peek(next.length()))
                && !beginsReason(text.peek(next.length() + 1))
                && Results.parse(next).isPresent();
        boolean[] ends = Texts.isDigit(first) || first == '½' ? NOTE_ENDS : SIGN_TABLE;
        return WrittenResult.in(isScore ? next : text.words(0, WrittenResult.MAX_LENGTH + 1, ends, false));
    }

    /** Returns whether a reason such as {@code (Black resigns)} can begin with a character. */
    private static boolean beginsReason(int c) {
        return Character.isLetter(c) || "([\"-".indexOf(Marks.plain((char) c)) >= 0;
    }

    private int digits(char first) {
        int digits = Texts.isDigit(first) ? 1 : 0;
        while (digits > 0 && digits < WrittenResult.MAX_LENGTH && Texts.isDigit(text.peek(digits))) {
            digits++;
        }
        return digits;
    }

    /** Processes a tag up to the opening quote (b). Returns the position of a new game, or {@code NOWHERE}. */
    private long tag() {
        int end = lineEnd();
        long here = text.position(text.at);
        if (hasMoves && here >= scanned) {
            tagLine.scan(text.chars, text.at, end, true);
            if (tagLine.types > 0) {
                return beginText(here);
            }
            scanned = text.position(tagLine.end);
            text.looks += tagLine.end - text.at;
        }
        int value = tagLine.value(text.chars, text.at, end, true);
        if (value < 0) {
            takesType = false;
            if (hasMoves) {
                result = null;
                number = SourceText.NOWHERE;
                addWord(); // such as the mark of a quotation in a forum
            } else {
                sign();
            }
            return SourceText.NOWHERE;
        }
        if (tagLine.isType && !hasMoves && (value == end || text.chars[value] != ']')) {
            if (hasType || !takesType) {
                return beginText(here);
            }
            hasType = true;
        }
        int bracket = TagLine.bracketAfter(text.chars, value - 1, end);
        open = bracket < 0 ? Open.VALUE : Open.NOTHING;
        sign();
        text.at = bracket < 0 ? value : bracket + 1;
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
        boolean isType = text.chars[bracket] == '['
                && tagLine.value(text.chars, bracket, quote, false) == quote
                && tagLine.isType;
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
            text.backTo(game);
            return beginText(game);
        }
        return SourceText.NOWHERE;
    }
}
