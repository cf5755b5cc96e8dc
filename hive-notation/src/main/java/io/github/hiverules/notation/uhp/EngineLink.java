// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Sends lines to an engine and takes its answers, each within its time. Reading and writing have a thread of their own,
 * because streams know no time-outs; both end when the link is closed.
 */
final class EngineLink {
    /** The longest answer, in lines and in characters; an engine that goes on is broken. */
    private static final int MAX_LINES = 10_000;

    private static final int MAX_CHARACTERS = 4_000_000;

    /** How long an engine may take to leave, and a thread to end. */
    private static final long PARTING_MILLIS = 1000;

    /** How often children are looked for before the greeting: less and less. */
    private static final long SHORTEST_WATCH_NANOS = 2_000_000;

    private static final long LONGEST_WATCH_NANOS = 50_000_000;

    /** A longer time-out counts as this; nanoseconds of much more have no room. */
    private static final Duration LONGEST = Duration.ofDays(10_000);

    private final @Nullable Process process;
    private final InputStream in;
    private final OutputStream out;
    private final Thread reader;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(task -> daemon(task, "uhp-writer"));

    /** The lines that have come; empty stands for the end. Few, so that an engine that never stops fills no memory. */
    private final BlockingQueue<Optional<String>> arrived = new ArrayBlockingQueue<>(8);

    /** Processes that the engine has started, as far as they were seen; they end with the link. */
    private final Set<ProcessHandle> children = new LinkedHashSet<>();

    private boolean greeted;
    private boolean usable = true;
    private boolean closed;

    /** A link to a process, which is ended with the link, or to streams alone. */
    EngineLink(@Nullable Process process, InputStream in, OutputStream out) {
        this.process = process;
        this.in = process == null ? in : new ProcessOutput(process, in);
        this.out = out;
        reader = daemon(this::read, "uhp-reader");
        reader.start();
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    private void read() {
        LineReader lines = new LineReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        try {
            Optional<String> line;
            do {
                line = nextOf(lines);
                arrived.put(line);
            } while (line.isPresent());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the link is closed, and nobody waits
        }
    }

    private static Optional<String> nextOf(LineReader lines) {
        try {
            return lines.next();
        } catch (IOException e) {
            return Optional.empty(); // a stream that fails gives nothing more
        }
    }

    /**
     * Sends a command and waits for the answer, which comes without its {@code ok}.
     *
     * @throws UhpException if none comes, or if it begins with {@code err} or {@code invalidmove}
     */
    List<String> ask(String command, Duration timeout) {
        if (!usable) {
            throw new UhpException(Kind.BROKEN, "the session has ended", "");
        }
        long deadline = deadline(timeout);
        send(command, deadline);
        return obeyed(answer(deadline));
    }

    /** Waits for what an engine says at its start, as {@link #ask} does. */
    List<String> greeting(Duration timeout) {
        List<String> greeting = obeyed(answer(deadline(timeout)));
        greeted = true;
        rememberChildren();
        return greeting;
    }

    /** Children are asked for while their parent runs: afterwards nobody knows whose they were. */
    private void rememberChildren() {
        if (process != null) {
            process.descendants().forEach(children::add);
        }
    }

    private static List<String> obeyed(List<String> answer) {
        String word = answer.isEmpty() ? "" : answer.get(0).strip().split("\\s", 2)[0];
        if (word.equals("err")) {
            throw new UhpException(Kind.ERR, "the engine refuses the command", shown(answer));
        }
        if (word.equals("invalidmove")) {
            throw new UhpException(Kind.INVALID_MOVE, "the engine refuses the move", shown(answer));
        }
        return answer;
    }

    /** That time, or a longest one that stands for all longer ones. */
    static Duration bounded(Duration time) {
        return time.compareTo(LONGEST) > 0 ? LONGEST : time;
    }

    private static long deadline(Duration timeout) {
        return System.nanoTime() + bounded(timeout).toNanos();
    }

    private void send(String command, long deadline) {
        Future<?> sent = writer.submit(() -> {
            out.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
            return command;
        });
        try {
            sent.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            throw failure(Kind.BROKEN, "the engine takes no commands", "");
        } catch (TimeoutException e) {
            throw failure(Kind.TIMEOUT, "the engine does not take the command", "");
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** Waits for an answer up to its {@code ok}. */
    private List<String> answer(long deadline) {
        List<String> answer = new ArrayList<>();
        int characters = 0;
        while (true) {
            String line = line(deadline, answer);
            if (line.strip().equals("ok")) {
                return answer;
            }
            answer.add(line);
            characters += line.length();
            if (line.length() > LineReader.MAX_LENGTH || characters > MAX_CHARACTERS || answer.size() > MAX_LINES) {
                throw failure(Kind.BROKEN, "the engine's answer has no end", shown(answer));
            }
        }
    }

    private String line(long deadline, List<String> before) {
        Optional<String> line;
        long pause = SHORTEST_WATCH_NANOS;
        try {
            do {
                long left = Math.max(0, deadline - System.nanoTime());
                if (!greeted) {
                    // it may be a mere starter: one that starts another program and leaves before anything is said
                    rememberChildren();
                    left = Math.min(left, pause);
                    pause = Math.min(2 * pause, LONGEST_WATCH_NANOS);
                }
                line = arrived.poll(left, TimeUnit.NANOSECONDS);
            } while (line == null && System.nanoTime() < deadline);
        } catch (InterruptedException e) {
            throw interrupted();
        }
        if (line == null) {
            throw failure(Kind.TIMEOUT, "the engine's answer is not complete in time", shown(before));
        }
        return line.orElseThrow(() -> failure(Kind.BROKEN, "the engine has ended", shown(before)));
    }

    private UhpException interrupted() {
        Thread.currentThread().interrupt();
        return failure(Kind.BROKEN, "the wait for the engine was interrupted", "");
    }

    /** An end of the session: after it answers and commands would no longer fit. */
    UhpException failure(Kind kind, String message, String engineText) {
        usable = false;
        return new UhpException(kind, message, engineText);
    }

    /** An answer as it stands in messages. */
    static String shown(List<String> answer) {
        String text = String.join(" / ", answer.subList(0, Math.min(answer.size(), 10)));
        return text.length() > 300 ? text.substring(0, 300) + "…" : text;
    }

    /**
     * Ends the session: says {@code exit}, gives the engine a little time, and then ends it, with all processes that it
     * started. Closing again does nothing.
     */
    void close() {
        if (closed) {
            return;
        }
        closed = true;
        rememberChildren();
        boolean leaving = usable && sayExit();
        usable = false;
        if (process != null) {
            end(process, leaving);
        } else if (leaving) {
            drain();
        }
        reader.interrupt();
        writer.shutdownNow();
        closeQuietly(out);
        closeQuietly(in);
        arrived.clear(); // so that the reader finds room for its last word
        awaitThreads();
    }

    private boolean sayExit() {
        try {
            send("exit", deadline(Duration.ofMillis(PARTING_MILLIS)));
            return true;
        } catch (UhpException e) {
            return false;
        }
    }

    /** Lets an engine without a process say its last words. */
    private void drain() {
        try {
            answer(deadline(Duration.ofMillis(PARTING_MILLIS)));
        } catch (UhpException e) {
            // it leaves without a word, which is as good
        }
    }

    private void end(Process engine, boolean leaving) {
        try {
            boolean gone = leaving && engine.waitFor(PARTING_MILLIS, TimeUnit.MILLISECONDS);
            rememberChildren();
            children.forEach(ProcessHandle::destroy);
            if (!gone) {
                engine.destroy();
                engine.waitFor(PARTING_MILLIS, TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        children.forEach(ProcessHandle::destroyForcibly);
        engine.destroyForcibly();
    }

    private void awaitThreads() {
        try {
            reader.join(PARTING_MILLIS);
            writer.awaitTermination(PARTING_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void closeQuietly(AutoCloseable stream) {
        try {
            stream.close();
        } catch (Exception e) {
            // it is closed as far as it can be
        }
    }
}
