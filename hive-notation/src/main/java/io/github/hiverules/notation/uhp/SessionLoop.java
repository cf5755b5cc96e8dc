// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.notation.uhp.UhpSession.Command;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Runs a session on streams, as {@link UhpEngine#run} specifies. One thread reads lines and one thread answers them. The
 * calling thread interrupts and abandons the engine's code when its time is up.
 */
final class SessionLoop {
    private static final Duration UNLIMITED = Duration.ofDays(10_000);

    private final UhpSession session;
    private final OutputStream out;

    /**
     * The time for the engine's code after {@code exit}: for a search to return once it is interrupted, and for other
     * code before and after the interrupt.
     */
    private final Duration exitTime;

    // the monitor guards the fields below, the output, and interrupts of the engine's code
    private Optional<Command> running = Optional.empty();
    private long interruptAt;
    private long abandonAt;

    /** Whether {@code exit} has been read. Earlier lines may still wait for their answers. */
    private boolean isExiting;

    private boolean isOver;
    private Optional<Throwable> failure = Optional.empty();

    SessionLoop(UhpSession session, OutputStream out, Duration exitTime) {
        this.session = session;
        this.out = out;
        this.exitTime = exitTime;
        schedule();
    }

    /** Answers lines until {@code exit} or the end of the input. */
    void run(InputStream in) throws IOException {
        session.setBestMovePrinter(this::writeBestMove);
        LineReader reader = new LineReader("engine-reader", in, true, this::isExit);
        reader.start();
        Thread answerer = new Thread(() -> answerAll(reader), "engine-chooser");
        answerer.setDaemon(true);
        answerer.start();
        try {
            awaitEnd(answerer);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("The session was interrupted.");
        } finally {
            end(Optional.empty());
            reader.interrupt();
            answerer.interrupt();
        }
        Throwable reason = failure.orElse(null);
        if (reason instanceof RuntimeException unchecked) {
            throw unchecked; // from a stream
        } else if (reason != null) {
            throw reason instanceof IOException broken ? broken : new IOException(reason);
        }
    }

    private boolean isExit(String line) {
        boolean isExit = !LineReader.isTooLong(line) && Command.parse(line).isExit();
        synchronized (this) {
            if (isExit) {
                isExiting = true;
                schedule();
            }
        }
        return isExit;
    }

    private void answerAll(LineReader reader) {
        try {
            answer("info"); // the greeting
            Optional<List<String>> lines = Optional.of(List.of());
            while (lines.isPresent() && !session.isOver()) {
                for (String line : lines.get()) {
                    answer(line);
                }
                lines = reader.poll(UNLIMITED.toNanos());
            }
            end(reader.failure());
        } catch (IOException | InterruptedException | RuntimeException | Error e) {
            end(Optional.of(e));
        }
    }

    private void answer(String line) throws IOException {
        synchronized (this) {
            if (isOver || session.isOver()) {
                return;
            }
            running = Optional.of(Command.parse(line));
            schedule();
        }
        List<String> answer = session.answer(line);
        synchronized (this) {
            running = Optional.empty();
            schedule();
            Thread.interrupted(); // an interrupted thread can't write to some streams
            write(answer);
        }
    }

    /** Decides when to interrupt and when to abandon the engine's code that answers the current line. */
    private synchronized void schedule() {
        Duration untilInterrupt = UNLIMITED;
        Duration untilAbandon = UNLIMITED;
        if (running.filter(Command::isSearch).isPresent()) {
            untilInterrupt =
                    isExiting ? Duration.ZERO : running.get().timeLimit().orElse(UNLIMITED);
            untilAbandon = isExiting ? exitTime : UNLIMITED;
        } else if (isExiting && running.filter(Command::isAnsweredByEngine).isPresent()) {
            untilInterrupt = exitTime;
            untilAbandon = exitTime.multipliedBy(2);
        }
        long now = System.nanoTime();
        interruptAt = now + untilInterrupt.toNanos();
        abandonAt = now + untilAbandon.toNanos();
        notifyAll();
    }

    /** Waits until the session is over, or its code must be abandoned. */
    private synchronized void awaitEnd(Thread answerer) throws InterruptedException {
        for (long now = System.nanoTime(); !isOver && abandonAt - now > 0; now = System.nanoTime()) {
            if (interruptAt - now <= 0) {
                answerer.interrupt();
                interruptAt = abandonAt;
            }
            TimeUnit.NANOSECONDS.timedWait(this, Math.min(interruptAt - now, abandonAt - now));
        }
    }

    private synchronized void end(Optional<? extends Throwable> reason) {
        if (!isOver) {
            isOver = true;
            failure = reason.map(Throwable.class::cast);
            notifyAll();
        }
    }

    private synchronized void write(List<String> lines) throws IOException {
        if (!isOver) {
            out.write((String.join("\n", lines) + "\n").getBytes(UTF_8));
            out.flush();
        }
    }

    private synchronized void writeBestMove(String line) {
        boolean isInterrupted = Thread.interrupted();
        try {
            write(List.of(line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
