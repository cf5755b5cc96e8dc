// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Exchanges commands and answers with an engine, each within a time-out. Streams have no time-outs, so other threads read and
 * write. One thread at a time sends commands; any thread may cancel or close.
 */
final class UhpConnection {
    /** How long an idle engine may take to exit, how long a busy one, and how long the threads may take to end. */
    private static final Duration EXIT_GRACE = Duration.ofSeconds(1);

    private static final Duration BUSY_EXIT_GRACE = Duration.ofMillis(100);

    private static final Duration THREAD_GRACE = Duration.ofMillis(400);

    private final Optional<EngineProcess> process;
    private final InputStream in;
    private final OutputStream out;
    private final BoundedLines lines;
    private final Consumer<String> transcript;
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> daemon(task, "uhp-client"));

    /** Done when the last command is written, and when its answer is read. The next ones begin then. */
    private volatile CompletableFuture<?> writing = CompletableFuture.completedFuture("");

    private volatile CompletableFuture<?> reading = CompletableFuture.completedFuture("");

    /** The answer to the last command. It may still be pending after the wait for it was cancelled. */
    private volatile EngineAnswer last;

    private volatile @Nullable UhpException end;
    private volatile boolean closed;
    private boolean cancelled;
    private CompletableFuture<?> waiting = CompletableFuture.completedFuture("");

    /** Connects to streams, which end with the connection as the process does, and requests the greeting. */
    UhpConnection(
            Optional<EngineProcess> process,
            InputStream in,
            OutputStream out,
            Consumer<String> transcript,
            Duration timeout) {
        this.process = process;
        this.in = in;
        this.out = out;
        this.transcript = transcript;
        lines = new BoundedLines(new InputStreamReader(in, UTF_8));
        last = new EngineAnswer(timeout, line -> {});
        request(last);
    }

    static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    boolean isOpen() {
        return !closed && end == null;
    }

    List<String> greeting() {
        try {
            List<String> greeting = await(last.result, last.deadline);
            process.ifPresent(EngineProcess::endWatch);
            return obeyed(greeting);
        } catch (TimeoutException e) {
            throw fail(Kind.TIMEOUT, "the engine does not greet in time", last.lines(), e);
        }
    }

    /** Begins a command of any number of lines. {@link #cancel} ends it at its first wait for an answer. */
    synchronized void begin() {
        UhpException reason = end;
        if (closed) {
            throw closed();
        } else if (reason != null) {
            throw new UhpException(reason.kind(), "the session has ended, " + reason.getMessage(), "", reason);
        }
        cancelled = false;
    }

    synchronized void cancel() {
        cancelled = true;
        waiting.completeExceptionally(cancellation(null));
    }

    /**
     * Sends a line, and returns the answer without its {@code ok}. If the answer to a cancelled command is pending, it is awaited
     * first.
     *
     * @param onLine accepts each line of the answer in another thread; what it throws is thrown here
     * @throws UhpException if no answer comes, or if it begins with {@code err} or {@code invalidmove}
     */
    List<String> ask(String command, Duration timeout, Consumer<String> onLine) {
        try {
            await(reading, last.deadline);
        } catch (TimeoutException e) {
            String busy = "the engine has not answered the cancelled command";
            throw new UhpException(Kind.TIMEOUT, busy, EngineAnswer.excerpt(last.lines()), e);
        }
        transcript.accept("> " + command);
        EngineAnswer answer = new EngineAnswer(timeout, onLine);
        send(command, answer);
        try {
            return obeyed(await(answer.result, answer.deadline));
        } catch (TimeoutException e) {
            String late = writing.isDone()
                    ? "the engine's answer is not complete in time"
                    : "the engine does not take the command";
            throw fail(Kind.TIMEOUT, late, answer.lines(), e);
        } finally {
            answer.mute();
        }
    }

    private synchronized void send(String command, EngineAnswer answer) {
        request(answer);
        writing = writing.thenRunAsync(() -> write(command, answer), threads);
    }

    /** Reads as many answers as are requested: an engine that prints more fills its pipe and not the memory. */
    private void request(EngineAnswer answer) {
        last = answer;
        CompletableFuture<List<String>> read = reading.handleAsync((done, failure) -> read(answer), threads);
        reading = read;
        // when the reading is done, so that the next command doesn't wait for it
        CompletableFuture<?> unused = read.whenComplete(answer::complete);
    }

    private void write(String command, EngineAnswer answer) {
        try {
            out.write((command + "\n").getBytes(UTF_8));
            out.flush();
        } catch (IOException | RuntimeException e) {
            String exit = exit();
            String message = exit.isEmpty() ? "the engine takes no commands" : "the engine has ended" + exit;
            answer.result.completeExceptionally(fail(Kind.EXITED, message, List.of(), e));
        }
    }

    private String exit() {
        return process.map(EngineProcess::exit).orElse("");
    }

    private List<String> read(EngineAnswer answer) {
        for (String line = nextLine(answer); !line.strip().equals("ok"); line = nextLine(answer)) {
            if (!answer.add(line)) {
                throw fail(Kind.PROTOCOL, "the engine's answer has no end", answer.lines(), null);
            }
        }
        return answer.lines();
    }

    private String nextLine(EngineAnswer answer) {
        Optional<Exception> cause = Optional.empty();
        try {
            Optional<String> line = lines.next();
            if (line.isPresent()) {
                answer.tell(transcript, "< " + line.get());
                return line.get();
            }
        } catch (IOException | RuntimeException e) {
            cause = Optional.of(e);
        }
        throw fail(Kind.EXITED, "the engine has ended" + exit(), answer.lines(), cause.orElse(null));
    }

    private static List<String> obeyed(List<String> answer) {
        String word = answer.isEmpty() ? "" : answer.get(0).strip().split("\\s", 2)[0];
        return switch (word) {
            case "err" ->
                throw new UhpException(
                        Kind.REFUSED, "the engine refuses the command", EngineAnswer.excerpt(answer), null);
            case "invalidmove" ->
                throw new UhpException(
                        Kind.ILLEGAL_MOVE, "the engine refuses the move", EngineAnswer.excerpt(answer), null);
            default -> answer;
        };
    }

    /** Waits for a future. Cancelling ends the wait and leaves the future as it is. */
    private <T> T await(CompletableFuture<T> event, long deadline) throws TimeoutException {
        CompletableFuture<T> wait = event.thenApply(value -> value);
        synchronized (this) {
            if (closed || cancelled) {
                throw closed ? closed() : cancellation(null);
            }
            waiting = wait;
        }
        try {
            return wait.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw cancellation(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw closed ? closed() : (RuntimeException) e.getCause();
        }
    }

    private static UhpException closed() {
        return new UhpException(Kind.CLOSED, "the client is closed", "", null);
    }

    private static UhpException cancellation(@Nullable InterruptedException cause) {
        String how = cause == null ? "cancelled" : "interrupted";
        return new UhpException(Kind.CANCELLED, "the wait for the engine was " + how, "", cause);
    }

    /** Ends the session, and returns the reason: that of the first failure. */
    synchronized UhpException fail(Kind kind, String message, List<String> answer, @Nullable Throwable cause) {
        UhpException reason = end;
        if (reason == null) {
            reason = new UhpException(kind, message, EngineAnswer.excerpt(answer), cause);
            end = reason;
        }
        return reason;
    }

    /** Ends the session as {@link UhpClient#close} specifies. */
    void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            waiting.completeExceptionally(closed());
        }
        boolean isBusy = !last.result.isDone();
        // the answer may arrive before the writer knows that it has sent the command
        boolean hears = end == null && (!isBusy || writing.isDone());
        long exitsBy = hears ? EngineAnswer.deadline(isBusy ? BUSY_EXIT_GRACE : EXIT_GRACE) : System.nanoTime();
        if (hears) {
            EngineAnswer exit = new EngineAnswer(EXIT_GRACE, line -> {});
            exit.tell(transcript, "> exit");
            send("exit", exit);
        }
        process.ifPresentOrElse(engine -> engine.end(exitsBy), () -> awaitExit(isBusy ? writing : reading, exitsBy));
        endThreads();
    }

    private static void awaitExit(CompletableFuture<?> event, long deadline) {
        try {
            event.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // the session is over anyway
        }
    }

    /** Closes each stream in its own thread: closing may wait for a thread that reads or writes. */
    private void endThreads() {
        threads.execute(() -> close(out));
        threads.execute(() -> close(in));
        threads.shutdownNow();
        try {
            threads.awaitTermination(THREAD_GRACE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(Closeable stream) {
        try {
            stream.close();
        } catch (IOException | RuntimeException e) {
            // closed as far as possible
        }
    }
}
