// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * A daemon thread that puts lines into a queue. Lines end with {@code \n}, {@code \r\n} or {@code \r}. Memory is
 * bounded: long lines are cut, and the thread waits while the queue is full. Another thread takes the lines.
 */
final class LineReader extends Thread {
    /** The maximum length of a line, in characters. Longer lines are cut to {@code MAX_LENGTH + 1} characters. */
    static final int MAX_LENGTH = 1_000_000;

    /** The maximum size of the queue: its characters, and for each line its overhead. */
    private static final int MAX_SIZE = 2 * MAX_LENGTH;

    private static final int LINE_OVERHEAD = 64;

    /** Lines that arrived together. The last element is empty. */
    private final BlockingQueue<Optional<List<String>>> queue = new LinkedBlockingQueue<>();

    private final Semaphore free = new Semaphore(MAX_SIZE);
    private final Reader in;
    private final boolean keepsLast;
    private final Predicate<String> isLast;
    private StringBuilder line = new StringBuilder();
    private boolean afterReturn;
    private volatile Optional<Exception> failure = Optional.empty();

    /**
     * Creates a thread.
     *
     * @param keepsLast whether the last line of the input may lack a line end
     * @param isLast called by the thread; returns whether to stop after a line
     */
    LineReader(String name, InputStream in, boolean keepsLast, Predicate<String> isLast) {
        super(name);
        setDaemon(true);
        this.in = new InputStreamReader(in, UTF_8);
        this.keepsLast = keepsLast;
        this.isLast = isLast;
    }

    static boolean isTooLong(String line) {
        return line.length() > MAX_LENGTH;
    }

    @Override
    public void run() {
        try {
            readAll();
        } catch (IOException | RuntimeException e) {
            failure = Optional.of(e);
        } catch (InterruptedException e) {
            interrupt(); // nobody takes lines any more
        }
        queue.add(Optional.empty());
    }

    private void readAll() throws IOException, InterruptedException {
        char[] buffer = new char[8192];
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            if (put(split(buffer, count))) {
                return;
            }
        }
        if (keepsLast && line.length() > 0) {
            put(List.of(line.toString()));
        }
    }

    private List<String> split(char[] buffer, int count) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            char c = buffer[i];
            if (c == '\r' || c == '\n' && !afterReturn) {
                lines.add(line.toString());
                line = new StringBuilder();
            } else if (c != '\n' && line.length() <= MAX_LENGTH) {
                line.append(c);
            }
            afterReturn = c == '\r';
        }
        return lines;
    }

    /** Queues lines. Returns whether one of them is the last. */
    private boolean put(List<String> lines) throws InterruptedException {
        boolean isOver = lines.stream().anyMatch(isLast); // before the thread waits
        free.acquire(size(lines));
        if (!lines.isEmpty()) {
            queue.add(Optional.of(lines));
        }
        return isOver;
    }

    private static int size(List<String> lines) {
        return lines.stream().mapToInt(line -> LINE_OVERHEAD + line.length()).sum();
    }

    /** Waits for lines. Returns none if the time is up, and empty at the end of the input. */
    Optional<List<String>> poll(long nanos) throws InterruptedException {
        Optional<List<String>> next = queue.poll(nanos, TimeUnit.NANOSECONDS);
        return next == null ? Optional.of(List.of()) : taken(next);
    }

    /** Returns the lines that have arrived, without waiting. */
    List<String> drain() {
        List<String> lines = new ArrayList<>();
        for (int left = queue.size(); left > 0; left--) {
            lines.addAll(taken(queue.remove()).orElse(List.of()));
        }
        return lines;
    }

    private Optional<List<String>> taken(Optional<List<String>> next) {
        if (next.isEmpty()) {
            queue.add(next); // every later call finds the end, too
        }
        free.release(size(next.orElse(List.of())));
        return next;
    }

    /** Returns the exception that ended the input, if any. */
    Optional<Exception> failure() {
        return failure;
    }
}
