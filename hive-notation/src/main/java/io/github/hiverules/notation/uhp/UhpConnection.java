// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.notation.internal.Message;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.text.Remark;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.TransferQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Exchanges commands and answers with an engine. Streams have no time-outs, so one thread reads and one thread writes.
 * The thread that sends a command takes the lines of the answer from a queue. One thread at a time may send commands.
 * Any thread may cancel or close.
 */
final class UhpConnection {
    private static final Duration IDLE_EXIT_TIME = Duration.ofSeconds(1);
    private static final Duration BUSY_EXIT_TIME = Duration.ofMillis(100);
    private static final Duration THREADS_EXIT_TIME = Duration.ofMillis(400);
    private static final int MAX_REMARKS = 100;

    /** The longest time until a waiting thread notices a cancellation or the engine's exit. */
    private static final long CHECK_NANOS = 20_000_000;

    /** The time for the last lines of an exited engine. A child process may keep the output open without printing. */
    private static final long LAST_LINES_NANOS = 200_000_000;

    private final Optional<EngineProcess> process;
    private final InputStream in;
    private final OutputStream out;
    private final LineReader reader;
    private final Deque<String> lines = new ArrayDeque<>(); // taken from the reader's queue
    private final Thread writer;
    private final TransferQueue<Optional<String>> unsent = new LinkedTransferQueue<>(); // the last element is empty
    private final Consumer<String> transcript;
    private final Set<Remark> remarks = new LinkedHashSet<>();

    /** The engine's name in messages, or an empty string. */
    private volatile String name;

    private volatile Duration timeout;

    /** The answer to the last command. The answer may be incomplete after {@link #cancel}. */
    private volatile EngineAnswer last;

    /** The reason why the session has ended. */
    private volatile @Nullable UhpException end;

    private volatile boolean isCancelled;
    private boolean isClosed;
    private final AtomicBoolean isInUse = new AtomicBoolean();

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
        name = process.map(EngineProcess::name).orElse("");
        last = new EngineAnswer("", timeout);
        reader = new LineReader("uhp-reader", in, false, line -> false); // an incomplete line could look like a move
        reader.start();
        writer = start("uhp-writer", this::writeAll);
    }

    private static Thread start(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void writeAll() {
        try {
            for (Optional<String> line = unsent.take(); line.isPresent(); line = unsent.take()) {
                out.write((line.get() + "\n").getBytes(UTF_8));
                out.flush();
            }
        } catch (IOException | RuntimeException | InterruptedException e) {
            return; // the engine reads no commands, or the client is closed
        }
    }

    /** Changes the time-out of later commands. */
    void setTimeout(Duration timeout) {
        this.timeout = timeout;
    }

    boolean isOpen() {
        return end == null;
    }

    /** Reads the greeting. */
    EngineId greeting() {
        try {
            read(last.deadline, line -> false);
        } catch (TimeoutException e) {
            throw fail(Kind.TIMEOUT, "does not greet in time", last.linesAfterBestMoves());
        }
        process.ifPresent(EngineProcess::started);
        List<String> greeting = successful();
        EngineId id = EngineId.parse(greeting)
                .orElseThrow(() -> fail(Kind.PROTOCOL, "greets without a line that begins with id", greeting));
        name = (id.name() + " " + id.version()).strip();
        remarkForeign(id.before());
        return id;
    }

    /** Runs a command. Throws an exception if another command runs, the session has ended or the command fails. */
    <T> T run(Supplier<T> command) {
        requireOpen();
        if (!isInUse.compareAndSet(false, true)) {
            throw new IllegalStateException("Another command waits for the engine. Send one command at a time.");
        }
        try {
            isCancelled = false;
            return command.get();
        } finally {
            isInUse.set(false);
        }
    }

    private void requireOpen() {
        UhpException reason = end;
        if (reason != null) {
            throw new UhpException(reason.kind(), "The session has ended. " + reason.getMessage(), "", reason);
        }
    }

    private void requireRunning() {
        requireOpen();
        if (isCancelled) {
            throw error(Kind.CANCELLED, "has not answered: the wait was cancelled", List.of(), null);
        }
    }

    void cancel() {
        isCancelled = true;
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
        requireRunning();
        try {
            long soon = EngineAnswer.deadline(timeout); // nobody has read since the command was cancelled
            read(last.deadline - soon > 0 ? last.deadline : soon, line -> false);
        } catch (TimeoutException e) {
            throw error(Kind.TIMEOUT, "has not answered the cancelled command", last.linesAfterBestMoves(), e);
        }
        remarkForeign(lateLines());
        transcript.accept("> " + command);
        last = new EngineAnswer(command, timeout.plus(time));
        unsent.add(Optional.of(command));
        try {
            read(last.deadline, isBestMove);
            return successful();
        } catch (TimeoutException e) {
            if (last.isOnlyOk()) {
                throw fail(Kind.PROTOCOL, "answers only ok", List.of());
            }
            boolean isSent = unsent.hasWaitingConsumer();
            String what = isSent ? "does not complete its answer in time" : "does not read the command";
            throw fail(Kind.TIMEOUT, what, last.linesAfterBestMoves());
        }
    }

    List<String> ask(String command) {
        return ask(command, Duration.ZERO, line -> false);
    }

    /** Returns the lines that have arrived since the last answer. They belong to no command. */
    private List<String> lateLines() {
        lines.addAll(reader.drain());
        List<String> late = List.copyOf(lines);
        lines.clear();
        late.forEach(line -> transcript.accept("< " + line));
        return late;
    }

    /** Reads the last answer to the end. After an exception, a later call reads the rest. */
    private void read(long deadline, Predicate<String> isBestMove) throws TimeoutException {
        boolean isReported = false;
        while (!last.isComplete()) {
            String raw = nextLine(deadline);
            String line = EngineAnswer.plain(raw);
            boolean belongs = last.add(line);
            transcript.accept("< " + raw);
            if (!belongs && !isReported) { // an engine may print thousands of them
                remarkForeign(List.of(line));
                isReported = true;
            } else if (last.isTooLong()) {
                throw fail(Kind.PROTOCOL, "prints an answer that is too long", last.linesAfterBestMoves());
            } else if (belongs && isBestMove.test(line)) {
                last.noteBestMove();
            }
        }
    }

    private String nextLine(long deadline) throws TimeoutException {
        try {
            while (lines.isEmpty()) {
                requireRunning();
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    throw new TimeoutException();
                }
                process.ifPresent(EngineProcess::watch);
                boolean isGone = !writer.isAlive()
                        || process.filter(engine -> !engine.isAlive()).isPresent();
                lines.addAll(reader.poll(isGone ? LAST_LINES_NANOS : Math.min(CHECK_NANOS, left))
                        .orElseThrow(this::ended));
                if (isGone && lines.isEmpty()) {
                    throw ended();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw error(Kind.CANCELLED, "has not answered: the wait was interrupted", List.of(), e);
        }
        return lines.remove();
    }

    private UhpException ended() {
        String exit = process.map(EngineProcess::awaitExit).orElse("");
        boolean isDeaf = exit.isEmpty() && !writer.isAlive();
        return fail(Kind.EXITED, isDeaf ? "does not read commands" : "has ended" + exit, last.linesAfterBestMoves());
    }

    /** Returns the lines of the last answer. Throws an exception if the engine refuses the command. */
    private List<String> successful() {
        List<String> refusal = last.refusal();
        if (!refusal.isEmpty()) {
            boolean isMove = EngineAnswer.firstWord(refusal.get(0)).equals("invalidmove");
            String command = last.command.isEmpty() ? "to start" : Texts.quoted(last.command);
            throw error(isMove ? Kind.ILLEGAL_MOVE : Kind.REFUSED, "refuses " + command, refusal, null);
        }
        return last.lines();
    }

    /** Ends the session. Returns the first failure of the session. */
    synchronized UhpException fail(Kind kind, String what, List<String> answer) {
        UhpException reason = end;
        if (reason == null) {
            String errors =
                    EngineAnswer.excerpt(process.map(EngineProcess::lastErrors).orElse(List.of()));
            reason = error(kind, errors.isEmpty() ? what : what + " (error output: " + errors + ")", answer, null);
            end = reason;
        }
        return reason;
    }

    private UhpException error(Kind kind, String what, List<String> answer, @Nullable Exception cause) {
        String subject = "The engine " + (name.isEmpty() ? "" : name + " ");
        return new UhpException(kind, subject + what, EngineAnswer.excerpt(answer), cause);
    }

    /** Adds a remark on a deviation from the protocol. Keeps only the last 100 different remarks. */
    synchronized void remark(Message.Kind kind, Object... arguments) {
        Remark remark = new Remark(kind.code(), 0, 0, 0, Message.of(kind, arguments));
        remarks.remove(remark);
        remarks.add(remark);
        if (remarks.size() > MAX_REMARKS) {
            remarks.remove(remarks.iterator().next());
        }
    }

    /** Adds a remark on lines that belong to no answer. Ignores blank lines. */
    void remarkForeign(List<String> foreign) {
        String printed = EngineAnswer.excerpt(
                foreign.stream().filter(line -> !line.isBlank()).toList());
        if (!printed.isEmpty()) {
            remark(Message.Kind.FOREIGN_LINES, printed);
        }
    }

    synchronized List<Remark> remarks() {
        return List.copyOf(remarks);
    }

    /** Ends the session as {@link UhpClient#close} specifies. */
    void close() {
        boolean wasOpen;
        synchronized (this) {
            wasOpen = isOpen();
            if (isClosed) {
                return;
            }
            isClosed = true;
            end = new UhpException(Kind.CLOSED, "The client is closed", "", null);
        }
        boolean isIdle = isInUse.compareAndSet(false, true) && last.isComplete();
        long deadline = EngineAnswer.deadline(!wasOpen ? Duration.ZERO : isIdle ? IDLE_EXIT_TIME : BUSY_EXIT_TIME);
        if (wasOpen) {
            unsent.add(Optional.of("exit"));
            unsent.add(Optional.empty());
            join(writer, deadline);
            reportExit(isIdle, deadline);
        }
        process.ifPresent(engine -> engine.end(deadline));
        reader.interrupt();
        writer.interrupt();
        // closing may block while another thread reads or writes
        long threadsEnd = EngineAnswer.deadline(THREADS_EXIT_TIME);
        List.of(start("uhp-closer", () -> close(out)), start("uhp-closer", () -> close(in)), reader, writer)
                .forEach(thread -> join(thread, threadsEnd));
    }

    /** Passes {@code exit} and the answer of an idle engine to the transcript. */
    private void reportExit(boolean isIdle, long deadline) {
        try {
            transcript.accept("> exit");
            boolean isEnd = !isIdle;
            while (!isEnd) {
                List<String> answer = reader.poll(deadline - System.nanoTime()).orElse(List.of());
                answer.forEach(line -> transcript.accept("< " + line));
                isEnd = answer.isEmpty() || answer.stream().anyMatch(EngineAnswer::isEnd);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            return; // the session ends anyway
        }
    }

    private static void close(Closeable stream) {
        try {
            stream.close();
        } catch (IOException | RuntimeException e) {
            return; // the session ends anyway
        }
    }

    private static void join(Thread thread, long deadline) {
        try {
            TimeUnit.NANOSECONDS.timedJoin(thread, deadline - System.nanoTime());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
