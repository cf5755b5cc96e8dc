// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.notation.internal.Finding;
import io.github.hiverules.notation.text.Remark;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Exchanges commands and answers with an engine. Streams have no time-outs, so other threads read and write. The thread
 * that sends a command waits for each line of the answer. One thread at a time may send commands. Any thread may cancel
 * or close.
 */
final class UhpConnection {
    private static final Duration IDLE_EXIT_TIME = Duration.ofSeconds(1);

    private static final Duration BUSY_EXIT_TIME = Duration.ofMillis(100);
    private static final Duration THREADS_EXIT_TIME = Duration.ofMillis(400);
    private static final int MAX_REMARKS = 100;

    private final Optional<EngineProcess> process;
    private final InputStream in;
    private final OutputStream out;
    private final BoundedLines lines;
    private final Consumer<String> transcript;
    private volatile Duration timeout;
    private final Set<Remark> remarks = new LinkedHashSet<>();
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> daemon(task, "uhp-client"));

    /** Completed when the last command has been written. */
    private volatile CompletableFuture<?> writing = CompletableFuture.completedFuture("");

    /** Completed when no thread reads. */
    private volatile CompletableFuture<?> reading = CompletableFuture.completedFuture("");

    /** The next line, if a command has asked for the line. After a cancelled command, the line remains pending. */
    private Optional<CompletableFuture<Optional<String>>> pending = Optional.empty();

    /** The answer to the last command. The answer may be incomplete after {@link #cancel}. */
    private volatile EngineAnswer last;

    private volatile @Nullable UhpException end;
    private volatile boolean closed;
    private volatile boolean isInUse;

    /** Fails when the running command must stop: if it is cancelled or can't be written, or the client is closed. */
    private volatile CompletableFuture<?> stop = new CompletableFuture<>();

    /** Connects to an engine. */
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
        this.timeout = timeout;
        lines = new BoundedLines(new InputStreamReader(in, UTF_8), false); // an incomplete line could look like a move
        last = new EngineAnswer("", timeout);
    }

    static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Changes the time-out of later commands. */
    void setTimeout(Duration timeout) {
        this.timeout = timeout;
    }

    boolean isOpen() {
        return !closed && end == null;
    }

    List<String> greeting() {
        try {
            read(last, last.deadline, line -> false);
            process.ifPresent(EngineProcess::stopWatching);
            return successful(last);
        } catch (TimeoutException e) {
            throw fail(Kind.TIMEOUT, "The engine does not greet in time", last.linesAfterBestMoves(), e);
        }
    }

    /** Adds a remark on a deviation from the protocol. Keeps only the last 100 different remarks. */
    synchronized void remark(Finding.Kind kind, Object... arguments) {
        Remark remark = new Remark(kind.code(), 0, 0, 0, Finding.of(kind, arguments));
        remarks.remove(remark);
        remarks.add(remark);
        if (remarks.size() > MAX_REMARKS) {
            remarks.remove(remarks.iterator().next());
        }
    }

    /** Adds a remark on lines that belong to no answer. Ignores blank lines. */
    void remarkForeign(List<String> lines) {
        List<String> printed = lines.stream().filter(line -> !line.isBlank()).toList();
        if (!printed.isEmpty()) {
            remark(Finding.Kind.FOREIGN_LINES, EngineAnswer.excerpt(printed));
        }
    }

    /** Returns the lines of an answer that have a form. If there are any, adds a remark on the other lines. */
    List<String> linesOf(List<String> answer, Predicate<String> form) {
        List<String> found = answer.stream().filter(form).toList();
        if (!found.isEmpty()) {
            remarkForeign(answer.stream().filter(form.negate()).toList());
        }
        return found;
    }

    synchronized List<Remark> remarks() {
        return List.copyOf(remarks);
    }

    /** Runs a command. Throws an exception if another command runs, the session has ended or the command fails. */
    <T> T run(Supplier<T> command) {
        begin();
        try {
            return command.get();
        } finally {
            isInUse = false;
        }
    }

    private synchronized void begin() {
        UhpException reason = end;
        if (closed) {
            throw closed();
        } else if (reason != null) {
            throw new UhpException(reason.kind(), "The session has ended. " + reason.getMessage(), "", reason);
        } else if (isInUse) {
            throw new IllegalStateException("Another command waits for the engine. Send one command at a time.");
        }
        isInUse = true;
        stop = new CompletableFuture<>();
    }

    void cancel() {
        stop.completeExceptionally(cancellation(null));
    }

    /**
     * Sends a line and returns the answer without the final {@code ok}. First waits for the answer to the previous
     * command, if that command was cancelled, and reads the lines that have arrived since.
     *
     * @param time the search time, which extends the time-out
     * @param isBestMove returns whether a line is a best move
     * @throws UhpException if there is no answer, or if the answer is {@code err} or {@code invalidmove}
     */
    List<String> ask(String command, Duration time, Predicate<String> isBestMove) {
        try {
            long soon = EngineAnswer.deadline(timeout); // nobody has read since the command was cancelled
            read(last, last.deadline - soon > 0 ? last.deadline : soon, line -> false);
            discardArrived();
        } catch (TimeoutException e) {
            String busy = "The engine has not answered the cancelled command";
            throw new UhpException(Kind.TIMEOUT, busy, EngineAnswer.excerpt(last.linesAfterBestMoves()), e);
        }
        transcript.accept("> " + command);
        EngineAnswer answer = new EngineAnswer(command, timeout.plus(time));
        last = answer;
        send(command);
        try {
            read(answer, answer.deadline, isBestMove);
            return successful(answer);
        } catch (TimeoutException e) {
            if (answer.isOnlyOk()) {
                throw fail(Kind.PROTOCOL, "The engine answers only ok", List.of(), e);
            }
            String late = writing.isDone()
                    ? "The engine's answer is not complete in time"
                    : "The engine does not read the command";
            throw fail(Kind.TIMEOUT, late, answer.linesAfterBestMoves(), e);
        }
    }

    List<String> ask(String command) {
        return ask(command, Duration.ZERO, line -> false);
    }

    /** Reads the lines that the engine has printed after its last answer. They belong to no command. */
    private void discardArrived() throws TimeoutException {
        boolean isInterrupted = Thread.interrupted(); // an interrupt ends the wait for the answer
        List<String> late;
        try {
            late = await(inBackground(lines::arrived), EngineAnswer.deadline(timeout));
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
        late.forEach(line -> transcript.accept("< " + line));
        remarkForeign(late);
    }

    /** Reads an answer to the end. After an exception, the rest of the answer stays in the pipe. */
    private void read(EngineAnswer answer, long deadline, Predicate<String> isBestMove) throws TimeoutException {
        boolean isReported = false;
        while (!answer.isComplete()) {
            String raw = nextLine(deadline);
            String line = EngineAnswer.plain(raw);
            boolean belongs = answer.add(line);
            transcript.accept("< " + raw);
            if (!belongs && !isReported) { // an engine may print thousands of them
                remarkForeign(List.of(line));
                isReported = true;
            } else if (answer.isTooLong()) {
                throw fail(Kind.PROTOCOL, "The engine's answer is too long", answer.linesAfterBestMoves(), null);
            } else if (belongs && isBestMove.test(line)) {
                answer.noteBestMove();
            }
        }
    }

    private String nextLine(long deadline) throws TimeoutException {
        Optional<String> line = pending.isEmpty() ? lines.poll() : Optional.empty();
        if (line.isEmpty()) {
            CompletableFuture<Optional<String>> next = pending.orElseGet(() -> inBackground(lines::next));
            pending = Optional.of(next);
            line = await(next, deadline);
            pending = Optional.empty();
        }
        return line.orElseThrow(() -> ended(null));
    }

    /** Reads in another thread. Further output stays in the pipe, which limits the memory of the client. */
    private <T> CompletableFuture<T> inBackground(Callable<T> reader) {
        CompletableFuture<T> read = reading.handleAsync(
                (done, failure) -> {
                    try {
                        return reader.call();
                    } catch (Exception e) {
                        throw ended(e);
                    }
                },
                threads);
        reading = read;
        return read;
    }

    private UhpException ended(@Nullable Exception cause) {
        return fail(Kind.EXITED, "The engine has ended" + exit(), last.linesAfterBestMoves(), cause);
    }

    private synchronized void send(String command) {
        writing = writing.thenRunAsync(() -> write(command), threads);
    }

    private void write(String command) {
        try {
            out.write((command + "\n").getBytes(UTF_8));
            out.flush();
        } catch (IOException | RuntimeException e) {
            String exit = exit();
            String message = exit.isEmpty() ? "The engine does not read commands" : "The engine has ended" + exit;
            stop.completeExceptionally(fail(Kind.EXITED, message, List.of(), e));
        }
    }

    private String exit() {
        return process.map(EngineProcess::exit).orElse("");
    }

    /** Returns the lines of an answer. Throws an exception if the engine refuses the command. */
    private static List<String> successful(EngineAnswer answer) {
        List<String> lines = answer.refusal();
        if (!lines.isEmpty()) {
            boolean isMove = EngineAnswer.firstWord(lines.get(0)).equals("invalidmove");
            throw new UhpException(
                    isMove ? Kind.ILLEGAL_MOVE : Kind.REFUSED,
                    "The engine refuses the " + (isMove ? "move" : "command"),
                    EngineAnswer.excerpt(lines),
                    null);
        }
        return answer.lines();
    }

    /** Waits for an event until the deadline. After a cancelled wait, the event remains pending. */
    private <T> T await(CompletableFuture<T> event, long deadline) throws TimeoutException {
        try {
            CompletableFuture.anyOf(stop, event).get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            return event.join();
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
        return new UhpException(Kind.CLOSED, "The client is closed", "", null);
    }

    private static UhpException cancellation(@Nullable InterruptedException cause) {
        String how = cause == null ? "cancelled" : "interrupted";
        return new UhpException(Kind.CANCELLED, "The wait for the engine was " + how, "", cause);
    }

    /** Ends the session. Returns the first failure of the session. */
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
            stop.completeExceptionally(closed());
        }
        boolean isBusy = !last.isComplete();
        // an engine that has answered reads its input, even if the writing thread isn't done
        boolean reads = end == null && (!isBusy || writing.isDone());
        long deadline = reads ? EngineAnswer.deadline(isBusy ? BUSY_EXIT_TIME : IDLE_EXIT_TIME) : System.nanoTime();
        if (reads) {
            try {
                transcript.accept("> exit");
            } catch (RuntimeException | Error e) {
                // the session ends anyway
            }
            send("exit");
        }
        CompletableFuture<?> exit = reads && !isBusy ? inBackground(this::readExit) : writing;
        process.ifPresentOrElse(engine -> engine.end(deadline), () -> awaitExit(exit, deadline));
        endThreads();
    }

    /** Reads the answer to {@code exit}. */
    private Optional<String> readExit() throws IOException {
        Optional<String> line;
        do {
            line = lines.next();
            line.ifPresent(read -> transcript.accept("< " + read));
        } while (line.filter(read -> !EngineAnswer.isEnd(read)).isPresent());
        return line;
    }

    private static void awaitExit(CompletableFuture<?> event, long deadline) {
        try {
            event.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // the session ends anyway
        }
    }

    /** Closes each stream in a separate thread, because closing may block while another thread reads or writes. */
    private void endThreads() {
        threads.execute(() -> close(out));
        threads.execute(() -> close(in));
        threads.shutdownNow();
        try {
            threads.awaitTermination(THREADS_EXIT_TIME.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(Closeable stream) {
        try {
            stream.close();
        } catch (IOException | RuntimeException e) {
            // the session ends anyway
        }
    }
}
