// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.GameText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Judges games on several threads and delivers the verdicts in the order of the games. Limits memory by limiting the number of
 * batches in progress.
 */
final class Judging implements AutoCloseable {
    /** The number of characters per batch. Passing single games to threads would cost more time than judging them. */
    private static final int BATCH_LENGTH = 1 << 16;

    private static final int BATCHES_PER_THREAD = 4;

    private final Function<GameText, Line> judge;
    private final Consumer<List<Line>> output;
    private final ExecutorService threads;
    private final int maxWaiting;
    private final Queue<CompletableFuture<List<Line>>> waiting = new ArrayDeque<>();
    private List<GameText> batch = new ArrayList<>();
    private int length;

    /** The printed line of a game. */
    record Line(boolean isValid, String text) {}

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
        maxWaiting = threads * BATCHES_PER_THREAD;
    }

    /** Submits a text. A later call delivers its verdict. */
    void judge(GameText text) {
        batch.add(text);
        length += text.text().length();
        if (length >= BATCH_LENGTH) {
            submit(length > 8 * BATCH_LENGTH ? 0 : maxWaiting); // long texts are judged one by one to limit memory
        }
    }

    /** Waits for all verdicts and delivers them. */
    void finish() {
        submit(0);
    }

    /** Submits the current batch. Then delivers verdicts until at most {@code mayWait} batches are in progress. */
    private void submit(int mayWait) {
        List<GameText> texts = batch;
        waiting.add(
                CompletableFuture.supplyAsync(() -> texts.stream().map(judge).toList(), threads));
        batch = new ArrayList<>();
        length = 0;
        try {
            while (waiting.size() > mayWait) {
                output.accept(waiting.remove().join());
            }
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
