// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.notation.internal.Message.Kind;
import io.github.hiverules.notation.internal.NagSymbols;
import io.github.hiverules.notation.internal.Results;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.strings.Errors;
import io.github.hiverules.notation.strings.TextCursor;
import io.github.hiverules.notation.text.NotationException;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads the items of a movetext one by one, without move numbers. An error is the last item. */
final class PgnLexer {
    enum Item {
        /** A piece, a destination, a pass, or any other word. */
        WORD,
        RESULT,
        COMMENT,
        NAG,
        OPEN,
        CLOSE,
        ERROR,
        END
    }

    /** The maximum length of a piece or a destination. */
    private static final int MAX_PLACE = 5;

    /** The maximum length of a result in digits. */
    private static final int MAX_SCORE = 16;

    private final TextCursor text;

    private @Nullable NotationException error;

    /** The current item. */
    Item item = Item.END;

    /** The offset of the item. */
    int offset;

    /** Whether a move number directly precedes the item. */
    boolean isNumbered;

    /** The word, the result, the content of the comment or the number of the NAG. */
    String value = "";

    PgnLexer(TextCursor text) {
        this.text = text;
    }

    /** Returns the error that is the current item. */
    NotationException error() {
        return requireNonNull(error);
    }

    /** Returns the text from an offset to the end of the current item. */
    String textFrom(int from) {
        return text.between(from, text.offset());
    }

    /** Returns the text from an offset to the end of the game. */
    String rest(int from) {
        return text.between(from, text.end());
    }

    /** Advances to the next item. */
    void next() {
        try {
            isNumbered = false;
            text.skipSpace();
            int score = scoreLength();
            while (score == 0 && skipNumber()) {
                text.skipSpace();
                score = scoreLength();
            }
            offset = text.offset();
            value = "";
            item = score > 0 ? score(score) : read(text.peek());
        } catch (NotationException e) {
            error = e;
            item = Item.ERROR;
        }
    }

    /** Returns the length of the result in digits that begins here, such as {@code 1 - 0}, or 0. */
    private int scoreLength() {
        int c = text.peek();
        int length = c == '1' || c == '0' || c == '½' ? Results.scoreLength(text.ahead(MAX_SCORE), 0) : 0;
        return length > 0 && endsWord(text.peek(length)) ? length : 0;
    }

    private Item score(int length) {
        text.beginItem();
        value = text.take(length);
        return Results.parse(value).isPresent() ? Item.RESULT : Item.WORD;
    }

    /** Skips a number with or without dots, or dots. Returns false if there is none. */
    private boolean skipNumber() {
        int digits = 0;
        while (Texts.isDigit(text.peek(digits))) {
            digits++;
        }
        int end = digits;
        while (text.peek(end) == '.') {
            end++;
        }
        boolean isNumber = end > digits || end > 0 && endsWord(text.peek(end));
        if (isNumber) {
            text.beginItem();
            text.skip(end);
            isNumbered = true;
        }
        return isNumber;
    }

    private Item read(int c) {
        if (c == Texts.END) {
            text.requireWhole();
            return Item.END;
        } else if (c == ')') {
            text.next(); // a variation is one item, which its opening parenthesis begins
            return Item.CLOSE;
        }
        text.beginItem();
        if (isComment(text)) {
            value = comment(text);
            return Item.COMMENT;
        } else if (c == '(') {
            text.next();
            return Item.OPEN;
        }
        return word();
    }

    /** Returns whether a comment follows: a brace, a semicolon, or a percent sign at the beginning of a line. */
    static boolean isComment(TextCursor text) {
        int c = text.peek();
        return c == '{' || c == ';' || c == '%' && text.beginsLine();
    }

    /** Reads a comment in braces or up to the end of the line. */
    static String comment(TextCursor text) {
        int offset = text.offset();
        boolean isBrace = text.next() == '{';
        int from = text.offset();
        text.nextUntil(isBrace ? '}' : '\n', isBrace ? '}' : '\r', isBrace ? '}' : '\r');
        String comment = text.between(from, text.offset());
        if (!isBrace) {
            return comment.strip();
        } else if (text.next() == Texts.END) {
            throw Errors.error(offset, 0, "{", Kind.COMMENT_NOT_CLOSED);
        }
        return comment;
    }

    private Item word() {
        boolean isSymbol = isSymbol(text.peek());
        int length = 1;
        while (!endsWord(text.peek(length)) && isSymbol(text.peek(length)) == isSymbol) {
            length++;
        }
        String word = text.take(length);
        value = word;
        char first = word.charAt(0);
        if (first == '$') {
            boolean isNag = Texts.parseNumber(word, 1, length, 3) >= 0;
            value = isNag ? word.substring(1) : word;
            return isNag ? Item.NAG : Item.COMMENT;
        }
        boolean isPlace = length <= MAX_PLACE && "wbWB-/\\pP".indexOf(first) >= 0;
        if (!isPlace && Results.parse(word).isPresent()) {
            return Item.RESULT;
        }
        OptionalInt nag =
                length <= 2 && !Character.isLetterOrDigit(first) ? NagSymbols.parse(word) : OptionalInt.empty();
        value = nag.isPresent() ? String.valueOf(nag.getAsInt()) : word;
        return nag.isPresent() ? Item.NAG : Item.WORD;
    }

    private static boolean isSymbol(int c) {
        return c == '!' || c == '?';
    }

    private static boolean endsWord(int c) {
        return switch (c) {
            case '(', ')', '{', '}', ';', '[', '$', Texts.END -> true;
            default -> Texts.isSpace(c);
        };
    }
}
