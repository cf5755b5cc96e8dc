// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Exchanges commands and answers with an engine, each within a time-out. Streams have no time-outs, so one thread reads and one
 * writes. One thread at a time sends commands; any thread may cancel or close.
 */
final class UhpConnection {
    /** The longest answer, in lines and in characters. */
    private static final int MAX_LINES = 10_000;

    private static final int MAX_CHARACTERS = 4_000_000;

    /** How long an idle engine may take to exit, how long a busy one, and how long the threads may take to end. */
    private static final Duration EXIT_GRACE = Duration.ofSeconds(1);

    private static final Duration BUSY_EXIT_GRACE = Duration.ofMillis(100);

    private static final Duration THREAD_GRACE = Duration.ofMillis(400);

    private final Optional<EngineProcess> process;
    private final InputStream in;
    private final OutputStream out;
    private final Consumer<String> transcript;
    private final BlockingQueue<Answer> requested = new LinkedBlockingQueue<>();
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> daemon(task, "uhp-client"));
    private final Future<?> reading;

    /** The answer to the last command. It may still be pending after the wait for it was cancelled. */
    private volatile Answer last;

    private volatile Future<?> sending = CompletableFuture.completedFuture("");
    private volatile @Nullable UhpException end;
    private volatile boolean closed;
    private boolean cancelled;
    private @Nullable CompletableFuture<?> waiting;

    /** An answer that the reader assembles. */
    private static final class Answer {
        private final long deadline;
        private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
        private final CompletableFuture<List<String>> result = new CompletableFuture<>();
        private volatile Consumer<String> onLine;

        Answer(Duration timeout, Consumer<String> onLine) {
            deadline = deadline(timeout);
            this.onLine = onLine;
        }
    }

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
        last = request(timeout, line -> {});
        reading = threads.submit(this::readAnswers);
    }

    static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    private static long deadline(Duration time) {
        return System.nanoTime() + time.toNanos();
    }

    boolean isOpen() {
        return !closed && end == null;
    }

    List<String> greeting() {
        try {
            List<String> greeting = await(last, last.deadline);
            process.ifPresent(EngineProcess::endWatch);
            return obeyed(greeting);
        } catch (TimeoutException e) {
            throw fail(Kind.TIMEOUT, "the engine does not greet in time", last.lines, e);
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
        wake(cancellation(null));
    }

    private synchronized void wake(Throwable reason) {
        if (waiting != null) {
            waiting.completeExceptionally(reason);
        }
    }

    /**
     * Sends a line, and returns the answer without its {@code ok}. If the answer to a cancelled command is pending, it is awaited
     * first.
     *
     * @param onLine is called by the reader with each line of the answer; what it throws is thrown here
     * @throws UhpException if no answer comes, or if it begins with {@code err} or {@code invalidmove}
     */
    List<String> ask(String command, Duration timeout, Consumer<String> onLine) {
        awaitCancelled();
        transcript.accept("> " + command);
        Answer answer = request(timeout, onLine);
        send(command, answer);
        try {
            return obeyed(await(answer, answer.deadline));
        } catch (TimeoutException e) {
            String late = sending.isDone()
                    ? "the engine's answer is not complete in time"
                    : "the engine does not take the command";
            throw fail(Kind.TIMEOUT, late, answer.lines, e);
        } finally {
            answer.onLine = line -> {};
        }
    }

    private void awaitCancelled() {
        if (!last.result.isDone()) {
            try {
                await(last, last.deadline);
            } catch (TimeoutException e) {
                String busy = "the engine has not answered the cancelled command";
                throw new UhpException(Kind.TIMEOUT, busy, excerpt(last.lines), e);
            }
        }
    }

    private Answer request(Duration timeout, Consumer<String> onLine) {
        Answer answer = new Answer(timeout, onLine);
        last = answer;
        requested.add(answer);
        return answer;
    }

    private void send(String command, Answer answer) {
        try {
            sending = threads.submit(() -> {
                try {
                    out.write((command + "\n").getBytes(UTF_8));
                    out.flush();
                } catch (IOException | RuntimeException e) {
                    String exit = process.map(EngineProcess::exit).orElse("");
                    String message = exit.isEmpty() ? "the engine takes no commands" : "the engine has ended" + exit;
                    answer.result.completeExceptionally(fail(Kind.EXITED, message, List.of(), e));
                }
            });
        } catch (RejectedExecutionException e) {
            throw closed();
        }
    }

    private static List<String> obeyed(List<String> answer) {
        String word = answer.isEmpty() ? "" : answer.get(0).strip().split("\\s", 2)[0];
        return switch (word) {
            case "err" -> throw new UhpException(Kind.REFUSED, "the engine refuses the command", excerpt(answer), null);
            case "invalidmove" ->
                throw new UhpException(Kind.ILLEGAL_MOVE, "the engine refuses the move", excerpt(answer), null);
            default -> answer;
        };
    }

    private List<String> await(Answer answer, long deadline) throws TimeoutException {
        CompletableFuture<List<String>> wait =
                answer.result.thenApply(lines -> lines); // ends before the answer when it is cancelled
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
        } finally {
            synchronized (this) {
                waiting = null;
            }
        }
    }

    /** Reads one answer for each request, so that an engine that is asked nothing fills its pipe and not the memory. */
    private void readAnswers() {
        BoundedLines lines = new BoundedLines(new InputStreamReader(in, UTF_8));
        try {
            while (!threads.isShutdown()) {
                read(requested.take(), lines);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // closed
        }
    }

    private void read(Answer answer, BoundedLines in) {
        Optional<Exception> cause = Optional.empty();
        try {
            long characters = 0;
            for (Optional<String> next = in.next(); next.isPresent(); next = in.next()) {
                String line = next.get();
                tell(transcript, "< " + line);
                if (line.strip().equals("ok")) {
                    answer.result.complete(List.copyOf(answer.lines));
                    return;
                }
                answer.lines.add(line);
                characters += line.length();
                if (line.length() > BoundedLines.MAX_LENGTH
                        || characters > MAX_CHARACTERS
                        || answer.lines.size() > MAX_LINES) {
                    String message = "the engine's answer has no end";
                    answer.result.completeExceptionally(fail(Kind.PROTOCOL, message, answer.lines, null));
                    return;
                }
                tell(answer.onLine, line);
            }
        } catch (IOException | RuntimeException e) {
            cause = Optional.of(e);
        }
        String message =
                "the engine has ended" + process.map(EngineProcess::exit).orElse("");
        answer.result.completeExceptionally(fail(Kind.EXITED, message, answer.lines, cause.orElse(null)));
    }

    private void tell(Consumer<String> consumer, String line) {
        try {
            consumer.accept(line);
        } catch (RuntimeException | Error e) {
            wake(e);
        }
    }

    private static UhpException closed() {
        return new UhpException(Kind.CLOSED, "the client is closed", "", null);
    }

    private static UhpException cancellation(@Nullable InterruptedException cause) {
        String how = cause == null ? "cancelled" : "interrupted";
        return new UhpException(Kind.CANCELLED, "the wait for the engine was " + how, "", cause);
    }

    /** Ends the session, and returns the reason. */
    UhpException fail(Kind kind, String message, List<String> answer, @Nullable Throwable cause) {
        UhpException reason = new UhpException(kind, message, excerpt(answer), cause);
        end = reason;
        return reason;
    }

    /** Returns an answer for messages: one printable line, cut if it is long. */
    static String excerpt(List<String> answer) {
        String text = String.join(" / ", List.copyOf(answer).stream().limit(10).toList());
        return Texts.printable(text.length() > 300 ? text.substring(0, 300) + "…" : text);
    }

    /** Ends the session as {@link UhpClient#close} specifies. */
    void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            wake(closed());
        }
        boolean isBusy = !last.result.isDone();
        // the answer may arrive before the writer knows that it has sent the command
        boolean hears = end == null && (!isBusy || sending.isDone());
        long exitsBy = hears ? deadline(isBusy ? BUSY_EXIT_GRACE : EXIT_GRACE) : System.nanoTime();
        if (hears) {
            tell(transcript, "> exit");
            send("exit", request(EXIT_GRACE, line -> {}));
        }
        if (process.isPresent()) {
            process.get().end(exitsBy);
        } else if (!isBusy) {
            awaitExit(exitsBy);
        }
        endThreads();
    }

    private void awaitExit(long deadline) {
        try {
            last.result.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
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
        threads.shutdown();
        reading.cancel(true);
        try {
            if (!threads.awaitTermination(THREAD_GRACE.toMillis(), TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
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
