// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * An engine's process and the processes that it has started. They are ended by their handles: {@link Process#destroy} closes
 * the process's input as well, and waits for whoever is writing to it.
 */
final class EngineProcess {
    /** How long processes may take to end when they are asked to, and when they are made to. */
    private static final long ASKED_NANOS = 250_000_000;

    private static final long FORCED_NANOS = 200_000_000;

    private final Process process;
    private final Set<ProcessHandle> children = new LinkedHashSet<>();

    EngineProcess(Process process) {
        this.process = process;
    }

    /** Remembers the processes that the engine has started: when it has ended, nobody knows whose they were. */
    synchronized void rememberChildren() {
        process.descendants().forEach(children::add);
    }

    /** The words that tell how the process ended; empty as long as it runs. */
    String exit() {
        return process.isAlive() ? "" : " with exit code " + process.exitValue();
    }

    /**
     * Ends all processes.
     *
     * @param leavesBy how long the engine may take to leave by itself, as {@link System#nanoTime} counts
     */
    synchronized void end(long leavesBy) {
        rememberChildren();
        try {
            process.waitFor(Math.max(0, leavesBy - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        rememberChildren();
        all().forEach(ProcessHandle::destroy);
        awaitEnd(ASKED_NANOS);
        rememberChildren();
        all().forEach(ProcessHandle::destroyForcibly);
        awaitEnd(FORCED_NANOS);
    }

    private void awaitEnd(long nanos) {
        long until = System.nanoTime() + nanos;
        try {
            while (all().anyMatch(ProcessHandle::isAlive) && System.nanoTime() < until) {
                Thread.sleep(5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Stream<ProcessHandle> all() {
        return Stream.concat(Stream.of(process.toHandle()), children.stream());
    }
}
