// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.Reader;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * The lines that one thread has read and another has not taken yet; they end with {@code \n}, {@code \r\n} or {@code \r}. The
 * reading thread waits where they are too many, so that memory is bounded. Whoever waits for lines can wait for something else at
 * the same time.
 */
final class LineQueue {
    /** The length of the longest line, in characters. A longer one comes cut, with one character more than this. */
    static final int MAX_LENGTH = 1_000_000;

    /** How many characters wait at most, apart from one batch of lines that is longer. */
    private static final int MAX_CHARACTERS = 1_000_000;

    /** What a line costs in memory beyond its characters, in characters. */
    private static final int LINE_COST = 64;

    /** A longer time counts as this; nanoseconds of much more have no room. */
    static final Duration LONGEST = Duration.ofDays(10_000);

    private final Deque<String> lines = new ArrayDeque<>();
    private long characters;
    private boolean ended;
    private Optional<IOException> failure = Optional.empty();

    static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** That time, or a longest one that stands for all longer ones. */
    static Duration bounded(Duration time) {
        return time.compareTo(LONGEST) > 0 ? LONGEST : time;
    }

    /** The {@link System#nanoTime} after that time. */
    static long deadline(Duration time) {
        return System.nanoTime() + bounded(time).toNanos();
    }

    /** Starts a thread that {@linkplain #readAll reads all}. */
    Thread startReading(Reader in, Predicate<String> isLast, String name) {
        Thread reader = daemon(() -> readAll(in, isLast), name);
        reader.start();
        return reader;
    }

    /**
     * Reads up to the end of the input, or to the last line of interest. A line is there as soon as its end is: nothing behind it
     * is waited for, so that a {@code \n} behind a {@code \r} is dropped only when it comes. A thread that is interrupted while it
     * waits for room ends.
     */
    private void readAll(Reader in, Predicate<String> isLast) {
        char[] buffer = new char[8192];
        StringBuilder line = new StringBuilder();
        boolean behindReturn = false;
        try {
            boolean isEnd = false;
            while (!isEnd) {
                List<String> some = new ArrayList<>();
                int count = in.read(buffer, 0, buffer.length);
                for (int i = 0; i < count; i++) {
                    char c = buffer[i];
                    if (c == '\r' || c == '\n' && !behindReturn) {
                        some.add(line.toString());
                        line = new StringBuilder();
                    } else if (c != '\n' && line.length() <= MAX_LENGTH) {
                        line.append(c);
                    }
                    behindReturn = c == '\r';
                }
                if (count < 0 && line.length() > 0) {
                    some.add(line.toString());
                }
                isEnd = count < 0 || some.stream().anyMatch(isLast);
                add(some, isEnd);
            }
        } catch (IOException e) {
            fail(e);
        } catch (RuntimeException e) {
            fail(new IOException(e.getMessage(), e)); // a stream of the program's own
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Lines that came together are seen together, with the end behind them. */
    private synchronized void add(List<String> some, boolean isEnd) throws InterruptedException {
        long cost = some.stream().mapToLong(line -> line.length() + LINE_COST).sum();
        while (!lines.isEmpty() && characters + cost > MAX_CHARACTERS) {
            wait();
        }
        lines.addAll(some);
        characters += cost;
        ended = isEnd;
        notifyAll();
    }

    private synchronized void fail(IOException reason) {
        failure = Optional.of(reason);
        ended = true;
        notifyAll();
    }

    /** Takes the next line; empty if none is there. */
    synchronized Optional<String> poll() {
        Optional<String> line = Optional.ofNullable(lines.poll());
        line.ifPresent(text -> characters -= text.length() + LINE_COST);
        notifyAll();
        return line;
    }

    /** Whether there is a line to take, or will never be one again. */
    synchronized boolean isReady() {
        return ended || !lines.isEmpty();
    }

    /** Whether the end of the input, or the last line of interest, has been read; lines before it may still wait. */
    synchronized boolean hasEnd() {
        return ended;
    }

    /** Why the input has ended, if not by itself. */
    synchronized Optional<IOException> failure() {
        return failure;
    }

    /**
     * Waits until that condition holds, which each line and {@link #wake} ask, or until that {@link System#nanoTime}.
     *
     * @throws InterruptedException if the thread is interrupted before or while it waits, even if it need not
     */
    synchronized void await(BooleanSupplier condition, long deadline) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        long left = deadline - System.nanoTime();
        while (!condition.getAsBoolean() && left > 0) {
            wait(left / 1_000_000, (int) (left % 1_000_000));
            left = deadline - System.nanoTime();
        }
    }

    /** Has those who wait ask their conditions again. */
    synchronized void wake() {
        notifyAll();
    }
}
