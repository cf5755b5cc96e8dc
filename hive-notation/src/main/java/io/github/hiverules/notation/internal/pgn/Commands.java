// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal.pgn;

import io.github.hiverules.notation.RecordedMove;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What PGN says inside comments: {@code {[%clk 0:05:12.345]}} is the mover's clock, as in chess. Two commands of this library
 * hold what a comment or a bracket can't as it is: {@code {[%text …]}} a comment, {@code {[%variation …]}} a variation, with
 * {@code \n}, {@code \r}, {@code \\} and <code>\&#117;007d</code> for what would end it or get lost.
 */
final class Commands {
    private static final Pattern CLOCK = Pattern.compile("\\[%clk (\\d{1,7}):([0-5]\\d):([0-5]\\d)(?:\\.(\\d{3}))?]");
    private static final String CLOCK_COMMAND = "[%clk ";
    private static final String TEXT = "[%text ";
    private static final String VARIATION = "[%variation ";

    private Commands() {}

    /** The clock that a comment tells, in milliseconds. */
    static OptionalLong clock(String comment) {
        Matcher clock = CLOCK.matcher(comment);
        if (!clock.matches()) {
            return OptionalLong.empty();
        }
        long minutes = Long.parseLong(clock.group(1)) * 60 + Long.parseLong(clock.group(2));
        long fraction = clock.group(4) == null ? 0 : Long.parseLong(clock.group(4));
        long millis = (minutes * 60 + Long.parseLong(clock.group(3))) * 1000 + fraction;
        return millis > RecordedMove.MAX_CLOCK_MILLIS ? OptionalLong.empty() : OptionalLong.of(millis);
    }

    /** The comment that tells a clock. */
    static String printClock(long millis) {
        long seconds = millis / 1000;
        StringBuilder text = new StringBuilder(CLOCK_COMMAND).append(seconds / 3600);
        twoDigits(text, seconds / 60 % 60);
        twoDigits(text, seconds % 60);
        if (millis % 1000 > 0) {
            text.append(String.format(Locale.ROOT, ".%03d", millis % 1000));
        }
        return text.append(']').toString();
    }

    private static void twoDigits(StringBuilder text, long number) {
        text.append(number < 10 ? ":0" : ":").append(number);
    }

    /** The comment that a comment of this library's stands for. */
    static Optional<String> text(String comment) {
        return unescaped(comment, TEXT);
    }

    /** The variation that a comment of this library's stands for. */
    static Optional<String> variation(String comment) {
        return unescaped(comment, VARIATION);
    }

    static String printText(String text) {
        return TEXT + escaped(text) + "]";
    }

    static String printVariation(String text) {
        return VARIATION + escaped(text) + "]";
    }

    /** Whether the comment may be a command. */
    static boolean isCommand(String comment) {
        return comment.startsWith("[%");
    }

    /** Whether a comment between braces would be read as another text than it is. */
    static boolean mistakes(String comment) {
        return comment.indexOf('}') >= 0
                || GameStart.isIn(comment)
                || isCommand(comment)
                        && (clock(comment).isPresent()
                                || text(comment).isPresent()
                                || variation(comment).isPresent());
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '\\') {
                escaped.append("\\\\");
            } else if (c == '\n') {
                escaped.append("\\n");
            } else if (c == '\r') {
                escaped.append("\\r");
            } else if (c == '}' || c < ' ') {
                escaped.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }

    private static Optional<String> unescaped(String comment, String command) {
        if (!comment.startsWith(command) || !comment.endsWith("]")) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        int end = comment.length() - 1;
        for (int i = command.length(); i < end; i++) {
            char c = comment.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            char escape = ++i < end ? comment.charAt(i) : ' ';
            switch (escape) {
                case '\\' -> text.append('\\');
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 'u' -> {
                    String digits = i + 5 <= end ? comment.substring(i + 1, i + 5) : "";
                    if (!digits.matches("[0-9a-f]{4}")) {
                        return Optional.empty();
                    }
                    text.append((char) Integer.parseInt(digits, 16));
                    i += 4;
                }
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(text.toString()).filter(Commands::isWhole);
    }

    /** Whether escapes made no half of a character. */
    private static boolean isWhole(String text) {
        return text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }
}
