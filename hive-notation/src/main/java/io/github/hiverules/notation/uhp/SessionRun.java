// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.uhp;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Reader;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Serves a session on streams with three threads: one reads, one answers, and the caller's watches the time and the end of the
 * input. So a chooser can be told to stop, and one that does not listen can be left behind.
 */
final class SessionRun {
    /** How long a chooser may think on when the session is at its end. */
    private static final Duration PARTING = Duration.ofSeconds(1);

    private final UhpSession session;
    private final Writer out;
    private final LineQueue lines = new LineQueue();

    SessionRun(UhpSession session, Writer out) {
        this.session = session;
        this.out = out;
    }

    private final class Answer implements Callable<Boolean> {
        private final Optional<String> line;
        private @Nullable Thread thinker;
        private boolean stopped;
        private volatile boolean thought;

        /** The answer to a line; without one, the greeting. */
        Answer(Optional<String> line) {
            this.line = line;
        }

        @Override
        public Boolean call() throws IOException {
            List<String> answer = think();
            out.write(String.join("\n", answer) + "\n");
            out.flush();
            return true;
        }

        private List<String> think() {
            synchronized (this) {
                thinker = Thread.currentThread();
                if (stopped) {
                    thinker.interrupt();
                }
            }
            try {
                return line.map(session::answer).orElseGet(session::greeting);
            } finally {
                synchronized (this) {
                    thinker = null;
                    Thread.interrupted(); // what was meant for the chooser does not disturb the writing
                }
                thought = true;
                lines.wake();
            }
        }

        /** Interrupts the chooser, now or when it begins. */
        synchronized void stop() {
            stopped = true;
            if (thinker != null) {
                thinker.interrupt();
            }
        }
    }

    /** Serves the session until {@code exit} or the end of the input. */
    void run(Reader in) throws IOException {
        Thread reader = lines.startReading(in, UhpSession::isExit, "engine-reader");
        ExecutorService worker = Executors.newSingleThreadExecutor(task -> LineQueue.daemon(task, "engine-chooser"));
        try {
            boolean goesOn = serve(new Answer(Optional.empty()), worker);
            while (goesOn && !session.isOver()) {
                lines.await(lines::isReady, LineQueue.deadline(LineQueue.LONGEST));
                Optional<String> line = lines.poll();
                goesOn = line.isPresent() && serve(new Answer(line), worker);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the session was interrupted");
        } finally {
            reader.interrupt();
            worker.shutdownNow();
        }
        Optional<IOException> failure = lines.failure();
        if (failure.isPresent()) {
            throw failure.get();
        }
    }

    /** Answers a line; false if the chooser is left behind, because the session has ended and it does not stop. */
    private boolean serve(Answer answer, ExecutorService worker) throws IOException, InterruptedException {
        // who has sent the end before can't have meant to stop this
        boolean knowsEnd = lines.hasEnd();
        BooleanSupplier isOver = () -> answer.thought || !knowsEnd && lines.hasEnd();
        Duration time = answer.line.flatMap(UhpSession::timeToThink).orElse(LineQueue.LONGEST);
        Future<Boolean> result = worker.submit(answer);
        lines.await(isOver, LineQueue.deadline(time));
        if (!answer.thought) {
            answer.stop();
            lines.await(isOver, LineQueue.deadline(LineQueue.LONGEST));
            lines.await(() -> answer.thought, LineQueue.deadline(PARTING));
        }
        if (!answer.thought) {
            return false;
        }
        try {
            return result.get(); // a slow reader gets all
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException broken) {
                throw broken;
            } else if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
