// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import io.github.hiverules.notation.internal.Texts;
import java.util.stream.Stream;

/**
 * Cuts PGN into games by its lines alone: a line that begins with tags, {@code GameType} among them, begins a game, and the
 * lines of tags directly before it belong to it, wherever they stand. So nothing that a game leaves open (a comment, a
 * variation, a value) can swallow the games behind it, and a file gives the same games in parts and as a whole.
 */
final class PgnLines {
    /** What a line is for the games around it. */
    enum Kind {
        /** It begins with tags, and one of them is the game type. */
        HEAD,
        /** There are tags in it and nothing else. */
        TAGS,
        BLANK,
        OTHER
    }

    /** How many characters of tags before a game type are kept for its game. */
    static final int MAX_TAGS = 1 << 16;

    private final TextSource text;
    private final String name;
    private final int maxGameLength;
    private final StringBuilder line = new StringBuilder();

    /** The lines with which the next game begins, as far as they were taken. */
    private StringBuilder head = new StringBuilder();

    private int headLine;

    PgnLines(TextSource text, int maxGameLength) {
        this.text = text;
        this.name = text.place().source();
        this.maxGameLength = maxGameLength;
    }

    /** Whether there is another game, or something else than space before the first. */
    boolean hasNext() {
        if (head.length() == 0) {
            text.skipSpace();
        }
        return head.length() > 0 || text.peek() != TextSource.END;
    }

    /** The text of the next game, which begins with its tags; what stands before the first game comes by itself. */
    TextSource next() {
        StringBuilder game = head;
        int first = game.length() == 0 ? text.place().line() : headLine;
        boolean hasHead = game.length() > 0;
        boolean inHead = hasHead;
        boolean complete = false;
        head = new StringBuilder(); // until the game type comes, lines that may belong to the next game
        while (!complete && text.peek() != TextSource.END) {
            int number = text.place().line();
            line.setLength(0);
            text.takeLine(line, maxGameLength);
            Kind kind = kind(line);
            complete = kind == Kind.HEAD && (hasHead || game.length() > 0);
            inHead = kind == Kind.HEAD || inHead && kind == Kind.TAGS;
            hasHead |= inHead;
            boolean mayBegin = !inHead && (kind == Kind.TAGS || kind == Kind.BLANK && head.length() > 0);
            if (complete || mayBegin && head.length() + line.length() <= MAX_TAGS) {
                headLine = head.length() == 0 ? number : headLine;
                head.append(line);
            } else {
                append(game, head);
                append(game, line);
                head.setLength(0);
            }
        }
        if (!complete) {
            append(game, head);
            head.setLength(0);
        }
        return new TextSource(name, game.toString(), maxGameLength, first);
    }

    /** Puts lines behind a game; what is longer than a game may be is broken, and its end is not looked at. */
    private void append(StringBuilder game, CharSequence lines) {
        int room = (int) Math.max(0, Math.min(Integer.MAX_VALUE, maxGameLength + 1L - game.length()));
        game.append(lines, 0, Math.min(lines.length(), room));
    }

    static Kind kind(CharSequence line) {
        int i = Texts.behindSpace(line, 0);
        if (charAt(line, i) != '[') {
            return i == line.length() ? Kind.BLANK : Kind.OTHER;
        }
        while (charAt(line, i) == '[') {
            int name = Texts.behindSpace(line, i + 1);
            int end = name;
            while (!Tag.endsName(charAt(line, end))) {
                end++;
            }
            int quote = Texts.behindSpace(line, end);
            if (charAt(line, quote) != '"') {
                return Kind.OTHER;
            }
            if (isGameType(line, name, end) && charAt(line, quote + 1) != ']') {
                return Kind.HEAD; // a value that ends with the name is closed by the quote: "… [GameType "]
            }
            i = behindTag(line, quote + 1);
        }
        return i == line.length() ? Kind.TAGS : Kind.OTHER;
    }

    private static boolean isGameType(CharSequence line, int from, int to) {
        boolean is = to - from == PgnHead.GAME_TYPE.length();
        for (int i = 0; is && i < PgnHead.GAME_TYPE.length(); i++) {
            is = (charAt(line, from + i) | 0x20) == Character.toLowerCase(PgnHead.GAME_TYPE.charAt(i));
        }
        return is;
    }

    /** Behind a value and the bracket that closes its tag, and the blanks behind that; -1 if the line does not close it. */
    private static int behindTag(CharSequence line, int value) {
        int i = value;
        while (charAt(line, i) != '"' && charAt(line, i) != Texts.END) {
            boolean escape = charAt(line, i) == '\\' && (charAt(line, i + 1) == '"' || charAt(line, i + 1) == '\\');
            i += escape ? 2 : 1;
        }
        i = Texts.behindSpace(line, i + 1);
        return charAt(line, i) == ']' ? Texts.behindSpace(line, i + 1) : -1;
    }

    private static int charAt(CharSequence line, int index) {
        return index >= 0 && index < line.length() ? line.charAt(index) : Texts.END;
    }

    /** Whether a line of the text, other than its first, would be taken for the beginning of a game. */
    static boolean hasHead(String text) {
        return text.indexOf('[') >= 0
                && Stream.of(text.split("[\r\n]")).skip(1).anyMatch(line -> kind(line) == Kind.HEAD);
    }
}
