// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.reading.RecordBuilder;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses and prints PGN comments. A comment may contain the mover's clock, such as {@code {[%clk 0:05:12.345]}}.
 * Comments that PGN can't represent are printed as {@code {[%text …]}} with the escapes {@code \n}, {@code \r},
 * {@code \\} and <code>\&#117;007d</code>.
 */
final class PgnComments {
    private static final Pattern CLOCK =
            Pattern.compile("\\[%clk\\s+(\\d{1,7}):([0-5]?\\d):([0-5]?\\d)(?:\\.(\\d{1,3})\\d*)?\\s*]");
    private static final String TEXT = "[%text ";

    /** A tag at the beginning of a line. */
    private static final Pattern TAG = pattern("\\[(?:[^\"\\[\\]]*\"|_*+gametype)");

    private static final Pattern TAG_GAME_TYPE = pattern("\\[_*+gametype_*+\"");

    /** A comment that can be written after a semicolon. */
    private static final Pattern LINE = Pattern.compile("|\\S|\\S.*\\S");

    private static final Pattern ESCAPED = Pattern.compile("(?s)(?:[^\\\\]|\\\\[\\\\nr]|\\\\u[0-9a-f]{4})*+");

    private PgnComments() {}

    private static Pattern pattern(String regex) {
        return Pattern.compile("(?i)" + regex.replace("_", "[\\x00\\x1A" + Texts.SPACE.substring(1)));
    }

    /** Adds a comment to a record. A clock in the comment becomes the turn's clock. */
    static void addTo(String comment, RecordBuilder record) {
        Optional<String> text = text(comment);
        if (text.isPresent() || !comment.contains("[%")) {
            record.comment(text.orElse(comment));
            return;
        }
        Matcher clock = CLOCK.matcher(comment);
        if (!clock.find() || !record.clock(millis(clock))) {
            record.comment(comment);
        } else {
            String before = comment.substring(0, clock.start()).strip();
            String after = comment.substring(clock.end()).strip();
            String words = before.isEmpty() || after.isEmpty() ? before + after : before + " " + after;
            if (!words.isEmpty()) {
                addTo(words, record);
            }
        }
    }

    private static long millis(Matcher clock) {
        long minutes = Long.parseLong(clock.group(1)) * 60 + Long.parseLong(clock.group(2));
        String fraction = clock.group(4) == null ? "" : clock.group(4);
        return (minutes * 60 + Long.parseLong(clock.group(3))) * 1000
                + Long.parseLong((fraction + "000").substring(0, 3));
    }

    static String printClock(Duration clock) {
        long millis = clock.toMillis();
        long seconds = millis / 1000;
        String fraction = millis % 1000 == 0 ? "" : String.format(Locale.ROOT, ".%03d", millis % 1000);
        // TeaVM's String.format doesn't know %%
        return "[%clk "
                + String.format(
                        Locale.ROOT, "%d:%02d:%02d%s]", seconds / 3600, seconds / 60 % 60, seconds % 60, fraction);
    }

    /** Decodes a {@code [%text …]} comment. */
    private static Optional<String> text(String comment) {
        if (!comment.startsWith(TEXT) || !comment.endsWith("]")) {
            return Optional.empty();
        }
        String escaped = comment.substring(TEXT.length(), comment.length() - 1);
        if (!ESCAPED.matcher(escaped).matches()) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            if (c == '\\') {
                c = escaped.charAt(++i);
                if (c == 'u') {
                    c = (char) Integer.parseInt(escaped.substring(i + 1, i + 5), 16);
                    i += 4;
                } else {
                    c = c == 'n' ? '\n' : c == 'r' ? '\r' : c;
                }
            }
            text.append(c);
        }
        return Optional.of(text.toString()).filter(Texts::isWellFormed);
    }

    /** Prints a comment in braces if possible, otherwise after a semicolon or with escapes. */
    static String print(String comment) {
        boolean isEscaped = hidesGame(comment)
                || comment.contains("[%")
                        && (CLOCK.matcher(comment).find() || text(comment).isPresent());
        if (!isEscaped && comment.indexOf('}') < 0) {
            return "{" + comment + "}\n";
        }
        return !isEscaped && LINE.matcher(comment).matches() ? "; " + comment + "\n" : "{" + escaped(comment) + "}\n";
    }

    /** Returns whether a tag in the comment would begin another game. */
    private static boolean hidesGame(String comment) {
        for (int open = comment.indexOf('['); open >= 0; open = comment.indexOf('[', open + 1)) {
            Pattern tag = beginsLaterLine(comment, open) ? TAG : TAG_GAME_TYPE;
            if (tag.matcher(comment).region(open, comment.length()).lookingAt()) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether only white space precedes a character in its line, which isn't the first line. */
    private static boolean beginsLaterLine(String comment, int at) {
        int from = at;
        while (from > 0 && Texts.isSpace(comment.charAt(from - 1)) && !Texts.isLineEnd(comment.charAt(from - 1))) {
            from--;
        }
        return from > 0 && Texts.isLineEnd(comment.charAt(from - 1));
    }

    /** Escapes a comment, and the bracket of a tag GameType. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(TEXT);
        text.chars()
                .forEach(c -> escaped.append(
                        switch (c) {
                            case '\\' -> "\\\\";
                            case '\n' -> "\\n";
                            case '\r' -> "\\r";
                            default ->
                                c == '}' || c == '[' || c < ' '
                                        ? String.format(Locale.ROOT, "\\u%04x", c)
                                        : "" + (char) c;
                        }));
        return escaped.append(']').toString();
    }
}
