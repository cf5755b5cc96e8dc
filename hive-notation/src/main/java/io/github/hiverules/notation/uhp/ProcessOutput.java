// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.concurrent.locks.LockSupport;

/**
 * What a process says, up to its end. A plain read of a pipe can't be interrupted, and does not end as long as some child of
 * the process holds the pipe open; this one looks whether there is something to read, and can always be interrupted.
 */
final class ProcessOutput extends FilterInputStream {
    private static final long SHORTEST_PAUSE_NANOS = 20_000;
    private static final long LONGEST_PAUSE_NANOS = 10_000_000;

    private final Process process;

    ProcessOutput(Process process, InputStream output) {
        super(output);
        this.process = process;
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
