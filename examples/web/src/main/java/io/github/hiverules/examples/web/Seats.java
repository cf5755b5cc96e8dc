// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.web;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** No more than two searches run at a time, however many ask. */
final class Seats {
    private static final Semaphore SEATS = new Semaphore(2, true);

    private Seats() {}

    /**
     * Searches when a seat is free.
     *
     * @throws BadRequest if none gets free in so many seconds
     */
    static <T> T take(int seconds, Supplier<T> search) {
        try {
            if (!SEATS.tryAcquire(seconds, TimeUnit.SECONDS)) {
                throw new BadRequest("bot-busy");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadRequest("closing");
        }
        try {
            return search.get();
        } finally {
            SEATS.release();
        }
    }
}
