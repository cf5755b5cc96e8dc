// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One side of a match: an engine, started again where it has failed, and the time that it took. */
final class MatchEngine implements AutoCloseable {
    /** What an engine may take beyond its time, for what is not thinking. */
    private static final Duration MARGIN = Duration.ofSeconds(1);

    private final Supplier<UhpClient> starter;
    private @Nullable UhpClient client;
    private boolean closed;
    private long nanos;
    private long moves;

    /** An engine that is started when it is needed. */
    MatchEngine(Supplier<UhpClient> starter) {
        this.starter = starter;
    }

    /** Thrown where an engine has lost the game by itself. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;

        private final boolean isTime;

        Failure(String message, boolean isTime) {
            super(message);
            this.isTime = isTime;
        }

        /** Whether the engine did not answer in time. */
        boolean isTime() {
            return isTime;
        }
    }

    /** What can be asked of an engine. */
    private interface Command<T> {
        T ask(UhpClient engine);
    }

    /**
     * The name and version of the engine.
     *
     * @throws UhpException if it can't be started
     */
    String name() {
        UhpClient engine = client();
        return (engine.name() + " " + engine.version()).strip();
    }

    private synchronized UhpClient client() {
        UhpClient engine = client;
        if (engine == null) {
            if (closed) {
                throw new IllegalStateException("the match is over");
            }
            engine = starter.get();
            client = engine;
        }
        return engine;
    }

    /** Takes an engine away that can't be used any more. */
    private void drop() {
        UhpClient engine;
        synchronized (this) {
            engine = client;
            client = null;
        }
        if (engine != null) {
            engine.close();
        }
    }

    void begin(Game game) throws Failure {
        ask(engine -> engine.newGame(game));
    }

    void play(Move move) throws Failure {
        ask(engine -> engine.play(move));
    }

    /** The engine's move, which is legal. */
    Move bestMove(SearchLimit limit) throws Failure {
        long start = System.nanoTime();
        Move move = ask(engine -> engine.bestMove(limit));
        long taken = System.nanoTime() - start;
        nanos += taken;
        moves++;
        if (limit instanceof SearchLimit.Time time
                && taken > time.wholeSeconds().plus(MARGIN).toNanos()) {
            throw new Failure("it took " + Duration.ofNanos(taken).toMillis() + " ms", true);
        }
        return move;
    }

    private <T> T ask(Command<T> command) throws Failure {
        try {
            return command.ask(client());
        } catch (UhpException e) {
            drop();
            throw new Failure(String.valueOf(e.getMessage()), e.kind() == UhpException.Kind.TIMEOUT);
        }
    }

    /** The time of all moves, in nanoseconds. */
    long nanos() {
        return nanos;
    }

    /** How many moves were asked for and came. */
    long moves() {
        return moves;
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        drop();
    }
}
