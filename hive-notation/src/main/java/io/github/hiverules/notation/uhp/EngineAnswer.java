// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An engine's answer to a command, as far as the answer has been read. */
final class EngineAnswer {
    private static final int MAX_SIZE = LineReader.MAX_LENGTH;

    /** The size of an empty line, so that an answer has at most 10,000 lines. */
    private static final int LINE_SIZE = 100;

    /** The commands whose answer UHP defines: no line begins with {@code info}. */
    private static final Set<String> DEFINED =
            Set.of("info", "newgame", "play", "pass", "undo", "validmoves", "bestmove", "options");

    /** A color, a NUL, or a byte order mark. */
    private static final String MARK = "\\x1B\\[[0-9;]*+m|[\\x00\\uFEFF]";

    /** Marks, and a prompt before a line. */
    private static final Pattern NOISE = Pattern.compile("^(?:" + MARK + "|[>\\s])++|" + MARK);

    /** A line of one word. Engines write {@code ok;}, {@code OK (3 ms)} or a byte order mark before the word. */
    private static final Pattern WORD =
            Pattern.compile("[^\\p{L}\\p{N}]*+([\\p{L}\\p{N}]*+)[^\\p{L}\\p{N}(]*+(?:\\(.*|[^\\p{L}\\p{N}]*+)");

    final String command;

    /** A time of {@link System#nanoTime}. */
    final long deadline;

    private final boolean isDefined;
    private final List<String> lines = new ArrayList<>();
    private int size;
    private int endOfBestMoves;
    private boolean hasEarlyOk;
    private volatile boolean isComplete;

    /** Creates an empty answer. */
    EngineAnswer(String command, Duration timeout) {
        this.command = command;
        deadline = deadline(timeout);
        isDefined = DEFINED.contains(firstWord(command));
    }

    static long deadline(Duration time) {
        return System.nanoTime() + time.toNanos();
    }

    /** Removes colors and other output for terminals. Doesn't change errors. */
    static String plain(String line) {
        return isRefusal(line) ? line : NOISE.matcher(line).replaceAll("");
    }

    private static boolean isRefusal(String line) {
        return Set.of("err", "invalidmove").contains(firstWord(line));
    }

    /** Returns whether a line ends an answer. */
    static boolean isEnd(String line) {
        Matcher word = WORD.matcher(line);
        return word.matches() && word.group(1).equalsIgnoreCase("ok");
    }

    /** Returns the first word of a line in lower case, without punctuation: {@code err} for {@code Err: no}. */
    static String firstWord(String line) {
        Matcher word = WORD.matcher(line);
        return word.lookingAt() ? word.group(1).toLowerCase(Locale.ROOT) : "";
    }

    /** Adds a line. Returns false for a line such as {@code info depth 3}, and for an {@code ok} before other lines. */
    boolean add(String line) {
        boolean isEnd = isEnd(line);
        boolean mayBeEmpty = !isDefined || command.strip().equalsIgnoreCase("options");
        boolean isEarlyOk = isEnd && lines.isEmpty() && !mayBeEmpty;
        hasEarlyOk |= isEarlyOk;
        isComplete = isEnd && !isEarlyOk;
        boolean belongs = !isEarlyOk && !(isDefined && firstWord(line).equals("info"));
        if (belongs && !isEnd) {
            lines.add(line);
            size += LINE_SIZE + line.length();
        }
        return belongs;
    }

    boolean isComplete() {
        return isComplete;
    }

    boolean isTooLong() {
        return size > MAX_SIZE;
    }

    /** Returns whether the answer has only {@code ok} so far. */
    boolean isOnlyOk() {
        return hasEarlyOk && lines.isEmpty();
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    /** Called if the last line is a best move. */
    void noteBestMove() {
        endOfBestMoves = lines.size();
    }

    /** Returns the lines without the best moves that the engine printed during the search. */
    List<String> linesAfterBestMoves() {
        return lines().subList(endOfBestMoves, lines.size());
    }

    /** Returns the lines from {@code err} or {@code invalidmove} on; empty if the engine doesn't refuse the command. */
    List<String> refusal() {
        List<String> answer = linesAfterBestMoves();
        int places = isDefined ? answer.size() : Math.min(1, answer.size());
        int first = 0;
        while (first < places && !isRefusal(answer.get(first))) {
            first++;
        }
        return answer.subList(first < places ? first : answer.size(), answer.size());
    }

    /** Joins lines to one short, printable line for error messages. */
    static String excerpt(List<String> lines) {
        String text = String.join(" / ", lines.stream().limit(10).toList());
        return Texts.printable(text.length() > 300 ? text.substring(0, 300) + "…" : text);
    }
}
