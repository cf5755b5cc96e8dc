// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.notation.uhp.UhpSession.Command;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
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
 * Runs a session on streams, as {@link UhpEngine#run} specifies. One thread reads lines, and a thread for each line
 * answers it.
 */
final class SessionLoop {
    private static final Duration UNLIMITED = Duration.ofDays(10_000);

    /** The maximum total size of queued lines. A line must fit. */
    private static final int MAX_QUEUE_SIZE = 2 * BoundedLines.MAX_LENGTH;

    /** The estimated memory of an empty line in the queue. */
    private static final int LINE_OVERHEAD = 64;

    private final UhpSession session;
    private final OutputStream out;

    /**
     * The time for the engine's code after {@code exit}: for a search to return once it is interrupted, and for other
     * code before and after the interrupt.
     */
    private final Duration exitTime;

    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final Semaphore free = new Semaphore(MAX_QUEUE_SIZE);

    /** Completed when {@code exit} has been read. The queue may still contain earlier lines. */
    private final CompletableFuture<Void> exit = new CompletableFuture<>();

    private volatile Optional<Exception> failure = Optional.empty();
    private boolean isOver;

    SessionLoop(UhpSession session, OutputStream out, Duration exitTime) {
        this.session = session;
        this.out = out;
        this.exitTime = exitTime;
    }

    /** Answers lines until {@code exit} or the end of the input. */
    void run(InputStream in) throws IOException {
        Thread reader = UhpConnection.daemon(() -> readAll(in), "engine-reader");
        reader.start();
        session.setBestMovePrinter(this::writeBestMove);
        try {
            boolean continues = answer("info"); // the greeting
            while (continues && !session.isOver()) {
                Optional<String> line = lines.take();
                free.release(size(line));
                continues = line.isPresent() && answer(line.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("The session was interrupted.");
        } catch (CompletionException e) {
            throw new IOException(e.getCause());
        } finally {
            reader.interrupt();
            synchronized (this) {
                isOver = true;
            }
        }
        if (failure.isPresent()) {
            throw failure.get() instanceof IOException broken ? broken : new IOException(failure.get());
        }
    }

    private void readAll(InputStream in) {
        BoundedLines text = new BoundedLines(new InputStreamReader(in, UTF_8), true);
        try {
            Optional<String> line;
            do {
                line = text.next();
                free.acquire(size(line));
                lines.add(line);
                if (line.filter(SessionLoop::isExit).isPresent()) {
                    exit.complete(null);
                }
            } while (line.isPresent() && !exit.isDone());
        } catch (IOException | RuntimeException e) {
            failure = Optional.of(e);
            lines.add(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns whether the session ends at a line. The session refuses a line that is too long. */
    private static boolean isExit(String line) {
        return !BoundedLines.isTooLong(line) && Command.parse(line).isExit();
    }

    private static int size(Optional<String> line) {
        return LINE_OVERHEAD + line.map(String::length).orElse(0);
    }

    /** Answers a line. Returns false if the engine's code ignored {@code exit}. */
    private boolean answer(String line) throws IOException, InterruptedException {
        Command command = Command.parse(line);
        CompletableFuture<List<String>> answer = new CompletableFuture<>();
        CompletableFuture<?> stop = CompletableFuture.anyOf(answer, exit);
        Thread chooser = UhpConnection.daemon(() -> complete(answer, () -> session.answer(line)), "engine-chooser");
        chooser.start();
        try {
            await(stop, command.timeLimit().orElse(UNLIMITED));
            if (command.isSearch()) {
                interrupt(chooser); // the time is up, or exit was read
                await(stop, UNLIMITED);
            } else {
                await(answer, command.isAnsweredByEngine() ? exitTime : UNLIMITED);
            }
            if (!answer.isDone()) {
                interrupt(chooser);
                await(answer, exitTime);
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
