// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** No more than two searches of a kind run at a time, however many ask; an engine that thinks on never keeps the bot waiting. */
enum Seats {
    BOT,
    ENGINE;

    private final Semaphore seats = new Semaphore(2, true);

    /**
     * Searches when a seat is free.
     *
     * @throws BadRequest if none gets free in so many seconds
     */
    <T> T take(int seconds, Supplier<T> search) {
        try {
            if (!seats.tryAcquire(seconds, TimeUnit.SECONDS)) {
                throw new BadRequest("bot-busy");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadRequest("closing");
        }
        try {
            return search.get();
        } finally {
            seats.release();
        }
    }
}
