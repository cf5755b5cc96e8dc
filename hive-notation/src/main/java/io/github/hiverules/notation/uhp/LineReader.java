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
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Predicate;

/**
 * A daemon thread that puts lines into a queue. Lines end with {@code \n}, {@code \r\n} or {@code \r}. Memory is
 * bounded: long lines are cut, and the thread waits while the queue is full.
 */
final class LineReader extends Thread {
    /** The maximum length of a line, in characters. Longer lines are cut to {@code MAX_LENGTH + 1} characters. */
    static final int MAX_LENGTH = 1_000_000;

    /** Lines that arrived together. The last element is empty. */
    final BlockingQueue<Optional<List<String>>> queue = new ArrayBlockingQueue<>(16);

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
            try {
                readAll();
            } catch (IOException | RuntimeException e) {
                failure = Optional.of(e);
            }
            queue.put(Optional.empty());
        } catch (InterruptedException e) {
            interrupt(); // nobody takes lines any more
        }
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
        if (!lines.isEmpty()) {
            queue.put(Optional.of(lines));
        }
        return isOver;
    }

    /** Returns the exception that ended the input, if any. */
    Optional<Exception> failure() {
        return failure;
    }
}
