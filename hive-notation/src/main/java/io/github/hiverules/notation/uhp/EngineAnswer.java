// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** An engine's answer to a command. One thread reads the answer while another thread waits. */
final class EngineAnswer {
    private static final int MAX_LINES = 10_000;
    private static final int MAX_CHARACTERS = 4_000_000;

    /** The commands whose answer UHP defines: at least one line, and no line that begins with {@code info}. */
    private static final Set<String> DEFINED =
            Set.of("info", "newgame", "play", "pass", "undo", "validmoves", "bestmove");

    /** A time of {@link System#nanoTime}. */
    final long deadline;

    private final boolean isDefined;

    final CompletableFuture<List<String>> result = new CompletableFuture<>();
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private volatile Predicate<String> isBestMove;
    private volatile int endOfBestMoves;
    private volatile boolean hasEarlyOk;
    private long characters;

    /** Creates an empty answer to a command. The reading thread passes every line to the predicate. */
    EngineAnswer(String command, Duration timeout, Predicate<String> isBestMove) {
        deadline = deadline(timeout);
        isDefined = DEFINED.contains(firstWord(command));
        this.isBestMove = isBestMove;
    }

    static long deadline(Duration time) {
        return System.nanoTime() + time.toNanos();
    }

    /**
     * Returns whether a line can't belong to this answer: a progress line such as {@code info depth 3}, or an
     * {@code ok} before the first line.
     */
    boolean isForeign(String line) {
        boolean isEarlyOk = isDefined && lines.isEmpty() && isEnd(line);
        hasEarlyOk |= isEarlyOk;
        return isEarlyOk || isDefined && firstWord(line).equals("info");
    }

    /** Returns whether the answer has only {@code ok} so far. */
    boolean isOnlyOk() {
        return hasEarlyOk && lines.isEmpty();
    }

    /** Returns whether a line ends an answer. Some engines write {@code OK}. */
    static boolean isEnd(String line) {
        return Texts.isSame(Texts.strip(line), "ok");
    }

    /** Returns the first word of a line in lower case. */
    static String firstWord(String line) {
        int from = Texts.skipSpace(line, 0);
        return line.substring(from, Texts.skipWord(line, from)).toLowerCase(Locale.ROOT);
    }

    /** Adds a line. Returns false if the answer is too long. */
    boolean add(String line) {
        lines.add(line);
        characters += line.length();
        boolean fits =
                line.length() <= BoundedLines.MAX_LENGTH && characters <= MAX_CHARACTERS && lines.size() <= MAX_LINES;
        if (fits) {
            run(() -> endOfBestMoves = isBestMove.test(line) ? lines.size() : endOfBestMoves);
        }
        return fits;
    }

    /**
     * Runs a callback of the program. If the callback throws an exception, the waiting command throws the same
     * exception.
     */
    void run(Runnable code) {
        try {
            code.run();
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }

    void complete(List<String> answer, @Nullable Throwable failure) {
        if (failure == null) {
            result.complete(answer);
        } else {
            result.completeExceptionally(failure);
        }
    }

    /** Stops calling the predicate. */
    void mute() {
        isBestMove = line -> false;
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    /** Returns the lines without the best moves that the engine printed during the search. */
    List<String> linesAfterBestMoves() {
        int end = endOfBestMoves;
        List<String> all = lines();
        return all.subList(end, all.size());
    }

    /** Returns the lines from {@code err} or {@code invalidmove} on; empty if the engine doesn't refuse the command. */
    List<String> refusal() {
        List<String> answer = linesAfterBestMoves();
        int places = isDefined ? answer.size() : Math.min(1, answer.size());
        for (int i = 0; i < places; i++) {
            String word = firstWord(answer.get(i));
            if (word.equals("err") || word.equals("invalidmove")) {
                return answer.subList(i, answer.size());
            }
        }
        return List.of();
    }

    /** Joins lines to one short, printable line for error messages. */
    static String excerpt(List<String> lines) {
        String text = String.join(" / ", lines.stream().limit(10).toList());
        return Texts.printable(text.length() > 300 ? text.substring(0, 300) + "…" : text);
    }
}
