// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static io.github.hiverules.notation.uhp.LineQueue.daemon;
import static io.github.hiverules.notation.uhp.LineQueue.deadline;

import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Sends lines to an engine and takes its answers, each within its time. Reading and writing have a thread of their own,
 * because streams know no time-outs. One thread asks at a time; any thread may cancel and close.
 */
final class EngineLink {
    /** The longest answer, in lines and in characters; an engine that goes on is broken. */
    private static final int MAX_LINES = 10_000;

    private static final int MAX_CHARACTERS = 4_000_000;

    /** How long an engine may take to leave that is not thinking, how long one that is, and how long a thread to end. */
    private static final Duration LEAVING = Duration.ofSeconds(1);

    private static final Duration LEAVING_BUSY = Duration.ofMillis(100);

    private static final Duration THREADS = Duration.ofMillis(400);

    /** How often children are looked for before the greeting: less and less. */
    private static final long SHORTEST_WATCH_NANOS = 2_000_000;

    private static final long LONGEST_WATCH_NANOS = 50_000_000;

    private final Optional<EngineProcess> process;
    private final InputStream in;
    private final OutputStream out;
    private final UhpListener listener;
    private final LineQueue lines = new LineQueue();
    private final Thread reader;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> daemon(task, "uhp-writer"));

    /** The command that the engine has taken last, or why it takes none. */
    private volatile CompletableFuture<String> sending = CompletableFuture.completedFuture("");

    /** Whether the answer to a command is still to come; after the wait for it was cancelled, too. */
    private volatile boolean unanswered;

    /** Why the session has ended. */
    private volatile @Nullable UhpException end;

    private volatile boolean greeted;
    private boolean cancellable;
    private volatile boolean cancelled;
    private volatile boolean closed;

    private EngineLink(Optional<EngineProcess> process, InputStream in, OutputStream out, UhpListener listener) {
        this.process = process;
        this.in = in;
        this.out = out;
        this.listener = listener;
        reader = lines.startReading(new InputStreamReader(in, StandardCharsets.UTF_8), line -> false, "uhp-reader");
    }

    /** A link to a process, which ends with the link. */
    static EngineLink to(Process process, UhpListener listener) {
        EngineProcess engine = new EngineProcess(process);
        return new EngineLink(Optional.of(engine), engine.output(), engine.input(), listener);
    }

    static EngineLink to(InputStream in, OutputStream out, UhpListener listener) {
        return new EngineLink(Optional.empty(), in, out, listener);
    }

    List<String> greeting(Duration timeout) {
        List<String> greeting = answer(deadline(timeout), line -> {});
        process.ifPresent(EngineProcess::rememberChildren);
        greeted = true;
        return obeyed(greeting);
    }

    /**
     * Sends a command that may change the game, and waits for the answer, which comes without its {@code ok}. When the wait is
     * interrupted nobody knows what game the engine has, and the session ends.
     *
     * @throws UhpException if no answer comes, or if it begins with {@code err} or {@code invalidmove}
     */
    List<String> ask(String command, Duration timeout) {
        return obeyed(exchange(command, timeout, line -> {}));
    }

    /**
     * Sends a command that does not change the game, and waits for the answer as {@link #ask} does. After the wait was cancelled
     * or interrupted the session goes on: the next command first waits for the answer that is still to come.
     *
     * @param onLine is told each line of the answer when it comes
     */
    List<String> askCancellably(String command, Duration timeout, Consumer<String> onLine) {
        allowCancel(true);
        try {
            return obeyed(exchange(command, timeout, onLine));
        } finally {
            allowCancel(false);
        }
    }

    private synchronized void allowCancel(boolean isAllowed) {
        cancellable = isAllowed;
        cancelled = false;
    }

    /** Wakes the thread that waits cancellably; does nothing if none does. */
    void cancel() {
        synchronized (this) {
            cancelled = cancellable;
        }
        lines.wake();
    }

    private List<String> exchange(String command, Duration timeout, Consumer<String> onLine) {
        UhpException reason = end;
        if (closed) {
            throw closed();
        } else if (reason != null) {
            throw new UhpException(reason.kind(), "the session has ended, " + reason.getMessage(), "", reason);
        }
        long deadline = deadline(timeout);
        if (unanswered) {
            answer(deadline, line -> {});
            unanswered = false;
        }
        send(command);
        tell(() -> listener.sent(command));
        unanswered = true;
        List<String> answer = answer(deadline, onLine);
        unanswered = false;
        return answer;
    }

    private void send(String command) {
        CompletableFuture<String> sent = new CompletableFuture<>();
        sending = sent;
        try {
            writer.execute(() -> {
                try {
                    out.write((command + "\n").getBytes(StandardCharsets.UTF_8));
                    out.flush();
                    sent.complete(command);
                } catch (IOException | RuntimeException e) {
                    sent.completeExceptionally(e);
                }
                lines.wake();
            });
        } catch (RejectedExecutionException e) {
            throw closed();
        }
    }

    private static List<String> obeyed(List<String> answer) {
        String word = answer.isEmpty() ? "" : answer.get(0).strip().split("\\s", 2)[0];
        if (word.equals("err")) {
            throw new UhpException(Kind.ERR, "the engine refuses the command", shown(answer), null);
        }
        if (word.equals("invalidmove")) {
            throw new UhpException(Kind.INVALID_MOVE, "the engine refuses the move", shown(answer), null);
        }
        return answer;
    }

    /** Waits for an answer up to its {@code ok}. */
    private List<String> answer(long deadline, Consumer<String> onLine) {
        List<String> answer = new ArrayList<>();
        int characters = 0;
        while (true) {
            String line = line(deadline, answer);
            tell(() -> listener.received(line));
            if (line.strip().equals("ok")) {
                return answer;
            }
            answer.add(line);
            characters += line.length();
            if (line.length() > LineQueue.MAX_LENGTH || characters > MAX_CHARACTERS || answer.size() > MAX_LINES) {
                throw failure(Kind.BROKEN, "the engine's answer has no end", shown(answer), null);
            }
            tell(() -> onLine.accept(line));
        }
    }

    private String line(long deadline, List<String> before) {
        await(deadline);
        Optional<String> line = lines.poll();
        if (line.isPresent()) {
            return line.get();
        }
        String ended = "the engine has ended" + process.map(EngineProcess::exit).orElse("");
        if (lines.hasEnd()) {
            throw failure(Kind.ENDED, ended, shown(before), lines.failure().orElse(null));
        }
        if (sending.isCompletedExceptionally()) {
            Throwable cause = sending.handle((sent, reason) -> reason).join();
            throw failure(Kind.ENDED, "the engine takes no commands", "", cause);
        }
        String late = sending.isDone()
                ? "the engine's answer is not complete in time"
                : "the engine does not take the command";
        throw failure(Kind.TIMEOUT, late, shown(before), null);
    }

    /** Waits for a line, or for what makes waiting useless. */
    private void await(long deadline) {
        try {
            long pause = SHORTEST_WATCH_NANOS;
            do {
                long until = deadline;
                if (!greeted && process.isPresent()) {
                    // it may be a mere starter: one that starts another program and leaves before it greets
                    process.get().rememberChildren();
                    until = System.nanoTime() + Math.min(pause, Math.max(0, deadline - System.nanoTime()));
                    pause = Math.min(2 * pause, LONGEST_WATCH_NANOS);
                }
                lines.await(this::isWaitOver, until);
            } while (!isWaitOver() && deadline - System.nanoTime() > 0);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            String interrupted = "the wait for the engine was interrupted";
            throw cancellable
                    ? new UhpException(Kind.CANCELLED, interrupted, "", e)
                    : failure(Kind.CANCELLED, interrupted, "", e);
        }
        if (closed) {
            throw closed();
        }
        if (cancelled) {
            throw new UhpException(Kind.CANCELLED, "the wait for the engine was cancelled", "", null);
        }
    }

    private boolean isWaitOver() {
        return closed || cancelled || lines.isReady() || sending.isCompletedExceptionally();
    }

    /** A listener that throws ends the session. */
    private void tell(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException | Error e) {
            end = new UhpException(Kind.BROKEN, "a listener has failed", "", e);
            throw e;
        }
    }

    private static UhpException closed() {
        return new UhpException(Kind.CLOSED, "the client is closed", "", null);
    }

    /** An end of the session: after it answers and commands would no longer fit. */
    UhpException failure(Kind kind, String message, String engineText, @Nullable Throwable cause) {
        UhpException reason = new UhpException(kind, message, engineText, cause);
        end = reason;
        return reason;
    }

    /** An answer as it stands in messages, on one line that a terminal can show. */
    static String shown(List<String> answer) {
        String text = String.join(" / ", answer.subList(0, Math.min(answer.size(), 10)));
        return Texts.printable(text.length() > 300 ? text.substring(0, 300) + "…" : text);
    }

    /** Ends the session, as {@link UhpClient#close} tells. */
    void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        lines.wake();
        boolean busy = unanswered;
        // an answer may come before the writing thread knows that its command is sent
        boolean speaks = end == null && (!busy || sending.isDone());
        if (speaks) {
            sayExit();
        }
        long leavesBy = speaks ? deadline(busy ? LEAVING_BUSY : LEAVING) : System.nanoTime();
        process.ifPresentOrElse(running -> running.end(leavesBy), () -> {
            if (!busy) {
                drain(leavesBy);
            }
        });
        closeStreams();
    }

    private void sayExit() {
        try {
            send("exit");
            listener.sent("exit");
        } catch (RuntimeException e) {
            // the engine is ended without a word
        }
    }

    /** Lets an engine without a process say its last words. */
    private void drain(long deadline) {
        try {
            Optional<String> line;
            do {
                lines.await(() -> lines.isReady() || sending.isCompletedExceptionally(), deadline);
                line = lines.poll();
            } while (line.filter(text -> !text.strip().equals("ok")).isPresent() && System.nanoTime() < deadline);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Streams are closed by threads of their own: closing one may wait for whoever reads or writes it. */
    private void closeStreams() {
        reader.interrupt();
        writer.shutdownNow();
        Thread outCloser = closing(out);
        Thread inCloser = closing(in);
        long deadline = deadline(THREADS);
        try {
            for (Thread thread : List.of(outCloser, inCloser, reader)) {
                thread.join(Math.max(1, (deadline - System.nanoTime()) / 1_000_000));
            }
            writer.awaitTermination(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Thread closing(Closeable stream) {
        Thread thread = daemon(
                () -> {
                    try {
                        stream.close();
                    } catch (IOException | RuntimeException e) {
                        // it is closed as far as it can be
                    }
                },
                "uhp-closer");
        thread.start();
        return thread;
    }
}
