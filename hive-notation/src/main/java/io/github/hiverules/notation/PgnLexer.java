// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.RecordException.Place;
import io.github.hiverules.notation.internal.Phrase;
import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes the PGN of a game apart: tag pairs, words, comments, marks, variations. Numbers before moves mean nothing. */
final class PgnLexer {
    /** The marks of words such as {@code wS1!?}, by their numbers. */
    private static final List<String> MARKS = List.of("", "!", "?", "!!", "??", "!?", "?!");

    /** What an item of the movetext is. */
    enum Kind {
        /** A piece, a place, a pass, a result. */
        WORD,
        COMMENT,
        /** The number of a mark. */
        MARK,
        VARIATION
    }

    /** An item of the movetext; {@code numbered} tells whether a number stands directly before it. */
    record Item(
            Kind kind,
            String text,
            Place place,
            boolean numbered,
            @Nullable Variation variation) {}

    final class Variation {
        final List<Item> items = new ArrayList<>();
        private final Place place = text.place();
        private final int from = text.offset();
        private int to;

        /** The variation as it stands in the source, with its brackets. */
        String text() {
            return text.between(from, to);
        }
    }

    private final TextSource text;
    private final StringBuilder word = new StringBuilder();
    private boolean behindNumber;

    PgnLexer(TextSource text) {
        this.text = text;
    }

    Property tag() {
        Place place = text.place();
        text.beginItem();
        text.next();
        text.skipSpace();
        word.setLength(0);
        for (int c = text.peek(); !Tag.endsName(c); c = text.peek()) {
            if (word.length() == Tag.MAX_NAME_LENGTH) {
                throw broken(place, word.toString(), "a shorter name", Phrase.of("The name of a tag is too long."));
            }
            word.append((char) text.next());
        }
        String name = word.toString();
        text.skipSpace();
        if (name.isEmpty() || text.peek() != '"') {
            throw broken(place, name, "[Name \"value\"]", Phrase.of("A tag needs a name and a value in quotes."));
        }
        String value = quoted(place, name);
        text.skipSpace();
        if (text.peek() != ']') {
            throw broken(place, name, "]", Phrase.of("The tag {} is not closed.", Texts.shown(name)));
        }
        text.next();
        return new Property(name, value, place);
    }

    private String quoted(Place place, String name) {
        word.setLength(0);
        text.next();
        for (int c = text.next(); c != '"'; c = text.next()) {
            if (c == '\\' && (text.peek() == '"' || text.peek() == '\\')) {
                c = text.next();
            }
            if (c == TextSource.END) {
                throw broken(place, name, "\"", Phrase.of("The value of the tag {} is not closed.", Texts.shown(name)));
            }
            word.append((char) c);
        }
        return word.toString();
    }

    /** Whether a tag comes next that is named so. */
    boolean isTagNext(String name) {
        int i = 1;
        while (i < TextSource.MAX_AHEAD / 2 && Texts.isSpace(text.peek(i))) {
            i++;
        }
        for (int k = 0; k < name.length(); k++) {
            if ((text.peek(i++) | 0x20) != Character.toLowerCase(name.charAt(k))) {
                return false;
            }
        }
        return text.peek() == '[' && Tag.endsName(text.peek(i));
    }

    /** Takes the movetext up to the next tag, or to the end, as far as it can be read. */
    void movetext(List<Item> items) {
        Deque<Variation> open = new ArrayDeque<>();
        try {
            movetext(items, open);
        } finally {
            open.forEach(variation -> variation.to = text.offset());
        }
    }

    private void movetext(List<Item> items, Deque<Variation> open) {
        List<Item> into = items;
        for (boolean more = true; more; ) {
            text.skipSpace();
            Place place = text.place();
            int c = text.peek();
            if (c == '(') {
                text.beginItem();
                Variation variation = new Variation();
                text.next();
                into.add(new Item(Kind.VARIATION, "", place, takeNumber(), variation));
                open.push(variation);
                into = variation.items;
            } else if (c == ')' && !open.isEmpty()) {
                text.next();
                behindNumber = false;
                open.pop().to = text.offset();
                into = open.isEmpty() ? items : open.getFirst().items;
            } else if (c == TextSource.END && !open.isEmpty()) {
                throw broken(open.getLast().place, "(", ")", Phrase.of("The variation is not closed."));
            } else {
                more = item(place, into, !open.isEmpty());
            }
        }
    }

    /** Takes an item; false at the end of the movetext. */
    private boolean item(Place place, List<Item> into, boolean inVariation) {
        int c = text.peek();
        if (c == TextSource.END || c == '[' && !inVariation) {
            return false;
        }
        text.beginItem();
        if (c == '{') {
            add(Kind.COMMENT, comment(place), place, into);
        } else if (c == ';' || c == '%' && place.column() == 1) {
            add(Kind.COMMENT, restOfLine(), place, into);
        } else if ((c == ')' || c == '}') && !inVariation) {
            throw broken(place, Character.toString(c), "a move", Phrase.of("A bracket is closed that was not opened."));
        } else if (c == '.') {
            text.next();
            behindNumber = true;
        } else {
            word();
            if (isNumber(0)) {
                behindNumber = true;
            } else {
                addWord(place, into);
            }
        }
        return true;
    }

    /** A comment before the game's tags, or between them; null if none comes next. */
    @Nullable
    String commentOfHead() {
        int c = text.peek();
        text.beginItem();
        return c == '{' ? comment(text.place()) : c == ';' || c == '%' ? restOfLine() : null;
    }

    private void add(Kind kind, String content, Place place, List<Item> into) {
        into.add(new Item(kind, content, place, takeNumber(), null));
    }

    private boolean takeNumber() {
        boolean numbered = behindNumber;
        behindNumber = false;
        return numbered;
    }

    /** Whether the last thing before the end of the movetext was a number. */
    boolean isBehindNumber() {
        return behindNumber;
    }

    private void addWord(Place place, List<Item> into) {
        if (word.charAt(0) == '$' && word.length() <= 4 && word.length() > 1 && isNumber(1)) {
            add(Kind.MARK, word.substring(1), place, into);
            return;
        }
        int end = word.length();
        while (end > 0 && (word.charAt(end - 1) == '!' || word.charAt(end - 1) == '?')) {
            end--;
        }
        int mark = end == word.length() ? 0 : MARKS.indexOf(word.substring(end));
        if (mark <= 0) {
            add(word.charAt(0) == '$' ? Kind.COMMENT : Kind.WORD, word.toString(), place, into);
            return;
        }
        if (end > 0) {
            add(Kind.WORD, word.substring(0, end), place, into);
        }
        add(Kind.MARK, String.valueOf(mark), place, into);
    }

    private String comment(Place place) {
        word.setLength(0);
        text.next();
        text.nextUntil('}', '}', '}', word);
        if (text.next() == TextSource.END) {
            throw broken(place, "{", "}", Phrase.of("The comment is not closed."));
        }
        return word.toString();
    }

    private String restOfLine() {
        word.setLength(0);
        text.next();
        text.nextUntil('\n', '\r', '\r', word);
        return word.toString().strip();
    }

    /** Whether a comment behind a semicolon is read as it is. */
    static boolean isRestOfLine(String comment) {
        return comment.indexOf('\n') < 0
                && comment.indexOf('\r') < 0
                && comment.strip().equals(comment);
    }

    /** Takes a word, or the number before it and its dot: {@code 1.wS1} are two. At least a character is taken. */
    private void word() {
        word.setLength(0);
        boolean digits = true;
        int c = text.peek();
        do {
            if (digits && c == '.' && word.length() > 0) {
                text.next();
                return;
            }
            digits = digits && c >= '0' && c <= '9';
            word.append((char) text.next());
            c = text.peek();
        } while (c != TextSource.END && !endsWord(c));
    }

    private boolean isNumber(int from) {
        for (int i = from; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean endsWord(int c) {
        return Texts.isSpace(c) || c == '{' || c == '}' || c == '(' || c == ')' || c == ';' || c == '[';
    }

    private static RecordException broken(Place place, String token, String expected, Phrase reason) {
        return new RecordException(place, 0, Texts.shown(token), expected, reason);
    }
}
