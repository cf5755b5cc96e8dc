// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.notation.uhp.EngineOption;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One side of a match: an engine, started again where it has failed, and the time that it took. It belongs to one thread. */
final class MatchEngine implements AutoCloseable {
    private static final String TIME_TOTAL = "TimeTotal";
    private static final String TIME_INCREMENT = "TimeIncrement";

    /** The time that an engine may use in addition to its limit, for overhead. */
    private static final Duration MARGIN = Duration.ofSeconds(1);

    private final Supplier<UhpClient> starter;
    private @Nullable UhpClient client;
    private Optional<List<EngineOption>> clockOptions = Optional.empty();
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicLong moves = new AtomicLong();

    /** An engine that is started when it is needed. */
    MatchEngine(Supplier<UhpClient> starter) {
        this.starter = starter;
    }

    /** Thrown where an engine has lost the game by itself. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;

        private final Kind kind;

        Failure(Kind kind, String message) {
            super(message);
            this.kind = kind;
        }

        /** What the engine has done. */
        Kind kind() {
            return kind;
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

    private UhpClient client() {
        UhpClient engine = client;
        if (engine == null) {
            engine = starter.get();
            client = engine;
        }
        return engine;
    }

    /** Tells the engine the game. */
    void follow(Game game) throws Failure {
        ask(engine -> {
            engine.follow(game);
            return game;
        });
    }

    /**
     * Returns the engine's move, which is legal.
     *
     * @param limit the limit of the search, if there is no clock
     * @param clock the clocks of the game, of which this method stops the engine's
     */
    Move bestMove(Game game, SearchLimit limit, Optional<MatchClock> clock) throws Failure {
        Color side = game.sideToMove();
        follow(game);
        SearchLimit allowed = clock.isEmpty() ? limit : ask(engine -> share(engine, clock.get(), side));
        long start = System.nanoTime();
        Move move = ask(engine -> engine.bestMove(game, allowed));
        long taken = System.nanoTime() - start;
        nanos.addAndGet(taken);
        moves.incrementAndGet();
        if (clock.isPresent()) {
            if (!clock.get().moved(side, Duration.ofNanos(taken))) {
                throw new Failure(Kind.TIMEOUT, "its clock ran out");
            }
        } else if (limit.time().filter(time -> taken > longest(time).toNanos()).isPresent()) {
            throw new Failure(Kind.TIMEOUT, "it took " + Duration.ofNanos(taken).toMillis() + " ms");
        }
        return move;
    }

    /** Sets the clock of an engine with the options TimeTotal and TimeIncrement, and divides the time for any other engine. */
    private SearchLimit share(UhpClient engine, MatchClock clock, Color side) {
        if (clockOptions.isEmpty()) {
            List<EngineOption> options = engine.options();
            clockOptions = Optional.of(Stream.of(TIME_TOTAL, TIME_INCREMENT)
                    .flatMap(name ->
                            options.stream().filter(option -> option.name().equals(name)))
                    .toList());
        }
        List<EngineOption> options = clockOptions.get();
        if (options.size() < 2) {
            return clock.share(side);
        }
        set(engine, options.get(0), clock.left(side));
        set(engine, options.get(1), clock.increment());
        return SearchLimit.time(clock.left(side));
    }

    private static void set(UhpClient engine, EngineOption option, Duration time) {
        boolean isWhole = option.type() == EngineOption.Type.INT;
        engine.setOption(option.name(), isWhole ? String.valueOf(time.toSeconds()) : MatchClock.print(time));
    }

    /** Some engines know whole seconds only. */
    private static Duration longest(Duration time) {
        return Duration.ofSeconds(time.plusNanos(999_999_999).toSeconds()).plus(MARGIN);
    }

    private <T> T ask(Command<T> command) throws Failure {
        try {
            return command.ask(client());
        } catch (UhpException e) {
            if (e.kind() != Kind.CANCELLED) {
                close();
            }
            throw new Failure(e.kind(), String.valueOf(e.getMessage()));
        }
    }

    /** The time of all moves, in nanoseconds. */
    long nanos() {
        return nanos.get();
    }

    /** How many moves were asked for and came. */
    long moves() {
        return moves.get();
    }

    /** Ends the engine; it is started again when it is needed. */
    @Override
    public void close() {
        UhpClient engine = client;
        client = null;
        clockOptions = Optional.empty();
        if (engine != null) {
            engine.close();
        }
    }
}
