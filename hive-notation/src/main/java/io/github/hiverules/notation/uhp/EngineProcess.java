// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * An engine's process and the child processes. Doesn't call {@link Process#destroy}, which blocks while another thread
 * writes.
 */
final class EngineProcess {
    private static final long TERMINATE_NANOS = 250_000_000;
    private static final long KILL_NANOS = 200_000_000;

    private final Process process;
    private final Set<ProcessHandle> children = new LinkedHashSet<>();

    /** Whether to look for child processes. A start script may exit after starting the engine. */
    private volatile boolean isWatched = true;

    private EngineProcess(Process process) {
        this.process = process;
    }

    /** Starts a process. Discards the standard error, because a full pipe would block the engine. */
    static EngineProcess start(ProcessBuilder command) {
        if (command.redirectError().equals(Redirect.PIPE) && !command.redirectErrorStream()) {
            command.redirectError(Redirect.DISCARD);
        }
        try {
            return new EngineProcess(command.start());
        } catch (IOException e) {
            throw new UhpException(Kind.EXITED, "The engine can't be started", String.valueOf(e.getMessage()), e);
        }
    }

    InputStream output() {
        return new Output();
    }

    OutputStream input() {
        return process.getOutputStream();
    }

    /** Called after the greeting. */
    void stopWatching() {
        isWatched = false;
        rememberChildren();
    }

    /** Remembers the child processes, because the list is empty after the parent has ended. */
    private synchronized void rememberChildren() {
        process.descendants().forEach(children::add);
    }

    String exit() {
        return process.isAlive() ? "" : " with exit code " + process.exitValue();
    }

    /** Waits until the deadline for the engine to exit, and then kills all remaining processes. */
    synchronized void end(long deadline) {
        rememberChildren();
        try {
            process.waitFor(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        rememberChildren();
        all().forEach(ProcessHandle::destroy);
        awaitEnd(TERMINATE_NANOS);
        rememberChildren();
        all().forEach(ProcessHandle::destroyForcibly);
        awaitEnd(KILL_NANOS);
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

    /**
     * The output of the process. Polls the pipe, because a blocking read can't be interrupted. Child processes may keep
     * the pipe open after the engine has ended.
     */
    private final class Output extends FilterInputStream {
        private static final long SHORTEST_PAUSE_NANOS = 20_000;
        private static final long LONGEST_PAUSE_NANOS = 10_000_000;

        /** The number of pauses between two listings of the child processes. */
        private static final int WATCH_PAUSES = 16;

        Output() {
            super(process.getInputStream());
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            for (int waits = 0; ; waits++) {
                if (isWatched && waits % WATCH_PAUSES == 0) {
                    rememberChildren();
                }
                boolean ended = !process.isAlive(); // must precede available(), otherwise the last output may be lost
                int available = in.available();
                if (available > 0) {
                    return in.read(bytes, offset, Math.min(available, length));
                }
                if (ended) {
                    return -1;
                }
                pause(waits);
            }
        }

        /** Pauses briefly at first and then longer: most answers take microseconds, but searches take seconds. */
        private static void pause(int waits) throws InterruptedIOException {
            LockSupport.parkNanos(waits < 100 ? SHORTEST_PAUSE_NANOS : Math.min(LONGEST_PAUSE_NANOS, waits * 5_000L));
            if (Thread.interrupted()) {
                throw new InterruptedIOException("The client is closed.");
            }
        }
    }
}
