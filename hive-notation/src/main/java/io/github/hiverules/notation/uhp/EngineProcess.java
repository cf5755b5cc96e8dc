// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
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

    InputStream output() {
        return new Output();
    }

    OutputStream input() {
        return process.getOutputStream();
    }

    /** Remembers the processes that the engine has started: when it has ended, nobody knows whose they were. */
    synchronized void rememberChildren() {
        process.descendants().forEach(children::add);
    }

    /** The words that tell how the process ended; empty as long as it runs. */
    String exit() {
        return process.isAlive() ? "" : " with exit code " + process.exitValue();
    }

    /** Ends all processes; the engine may leave by itself until that {@link System#nanoTime}. */
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

    /**
     * What a process says, up to its end. A plain read of a pipe can't be interrupted, and does not end as long as some child of
     * the process holds the pipe open; this one looks whether there is something to read, and can always be interrupted.
     */
    private final class Output extends FilterInputStream {
        private static final long SHORTEST_PAUSE_NANOS = 20_000;
        private static final long LONGEST_PAUSE_NANOS = 10_000_000;

        Output() {
            super(process.getInputStream());
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        /** Reads what is there, and waits only for the first byte. */
        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            for (int waits = 0; ; waits++) {
                boolean ended = !process.isAlive(); // asked first: what it said before its end is there then
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

        /** Engines answer most commands in less than a millisecond, and think for seconds. */
        private static void pause(int waits) throws InterruptedIOException {
            LockSupport.parkNanos(waits < 100 ? SHORTEST_PAUSE_NANOS : Math.min(LONGEST_PAUSE_NANOS, waits * 5_000L));
            if (Thread.interrupted()) {
                throw new InterruptedIOException("nobody waits for more");
            }
        }
    }
}
