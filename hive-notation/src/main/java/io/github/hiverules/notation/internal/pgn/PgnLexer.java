// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.TextSource;
import org.jspecify.annotations.Nullable;

/** Takes PGN apart: tag pairs, words, comments, variations. Numbers before moves mean nothing and are passed over. */
final class PgnLexer {
    /** What an item of the movetext is. */
    enum Kind {
        /** A piece, a place, a pass, a result. */
        WORD,
        COMMENT,
        VARIATION
    }

    /**
     * A piece of the movetext.
     *
     * @param numbered whether a number stands directly before it
     */
    record Item(Kind kind, String text, Place place, boolean numbered) {}

    private final TextSource text;
    private final StringBuilder word = new StringBuilder();
    private boolean behindNumber;

    PgnLexer(TextSource text) {
        this.text = text;
    }

    /**
     * The tag pair that comes next.
     *
     * @throws RecordException if it is broken
     */
    Tag tag() {
        Place place = text.place();
        text.beginItem();
        text.next();
        text.skipSpace();
        word.setLength(0);
        for (int c = text.peek(); !TextSource.endsTagName(c); c = text.peek()) {
            if (word.length() == Tag.MAX_NAME_LENGTH) {
                throw broken(place, word.toString(), "a shorter name", "The name of a tag is too long.");
            }
            word.append((char) text.next());
        }
        String name = word.toString();
        text.skipSpace();
        if (name.isEmpty() || text.peek() != '"') {
            throw broken(place, name, "[Name \"value\"]", "A tag needs a name and a value in quotes.");
        }
        String value = quoted(place, name);
        text.skipSpace();
        if (text.peek() != ']') {
            throw broken(place, name, "]", "The tag " + TextSource.shown(name) + " is not closed.");
        }
        text.next();
        return new Tag(name, value);
    }

    private String quoted(Place place, String name) {
        word.setLength(0);
        text.next();
        while (true) {
            int c = nextUnlessGameStarts(
                    place, name, "\"", "The value of the tag " + TextSource.shown(name) + " is not closed.");
            if (c == '"') {
                return word.toString();
            }
            if (c == '\\' && (text.peek() == '"' || text.peek() == '\\')) {
                c = text.next();
            }
            word.append((char) c);
        }
    }

    /** Takes the next character of what has to be closed. */
    private int nextUnlessGameStarts(Place place, String token, String expected, String reason) {
        if (GameStart.isNext(text) || text.peek() == TextSource.END) {
            throw broken(place, token, expected, reason);
        }
        return text.next();
    }

    /**
     * The item of the movetext that comes next; null at its end, and before a tag.
     *
     * @throws RecordException if it is broken
     */
    @Nullable
    Item item() {
        behindNumber = false;
        while (true) {
            text.skipSpace();
            int c = text.peek();
            if (c == TextSource.END || c == '[') {
                return null;
            }
            Place place = text.place();
            text.beginItem();
            boolean numbered = behindNumber;
            switch (c) {
                case '{' -> {
                    return new Item(Kind.COMMENT, comment(place), place, numbered);
                }
                case '(' -> {
                    return new Item(Kind.VARIATION, variation(place), place, numbered);
                }
                case ';' -> {
                    return new Item(Kind.COMMENT, restOfLine(), place, numbered);
                }
                case ')', '}' ->
                    throw broken(place, Character.toString(c), "a move", "A bracket is closed that was not opened.");
                case '.' -> {
                    text.next();
                    behindNumber = true;
                }
                default -> {
                    if (c == '%' && place.column() == 1) {
                        return new Item(Kind.COMMENT, restOfLine(), place, numbered);
                    }
                    word();
                    if (!isNumber()) {
                        Kind kind = c == '$' ? Kind.COMMENT : Kind.WORD;
                        return new Item(kind, word.toString(), place, numbered);
                    }
                    behindNumber = true;
                }
            }
        }
    }

    /** Whether the last thing that {@link #item} saw before it found no more was a number. */
    boolean isBehindNumber() {
        return behindNumber;
    }

    private String comment(Place place) {
        word.setLength(0);
        text.next();
        while (true) {
            int c = nextUnlessGameStarts(place, "{", "}", "The comment is not closed.");
            if (c == '}') {
                return word.toString();
            }
            word.append((char) c);
        }
    }

    private String restOfLine() {
        word.setLength(0);
        text.next();
        for (int c = text.peek(); c != TextSource.END && !TextSource.isLineEnd(c); c = text.peek()) {
            word.append((char) text.next());
        }
        return word.toString().strip();
    }

    /** Whether a comment behind a semicolon is read as it is. */
    static boolean isRestOfLine(String comment) {
        return comment.indexOf('\n') < 0
                && comment.indexOf('\r') < 0
                && comment.strip().equals(comment)
                && !comment.startsWith("[%");
    }

    /** A variation without its outer brackets, as written; variations inside it and brackets in comments are minded. */
    private String variation(Place place) {
        word.setLength(0);
        text.next();
        Brackets brackets = new Brackets();
        while (true) {
            int c = nextUnlessGameStarts(place, "(", ")", "The variation is not closed.");
            if (brackets.closeWith(c)) {
                return word.toString();
            }
            word.append((char) c);
        }
    }

    /** Takes a word, or the number before it and its dot: {@code 1.wS1} are two. */
    private void word() {
        word.setLength(0);
        boolean digits = true;
        for (int c = text.peek(); c != TextSource.END && !endsWord(c); c = text.peek()) {
            if (digits && c == '.' && word.length() > 0) {
                text.next();
                return;
            }
            digits = digits && c >= '0' && c <= '9';
            word.append((char) text.next());
        }
    }

    private boolean isNumber() {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean endsWord(int c) {
        return TextSource.isSpace(c) || c == '{' || c == '}' || c == '(' || c == ')' || c == ';' || c == '[';
    }

    private static RecordException broken(Place place, String token, String expected, String reason) {
        return new RecordException(place, 0, TextSource.shown(token), expected, reason);
    }
}
