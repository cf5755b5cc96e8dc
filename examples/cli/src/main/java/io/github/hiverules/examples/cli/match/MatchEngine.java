// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.GameClock;
import io.github.hiverules.examples.common.RestartingEngine;
import io.github.hiverules.notation.uhp.EngineOption;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;

/** An engine in a match. Measures the engine's time and restarts the engine after failures. Confined to one thread. */
final class MatchEngine extends RestartingEngine {
    private static final List<String> CLOCK_OPTIONS = List.of("TimeTotal", "TimeIncrement");

    /** The option of engines that vary their opening moves. A match has openings of its own. */
    private static final String VARIETY = "Variety";

    /** The time by which a move may exceed the time limit. */
    private static final Duration MARGIN = Duration.ofSeconds(1);

    private final MatchLimits limits;
    private Optional<List<EngineOption>> options = Optional.empty();
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicLong moves = new AtomicLong();

    /** Creates an engine that is started on first use. */
    MatchEngine(Supplier<UhpClient> starter, MatchLimits limits) {
        super(starter);
        this.limits = limits;
    }

    @Override
    protected void prepare(UhpClient started) {
        options = Optional.empty();
        limits.nodes().ifPresent(nodes -> started.setOption(MatchLimits.NODES, String.valueOf(nodes)));
    }

    /** Thrown if an engine fails and therefore loses the game. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;

        final Kind kind;

        Failure(Kind kind, String message) {
            super(message);
            this.kind = kind;
        }
    }

    /** Sends a game to the engine. */
    void follow(Game game) throws Failure {
        ask(engine -> {
            options(engine);
            engine.follow(game);
            return game;
        });
    }

    /**
     * Requests a move. The client checks that the move is legal.
     *
     * @param clock the engine's clock, if any; updated by the method
     */
    Move bestMove(Game game, Optional<GameClock> clock) throws Failure {
        follow(game);
        SearchLimit allowed = clock.isEmpty() ? limits.move() : ask(engine -> share(engine, clock.get()));
        long start = System.nanoTime();
        Move move = ask(engine -> engine.bestMove(game, allowed));
        long taken = System.nanoTime() - start;
        nanos.addAndGet(taken);
        moves.incrementAndGet();
        if (clock.isPresent()) {
            if (!clock.get().moved(Duration.ofNanos(taken))) {
                throw new Failure(Kind.TIMEOUT, "its clock ran out");
            }
        } else if (limits.move()
                .time()
                .filter(time -> taken > longest(time).toNanos())
                .isPresent()) {
            throw new Failure(
                    Kind.TIMEOUT, "the move took " + Duration.ofNanos(taken).toMillis() + " ms");
        }
        return move;
    }

    /** Returns the limit of the next search. Sets the engine's clock options, if any. */
    private SearchLimit share(UhpClient engine, GameClock clock) {
        List<EngineOption> clockOptions = options(engine).stream()
                .filter(option -> CLOCK_OPTIONS.contains(option.name()))
                .sorted(Comparator.comparing(option -> CLOCK_OPTIONS.indexOf(option.name())))
                .toList();
        if (clockOptions.size() < 2) {
            return SearchLimit.time(clock.share(clock.left()));
        }
        set(engine, clockOptions.get(0), clock.left());
        set(engine, clockOptions.get(1), clock.increment());
        return SearchLimit.time(clock.left());
    }

    /** Returns the engine's options. After each start, reads them and turns the variation of openings off. */
    private List<EngineOption> options(UhpClient engine) {
        if (options.isEmpty()) {
            options = Optional.of(engine.options());
            if (options.get().stream()
                    .anyMatch(option -> option.name().equals(VARIETY) && option.type() == EngineOption.Type.BOOL)) {
                engine.setOption(VARIETY, "False");
            }
        }
        return options.get();
    }

    private static void set(UhpClient engine, EngineOption option, Duration time) {
        boolean isWhole = option.type() == EngineOption.Type.INT;
        engine.setOption(option.name(), isWhole ? String.valueOf(time.toSeconds()) : MatchLimits.print(time));
    }

    /** Returns the longest accepted time. Rounds up, because some engines support only whole seconds. */
    private static Duration longest(Duration time) {
        return Duration.ofSeconds(time.plusNanos(999_999_999).toSeconds()).plus(MARGIN);
    }

    private <T> T ask(Function<UhpClient, T> command) throws Failure {
        try {
            return command.apply(client());
        } catch (UhpException e) {
            if (e.kind() != Kind.CANCELLED) {
                close();
            }
            throw new Failure(e.kind(), Failures.clause(e));
        }
    }

    /** {@return the total time of all moves, in nanoseconds} */
    long nanos() {
        return nanos.get();
    }

    long moves() {
        return moves.get();
    }
}
