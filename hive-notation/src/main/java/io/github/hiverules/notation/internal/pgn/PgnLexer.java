package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.RecordException;
import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.internal.GameReader;
import io.github.hiverules.notation.internal.TextSource;

/** Takes PGN apart: tag pairs, words, comments, variations. */
final class PgnLexer {
    /** What an item of the movetext is. */
    enum Kind {
        /** A piece, a place, a pass, a result. */
        WORD,
        /** The number before a move; its value means nothing. */
        NUMBER,
        COMMENT,
        VARIATION
    }

    /** A piece of the movetext. */
    record Item(Kind kind, String text, Place place) {}

    private final TextSource text;

    PgnLexer(TextSource text) {
        this.text = text;
    }

    /** The tag pair that comes next. */
    Tag tag() {
        Place place = text.place();
        text.beginItem();
        text.next();
        text.skipSpace();
        StringBuilder name = new StringBuilder();
        for (int c = text.peek(); !TextSource.endsTagName(c); c = text.peek()) {
            name.append((char) text.next());
        }
        text.skipSpace();
        if (name.length() == 0 || text.peek() != '"') {
            throw broken(place, name.toString(), "[Name \"value\"]", "A tag needs a name and a value in quotes.");
        }
        String value = quoted(place, name.toString());
        text.skipSpace();
        if (text.peek() != ']') {
            throw broken(
                    place, name.toString(), "]", "The tag " + TextSource.shown(name.toString()) + " is not closed.");
        }
        text.next();
        return new Tag(name.toString(), value);
    }

    private String quoted(Place place, String name) {
        StringBuilder value = new StringBuilder();
        text.next();
        for (int c = text.next(); c != '"'; c = text.next()) {
            if (c == '\\' && (text.peek() == '"' || text.peek() == '\\')) {
                c = text.next();
            }
            if (c == TextSource.END) {
                throw broken(place, name, "\"", "The value of the tag " + TextSource.shown(name) + " is not closed.");
            }
            value.append((char) c);
        }
        return value.toString();
    }

    /** The item of the movetext that comes next; the text is not at its end and not at a tag. */
    Item item() {
        Place place = text.place();
        text.beginItem();
        int c = text.peek();
        if (c == '{') {
            return new Item(Kind.COMMENT, comment(place), place);
        }
        if (c == ';' || c == '%' && place.column() == 1) {
            return new Item(Kind.COMMENT, restOfLine(), place);
        }
        if (c == '(') {
            return new Item(Kind.VARIATION, variation(place), place);
        }
        if (c == ')' || c == '}') {
            throw broken(place, Character.toString(c), "a move", "A bracket is closed that was not opened.");
        }
        if (c == '$') {
            return new Item(Kind.COMMENT, word(), place);
        }
        return numberOrWord(place);
    }

    private String comment(Place place) {
        StringBuilder comment = new StringBuilder();
        text.next();
        for (int c = text.next(); c != '}'; c = text.next()) {
            if (c == TextSource.END) {
                throw broken(place, "{", "}", "The comment is not closed.");
            }
            comment.append((char) c);
        }
        return comment.toString();
    }

    private String restOfLine() {
        StringBuilder comment = new StringBuilder();
        text.next();
        for (int c = text.peek(); c != TextSource.END && c != '\n'; c = text.peek()) {
            comment.append((char) text.next());
        }
        return comment.toString().strip();
    }

    /** Whether a comment behind a semicolon is read as it is. */
    static boolean isRestOfLine(String comment) {
        return comment.indexOf('\n') < 0
                && comment.strip().equals(comment)
                && !comment.startsWith("[%")
                && !Commands.hasLoneSurrogate(comment);
    }

    /** A variation without its outer brackets, as written; variations inside it and brackets in comments are minded. */
    private String variation(Place place) {
        StringBuilder variation = new StringBuilder();
        text.next();
        Brackets brackets = new Brackets();
        while (true) {
            int c = text.next();
            if (c == TextSource.END) {
                throw broken(place, "(", ")", "The variation is not closed.");
            }
            if (brackets.closeWith(c)) {
                return variation.toString();
            }
            variation.append((char) c);
        }
    }

    private Item numberOrWord(Place place) {
        if (text.peek() == '.') {
            text.next();
            return new Item(Kind.NUMBER, ".", place);
        }
        StringBuilder digits = new StringBuilder();
        while (text.peek() >= '0' && text.peek() <= '9') {
            digits.append((char) text.next());
        }
        boolean number =
                digits.length() > 0 && (text.peek() == '.' || text.peek() == TextSource.END || endsWord(text.peek()));
        if (!number) {
            return new Item(Kind.WORD, digits + word(), place);
        }
        return new Item(Kind.NUMBER, digits.toString(), place);
    }

    private String word() {
        StringBuilder word = new StringBuilder();
        for (int c = text.peek(); c != TextSource.END && !endsWord(c); c = text.peek()) {
            word.append((char) text.next());
        }
        return word.toString();
    }

    private static boolean endsWord(int c) {
        return TextSource.isSpace(c) || c == '{' || c == '}' || c == '(' || c == ')' || c == ';' || c == '[';
    }

    private static GameReader.SyntaxException broken(Place place, String token, String expected, String reason) {
        return new GameReader.SyntaxException(new RecordException(place, 0, TextSource.shown(token), expected, reason));
    }
}
