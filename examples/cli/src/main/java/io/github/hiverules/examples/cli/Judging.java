// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Judges games on several threads and delivers the verdicts in the order of the games. Limits memory by limiting the total length of the
 * texts in progress.
 */
final class Judging implements AutoCloseable {
    /** Characters per task. Handing over a single game would cost more than judging it. */
    private static final int BATCH_LENGTH = 1 << 16;

    private static final int BATCHES_PER_THREAD = 4;

    private final Function<GameText, Line> judge;
    private final Consumer<List<Line>> output;
    private final ExecutorService threads;
    private final int window;
    private final Deque<Batch> waiting = new ArrayDeque<>();
    private long waitingLength;
    private List<GameText> next = new ArrayList<>();
    private int nextLength;

    /** A printed verdict. */
    record Line(boolean isValid, String text) {}

    /** A task in progress. */
    private record Batch(CompletableFuture<List<Line>> lines, int length) {}

    /**
     * Starts the threads.
     *
     * @param judge returns the verdict on a game; must be thread-safe
     * @param output receives the lines in order, on the caller's thread
     */
    Judging(int threads, Function<GameText, Line> judge, Consumer<List<Line>> output) {
        this.judge = judge;
        this.output = output;
        this.threads = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "validate");
            thread.setDaemon(true);
            return thread;
        });
        window = threads * BATCHES_PER_THREAD * BATCH_LENGTH;
    }

    /** Submits a text. Its verdict is delivered by a later call. */
    void judge(GameText text) {
        next.add(text);
        nextLength += text.text().length();
        if (nextLength >= BATCH_LENGTH) {
            submit();
            deliver(window);
        }
    }

    /** Waits for all verdicts and delivers them. */
    void finish() {
        submit();
        deliver(0);
    }

    private void submit() {
        List<GameText> texts = next;
        CompletableFuture<List<Line>> lines =
                CompletableFuture.supplyAsync(() -> texts.stream().map(judge).toList(), threads);
        waiting.add(new Batch(lines, nextLength));
        waitingLength += nextLength;
        next = new ArrayList<>();
        nextLength = 0;
    }

    /** Delivers verdicts until the texts in progress have at most the given length. */
    private void deliver(long maxLength) {
        while (waitingLength > maxLength || maxLength == 0 && !waiting.isEmpty()) {
            Batch first = waiting.remove();
            waitingLength -= first.length();
            try {
                output.accept(first.lines().join());
            } catch (CompletionException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw e;
            }
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
