// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.NagSymbols;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.WrittenResult;
import io.github.hiverules.notation.record.ParseError;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.TextCursor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Tokenizes a PGN game into tags, words, comments, NAGs and variations. Ignores move numbers. */
final class PgnLexer {
    enum ItemKind {
        /** A piece, a destination, a pass, or any other word. */
        WORD,
        RESULT,
        COMMENT,
        NAG,
        VARIATION
    }

    /** An item of the movetext. The flag {@code numbered} means that a move number directly precedes the item. */
    record Item(
            ItemKind kind,
            String text,
            int offset,
            boolean numbered,
            @Nullable Variation variation) {}

    final class Variation {
        final List<Item> items = new ArrayList<>();
        private final int from = text.offset();
        private int to;

        String text() {
            return text.between(from, to);
        }
    }

    private final TextCursor text;
    private final boolean corrections;
    private String word = "";
    private boolean afterNumber;

    /** The offset of the first separator that PGN doesn't define, such as a comma after a move; -1 if there is none. */
    int separator = -1;

    /** The offset of the first quotation mark of a word processor around a value, or -1. */
    int oddQuote = -1;

    PgnLexer(TextCursor text, boolean corrections) {
        this.text = text;
        this.corrections = corrections;
    }

    Property tag() {
        int offset = text.offset();
        text.beginItem();
        text.next();
        text.skipSpace();
        int from = text.offset();
        while (!Property.endsName(text.peek())) {
            if (text.offset() - from == Property.MAX_NAME_LENGTH) {
                throw new ParseError(offset, 0, text.between(from, text.offset()), Kind.TAG_NAME_TOO_LONG);
            }
            text.next();
        }
        String name = text.between(from, text.offset());
        text.skipSpace();
        int quote = text.peek();
        if (name.isEmpty() || quote != '"' && !(corrections && Marks.isQuote(quote))) {
            throw new ParseError(offset, 0, name, Kind.TAG_MALFORMED, found(offset));
        }
        String value = quote == '"' ? text.value('"', escaped -> escaped == '"' || escaped == '\\') : oddValue();
        if (value == null) {
            throw new ParseError(offset, 0, name, Kind.TAG_VALUE_NOT_CLOSED, Texts.excerpt(name));
        }
        text.skipSpace();
        if (text.peek() != ']') {
            throw new ParseError(offset, 0, name, Kind.TAG_NOT_CLOSED, Texts.excerpt(name));
        }
        text.next();
        return new Property(name, value, offset);
    }

    /** Describes the text of a malformed tag. */
    private Object found(int bracket) {
        if (Marks.isQuote(text.peek())) {
            return Marks.describe((char) text.peek());
        }
        text.nextUntil('\n', '\r', ']');
        text.skip(text.peek() == ']' ? 1 : 0);
        return Texts.quoted(text.between(bracket, text.offset()));
    }

    /** Reads a value in the quotation marks of a word processor. Returns null if the value is not closed. */
    private @Nullable String oddValue() {
        int from = text.offset();
        oddQuote = oddQuote < 0 ? from : oddQuote;
        return Marks.valueIn(text.between(from, Math.min(text.end(), from + Marks.MAX_VALUE)))
                .map(value -> {
                    text.skip(value.end());
                    return value.group(1);
                })
                .orElse(null);
    }

    /** Tokenizes the movetext up to the next tag or the end of the text. */
    void movetext(List<Item> items) {
        Deque<Variation> open = new ArrayDeque<>();
        try {
            movetext(items, open);
        } finally {
            open.forEach(variation -> variation.to = text.offset());
        }
    }

    private void movetext(List<Item> items, Deque<Variation> open) {
        while (true) {
            text.skipSpace();
            List<Item> into = open.isEmpty() ? items : open.getFirst().items;
            int offset = text.offset();
            int c = text.peek();
            if (c == Texts.END && !open.isEmpty()) {
                throw new ParseError(open.getLast().from, 0, "(", Kind.VARIATION_NOT_CLOSED);
            } else if (c == Texts.END || c == '[' && open.isEmpty()) {
                return;
            } else if (c == ')' && !open.isEmpty()) {
                text.next();
                afterNumber = false;
                open.pop().to = text.offset();
                continue;
            }
            text.beginItem();
            if (c == '(') {
                Variation variation = new Variation();
                text.next();
                into.add(new Item(ItemKind.VARIATION, "", offset, takeNumber(), variation));
                open.push(variation);
            } else if (c == '{') {
                add(ItemKind.COMMENT, comment(offset), offset, into);
            } else if (c == ';' || c == '%' && text.isAtLineStart()) {
                add(ItemKind.COMMENT, restOfLine(), offset, into);
            } else if ((c == ')' || c == '}') && open.isEmpty()) {
                throw new ParseError(offset, 0, String.valueOf((char) c), Kind.UNMATCHED_BRACKET);
            } else if (c == '.') {
                text.next();
                afterNumber = true;
            } else if (isSeparator(c)) {
                skipSeparator();
            } else if (WrittenResult.mayBegin(c, text.peek(1), text.peek(2)) && isResult()) {
                add(ItemKind.RESULT, word, offset, into);
            } else if (Texts.isDigit(c) && isMoveNumber(open.isEmpty())) {
                afterNumber = true;
            } else {
                word = text.take(wordLength());
                addWord(offset, into);
            }
        }
    }

    /** Reads a comment before or between the tags. */
    String commentOfHead() {
        text.beginItem();
        return text.peek() == '{' ? comment(text.offset()) : restOfLine();
    }

    private void add(ItemKind kind, String content, int offset, List<Item> into) {
        into.add(new Item(kind, content, offset, takeNumber(), null));
    }

    /** Returns whether a character between words is skipped: a comma, or the bar of a table. */
    private boolean isSeparator(int c) {
        return corrections && (c == ',' || c == '|');
    }

    private void skipSeparator() {
        separator = separator < 0 ? text.offset() : separator;
        text.next();
    }

    private boolean takeNumber() {
        boolean numbered = afterNumber;
        afterNumber = false;
        return numbered;
    }

    private void addWord(int offset, List<Item> into) {
        if (word.charAt(0) == '$'
                && word.length() > 1
                && word.length() <= 4
                && word.chars().skip(1).allMatch(Texts::isDigit)) {
            add(ItemKind.NAG, word.substring(1), offset, into);
            return;
        }
        int end = word.length();
        while (end > 0 && isSymbol(word.charAt(end - 1))) {
            end--;
        }
        boolean isMark = word.length() <= 2 && !Character.isLetterOrDigit(word.charAt(0));
        OptionalInt nag = end < word.length() || isMark
                ? NagSymbols.parse(word.substring(isMark ? 0 : end))
                : OptionalInt.empty();
        if (nag.isEmpty()) {
            add(word.charAt(0) == '$' ? ItemKind.COMMENT : ItemKind.WORD, word, offset, into);
            return;
        }
        if (end > 0 && !isMark) {
            add(ItemKind.WORD, word.substring(0, end), offset, into);
        }
        add(ItemKind.NAG, String.valueOf(nag.getAsInt()), offset, into);
    }

    /** Returns whether a character of a NAG can directly follow a move. */
    private static boolean isSymbol(char c) {
        return c == '!' || c == '?' || c >= 0x80 && Marks.plain(c) == c;
    }

    private String comment(int offset) {
        text.next();
        int from = text.offset();
        text.nextUntil('}', '}', '}');
        String comment = text.between(from, text.offset());
        if (text.next() == Texts.END) {
            throw new ParseError(offset, 0, "{", Kind.COMMENT_NOT_CLOSED);
        }
        return comment;
    }

    private String restOfLine() {
        text.next();
        int from = text.offset();
        text.nextUntil('\n', '\r', '\r');
        return text.between(from, text.offset()).strip();
    }

    /** Returns whether a comment can be printed after a semicolon. */
    static boolean isRestOfLine(String comment) {
        return comment.indexOf('\n') < 0
                && comment.indexOf('\r') < 0
                && comment.strip().equals(comment);
    }

    /** Reads a result. Returns false if other words follow. */
    private boolean isResult() {
        int length = 0;
        while (length <= WrittenResult.MAX_LENGTH && !endsWords(text.peek(length))) {
            length++;
        }
        int from = text.offset();
        Optional<WrittenResult> result = WrittenResult.in(text.between(from, from + length));
        result.ifPresent(found -> word = text.take(found.length()).strip());
        return result.isPresent();
    }

    /**
     * Reads a move number with or without a dot. Returns false if a word follows. {@code 1.wS1} begins with a number.
     * With corrections, a bracket or a colon may replace the dot.
     */
    private boolean isMoveNumber(boolean isOutside) {
        int length = 1;
        while (Texts.isDigit(text.peek(length))) {
            length++;
        }
        int next = text.peek(length);
        boolean isOther =
                corrections && (next == ':' && !Texts.isDigit(text.peek(length + 1)) || next == ')' && isOutside);
        boolean isNumber = isOther || next == '.' || endsWord(next);
        if (isNumber) {
            text.skip(length);
        }
        if (isOther) {
            skipSeparator();
        }
        return isNumber;
    }

    private int wordLength() {
        int length = 1;
        while (!endsWord(text.peek(length))) {
            length++;
        }
        return length;
    }

    private boolean endsWord(int c) {
        return Texts.isSpace(c) || c == '$' || isSeparator(c) || endsWords(c);
    }

    private static boolean endsWords(int c) {
        return c == Texts.END
                || Texts.isLineEnd(c)
                || c == '{'
                || c == '}'
                || c == '('
                || c == ')'
                || c == ';'
                || c == '[';
    }
}
