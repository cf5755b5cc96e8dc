// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import io.github.hiverules.examples.questions.BadRequest;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Limits the tasks of each kind that run at a time, so that long analyses can't block the bot. */
enum Seats {
    BOT("bot-busy", 2, 10),
    ENGINE("bot-busy", 2, 3),
    EXTERNAL("engine-busy", 1, 10),
    RECORD("too-busy", 2, 10);

    private final String refusal;
    private final int patienceSeconds;
    private final Semaphore seats;

    Seats(String refusal, int count, int patienceSeconds) {
        this.refusal = refusal;
        this.patienceSeconds = patienceSeconds;
        seats = new Semaphore(count, true);
    }

    /**
     * Waits for a free seat and runs a task.
     *
     * @throws BadRequest if no seat becomes free within {@code patienceSeconds}
     */
    <T> T take(Supplier<T> task) {
        try {
            if (!seats.tryAcquire(patienceSeconds, TimeUnit.SECONDS)) {
                throw new BadRequest(refusal);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadRequest("closing");
        }
        try {
            return task.get();
        } finally {
            seats.release();
        }
    }
}
