// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bot;

import java.util.concurrent.CompletableFuture;

/** A search on a separate thread. Not thread-safe. */
final class BackgroundSearch {
    private volatile boolean isCancelled;
    private CompletableFuture<?> running = CompletableFuture.completedFuture(null);

    /** Starts a search that polls {@link #isCancelled}. The previous search must have ended. */
    void start(Runnable search) {
        isCancelled = false;
        running = CompletableFuture.runAsync(search, BackgroundSearch::onThread);
    }

    boolean isCancelled() {
        return isCancelled;
    }

    /** Stops the search and waits until the search ends. */
    void stop() {
        isCancelled = true;
        running.join();
    }

    boolean isRunning() {
        return !running.isDone();
    }

    /** Runs a search on a new daemon thread. */
    static void onThread(Runnable search) {
        Thread thread = new Thread(search, "bot");
        thread.setDaemon(true);
        thread.start();
    }
}
