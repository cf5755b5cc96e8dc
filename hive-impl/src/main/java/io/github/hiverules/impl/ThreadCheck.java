// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Tells, in assertions, when two threads are at work on one board at the same time. It catches what overlaps, so it proves
 * nothing when it is silent.
 */
final class ThreadCheck {
    private final AtomicReference<Thread> user = new AtomicReference<>();

    /** Begins a piece of work; false while another thread is at one. */
    boolean begin() {
        Thread current = Thread.currentThread();
        Thread before = user.getAndSet(current);
        return before == null || before == current; // its own, where an exception ended the last one
    }

    /** Ends the piece of work; false if another thread has begun one meanwhile. */
    boolean end() {
        return user.getAndSet(null) == Thread.currentThread();
    }
}
