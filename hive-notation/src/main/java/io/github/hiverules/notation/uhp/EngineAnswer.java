// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.internal.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An answer of an engine, which another thread reads. */
final class EngineAnswer {
    private static final int MAX_LINES = 10_000;
    private static final int MAX_CHARACTERS = 4_000_000;

    /** A time of {@link System#nanoTime}. */
    final long deadline;

    final CompletableFuture<List<String>> result = new CompletableFuture<>();
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private volatile Consumer<String> onLine;
    private long characters;

    EngineAnswer(Duration timeout, Consumer<String> onLine) {
        deadline = deadline(timeout);
        this.onLine = onLine;
    }

    static long deadline(Duration time) {
        return System.nanoTime() + time.toNanos();
    }

    /** Adds a line and reports it. Returns false if the answer is too long. */
    boolean add(String line) {
        lines.add(line);
        characters += line.length();
        boolean fits =
                line.length() <= BoundedLines.MAX_LENGTH && characters <= MAX_CHARACTERS && lines.size() <= MAX_LINES;
        if (fits) {
            tell(onLine, line);
        }
        return fits;
    }

    /** Calls a consumer. What it throws is thrown by the command. */
    void tell(Consumer<String> consumer, String line) {
        try {
            consumer.accept(line);
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }

    /** Completes the result, unless it has failed before. */
    void complete(List<String> answer, @Nullable Throwable failure) {
        if (failure == null) {
            result.complete(answer);
        } else {
            result.completeExceptionally(failure);
        }
    }

    /** Reports no more lines. */
    void mute() {
        onLine = line -> {};
    }

    /** Returns the lines that have been read. */
    List<String> lines() {
        return List.copyOf(lines);
    }

    /** Returns lines for messages: one printable line, cut if it is long. */
    static String excerpt(List<String> lines) {
        String text = String.join(" / ", lines.stream().limit(10).toList());
        return Texts.printable(text.length() > 300 ? text.substring(0, 300) + "…" : text);
    }
}
