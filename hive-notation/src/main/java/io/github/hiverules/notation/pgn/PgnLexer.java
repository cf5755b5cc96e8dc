// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.Finding.Kind;
import io.github.hiverules.notation.internal.Marks;
import io.github.hiverules.notation.internal.NagSymbols;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.record.ParseError;
import io.github.hiverules.notation.record.Property;
import io.github.hiverules.notation.record.TextCursor;
import io.github.hiverules.notation.record.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads the tags of a PGN game, and the items of its movetext: words, comments, NAGs and variations. */
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
        private int to = -1;

        /** Returns the text up to the closing bracket, or up to an error. */
        String text() {
            return text.between(from, to < 0 ? text.offset() : to);
        }
    }

    private final TextCursor text;
    private final boolean corrections;
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

    /** Converts the tokens of the movetext to items, up to the next tag or the end of the text. */
    void movetext(List<Token> tokens, List<Item> items) {
        Deque<Variation> open = new ArrayDeque<>();
        for (Token token : tokens) {
            int offset = token.from();
            if (offset < text.offset()) {
                continue; // part of a tag or comment
            } else if (token.to() > text.end()) {
                text.moveTo(text.end()); // the text is too long
                break;
            }
            text.moveTo(offset);
            List<Item> into = open.isEmpty() ? items : open.getFirst().items;
            int c = token.kind() == Token.Kind.SIGN ? text.peek() : Texts.END;
            if (c == ')' && !open.isEmpty()) {
                text.next();
                afterNumber = false;
                open.pop().to = text.offset();
                continue;
            } else if (c == '[') {
                break;
            }
            text.beginItem();
            if (c == '(') {
                Variation variation = new Variation();
                text.next();
                into.add(new Item(ItemKind.VARIATION, "", offset, takeNumber(), variation));
                open.push(variation);
            } else if (c == '{') {
                add(ItemKind.COMMENT, comment(offset), offset, into);
            } else if (c == ';' || c == '%') {
                add(ItemKind.COMMENT, restOfLine(), offset, into);
            } else if (c == ',' || c == '|') {
                noteSeparator(offset);
                text.next();
            } else if (c != Texts.END) {
                throw new ParseError(offset, 0, String.valueOf((char) c), Kind.UNMATCHED_BRACKET);
            } else if (token.kind() == Token.Kind.NUMBER) {
                text.skip(token.to() - offset);
                afterNumber = true;
                int last = text.between(token.to() - 1, token.to()).charAt(0);
                if (last != '.' && !Texts.isDigit(last)) {
                    noteSeparator(token.to() - 1);
                }
            } else if (token.kind() == Token.Kind.RESULT) {
                add(ItemKind.RESULT, text.take(token.to() - offset).strip(), offset, into);
            } else {
                addWord(text.take(token.to() - offset), offset, into);
            }
        }
        text.skipSpace();
        if (!open.isEmpty()) {
            throw new ParseError(open.getLast().from, 0, "(", Kind.VARIATION_NOT_CLOSED);
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

    private void noteSeparator(int offset) {
        separator = separator < 0 ? offset : separator;
    }

    private boolean takeNumber() {
        boolean numbered = afterNumber;
        afterNumber = false;
        return numbered;
    }

    private void addWord(String word, int offset, List<Item> into) {
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
}
