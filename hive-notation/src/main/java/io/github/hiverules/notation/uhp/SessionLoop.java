// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Runs a session on streams. One thread reads lines, and another thread answers the lines. When the time is up or the
 * input ends, the calling thread interrupts the answering thread. A thread that ignores the interrupt is abandoned.
 */
final class SessionLoop {
    /** The time for a chooser to return after the end of the input. */
    private static final Duration EXIT_TIME = Duration.ofSeconds(1);

    private static final Duration UNLIMITED = Duration.ofDays(10_000);

    /** The maximum total size of queued lines. The queue must have room for all lines of one read. */
    private static final int MAX_QUEUE_SIZE = 2 * BoundedLines.MAX_LENGTH;

    /** The estimated memory of an empty line in the queue. */
    private static final int LINE_OVERHEAD = 64;

    private final UhpSession session;
    private final OutputStream out;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final Semaphore free = new Semaphore(MAX_QUEUE_SIZE);

    /** Completed after reading {@code exit} or the end of the input. The queue may still contain earlier lines. */
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    private boolean isOver;

    SessionLoop(UhpSession session, OutputStream out) {
        this.session = session;
        this.out = out;
    }

    /** Answers lines until {@code exit} or the end of the input. */
    void run(InputStream in) throws IOException {
        Thread reader = UhpConnection.daemon(() -> readAll(in), "engine-reader");
        reader.start();
        session.setBestMovePrinter(this::writeBestMove);
        try {
            boolean continues = answer(Optional.empty(), session::greeting);
            while (continues && !session.isOver()) {
                Optional<String> line = lines.take();
                continues = line.isPresent() && answer(line.get());
            }
            end.getNow(null); // throws the exception of the reading thread, if any
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the session was interrupted");
        } catch (CompletionException e) {
            throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
        } finally {
            reader.interrupt();
            synchronized (this) {
                isOver = true;
            }
        }
    }

    private void readAll(InputStream in) {
        BoundedLines text = new BoundedLines(new InputStreamReader(in, UTF_8));
        try {
            while (!end.isDone()) {
                List<Optional<String>> together = new ArrayList<>();
                do {
                    together.add(text.next());
                } while (text.hasMore());
                free.acquire(together.stream().mapToInt(SessionLoop::size).sum());
                if (together.stream().anyMatch(line -> line.isEmpty() || UhpSession.isExit(line.get()))) {
                    end.complete(null); // must precede addAll, or the end interrupts answers to earlier lines
                }
                lines.addAll(together);
            }
        } catch (IOException | RuntimeException e) {
            end.completeExceptionally(e);
            lines.add(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static int size(Optional<String> line) {
        return LINE_OVERHEAD + line.map(String::length).orElse(0);
    }

    private boolean answer(String line) throws IOException, InterruptedException {
        free.release(size(Optional.of(line)));
        return answer(UhpSession.timeLimit(line), () -> session.answer(line));
    }

    /** Answers a line. Returns false if the chooser ignored the interrupt at the end of the input. */
    private boolean answer(Optional<Duration> timeLimit, Supplier<List<String>> answerer)
            throws IOException, InterruptedException {
        CompletableFuture<List<String>> answer = new CompletableFuture<>();
        // if the input has already ended, the line is still answered
        CompletableFuture<?> stop = end.isDone() ? answer : CompletableFuture.anyOf(answer, end);
        Thread chooser = UhpConnection.daemon(() -> complete(answer, answerer), "engine-chooser");
        chooser.start();
        try {
            await(stop, timeLimit.orElse(UNLIMITED));
            if (!answer.isDone()) {
                interrupt(chooser);
                await(stop, UNLIMITED);
                await(answer, EXIT_TIME);
            }
        } catch (InterruptedException e) {
            interrupt(chooser);
            throw e;
        }
        if (answer.isDone()) {
            write(answer.join());
        }
        return answer.isDone();
    }

    private static void complete(CompletableFuture<List<String>> answer, Supplier<List<String>> answerer) {
        try {
            answer.complete(answerer.get());
        } catch (RuntimeException | Error e) {
            answer.completeExceptionally(e);
        }
    }

    private static void await(CompletableFuture<?> event, Duration time) throws InterruptedException {
        try {
            event.get(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException e) {
            // the caller checks whether the future is done
        }
    }

    /** Interrupts the chooser, but never during a write, because an interrupt closes some streams. */
    private synchronized void interrupt(Thread chooser) {
        chooser.interrupt();
    }

    private synchronized void write(List<String> answer) throws IOException {
        out.write((String.join("\n", answer) + "\n").getBytes(UTF_8));
        out.flush();
    }

    private synchronized void writeBestMove(String line) {
        boolean isInterrupted = Thread.interrupted(); // an interrupted thread can't write to some streams
        try {
            if (!isOver) {
                write(List.of(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
