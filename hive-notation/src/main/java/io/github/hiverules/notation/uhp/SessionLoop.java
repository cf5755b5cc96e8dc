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
 * Serves a session on streams. One thread reads, one thinks, and the calling thread watches the time and the end of the input, so
 * that it can interrupt a chooser, and abandon one that ignores interrupts.
 */
final class SessionLoop {
    /** How long a chooser may continue after the end of the input. */
    private static final Duration EXIT_GRACE = Duration.ofSeconds(1);

    private static final Duration UNLIMITED = Duration.ofDays(10_000);

    /** The greatest cost of the lines that wait to be answered; more than the lines that are read at once can cost. */
    private static final int MAX_COST = 2 * BoundedLines.MAX_LENGTH;

    private static final int LINE_COST = 64;

    private final UhpSession session;
    private final OutputStream out;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(MAX_COST);

    /** Completed when {@code exit} or the end of the input has been read. Lines before it may still wait. */
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    private boolean isOver;

    SessionLoop(UhpSession session, OutputStream out) {
        this.session = session;
        this.out = out;
    }

    /** Serves the session until {@code exit} or the end of the input. */
    void run(InputStream in) throws IOException {
        Thread reader = UhpConnection.daemon(() -> readAll(in), "engine-reader");
        reader.start();
        session.setBestMovePrinter(this::writeBestMove);
        try {
            boolean goesOn = serve(Optional.empty(), session::greeting);
            while (goesOn && !session.isOver()) {
                Optional<String> line = lines.take();
                goesOn = line.isPresent() && serve(line.get());
            }
            end.getNow(null); // throws why reading failed
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
                room.acquire(together.stream().mapToInt(SessionLoop::cost).sum());
                if (together.stream().anyMatch(line -> line.isEmpty() || UhpSession.isExit(line.get()))) {
                    end.complete(null); // known before a line that was read together with it is answered
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

    private static int cost(Optional<String> line) {
        return LINE_COST + line.map(String::length).orElse(0);
    }

    private boolean serve(String line) throws IOException, InterruptedException {
        room.release(cost(Optional.of(line)));
        return serve(UhpSession.timeToThink(line), () -> session.answer(line));
    }

    /** Answers a line. Returns false if the session has ended and the chooser was abandoned because it did not stop. */
    private boolean serve(Optional<Duration> time, Supplier<List<String>> answerer)
            throws IOException, InterruptedException {
        CompletableFuture<List<String>> answer = new CompletableFuture<>();
        // an end that was read before the search began is not meant to stop it
        CompletableFuture<?> stop = end.isDone() ? answer : CompletableFuture.anyOf(answer, end);
        Thread thinker = UhpConnection.daemon(() -> think(answerer, answer), "engine-chooser");
        thinker.start();
        try {
            await(stop, time.orElse(UNLIMITED));
            if (!answer.isDone()) {
                interrupt(thinker);
                await(stop, UNLIMITED);
                await(answer, EXIT_GRACE);
            }
        } catch (InterruptedException e) {
            interrupt(thinker);
            throw e;
        }
        if (answer.isDone()) {
            write(answer.join());
        }
        return answer.isDone();
    }

    private static void think(Supplier<List<String>> answerer, CompletableFuture<List<String>> answer) {
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
            // the caller checks what has happened
        }
    }

    /** Not during a write: an interrupt closes some streams. */
    private synchronized void interrupt(Thread thinker) {
        thinker.interrupt();
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
