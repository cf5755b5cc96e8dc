// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Progress;
import io.github.hiverules.notation.record.GameRecord;
import io.github.hiverules.notation.record.Tag;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** A match between engines. Prints one line per game, saves the records, and prints the score at the end. */
final class Match {
    private static final long SHUTDOWN_MILLIS = 5000;

    private final List<Supplier<UhpClient>> starters;
    private final MatchLimits limits;
    private final Optional<Sprt> sprt;
    private final MatchFile file;
    private final PrintWriter out;
    private final Progress progress;
    private final List<Worker> workers = new CopyOnWriteArrayList<>();
    private final Standings standings;
    private boolean isResumed;
    private volatile boolean isOver;

    /** Creates a match of two engines or a round robin of several. */
    Match(
            List<Supplier<UhpClient>> starters,
            MatchLimits limits,
            Optional<Sprt> sprt,
            MatchFile file,
            PrintWriter out,
            Progress progress) {
        this.starters = List.copyOf(starters);
        this.limits = limits;
        this.sprt = sprt;
        this.file = file;
        this.out = out;
        this.progress = progress;
        standings = new Standings(starters.size());
    }

    /** A thread that plays one game at a time. */
    private final class Worker extends Thread {
        private final List<MatchEngine> engines = starters.stream()
                .map(starter -> new MatchEngine(starter, limits))
                .toList();
        private final AtomicInteger next;
        private final MatchSchedule schedule;
        private volatile Optional<RuntimeException> failure = Optional.empty();

        Worker(AtomicInteger next, MatchSchedule schedule) {
            super("match");
            this.next = next;
            this.schedule = schedule;
        }

        /** Starts all engines at the same time. If one fails, doesn't wait for the others. */
        private void startEngines() throws InterruptedException {
            ExecutorService starting = Executors.newFixedThreadPool(engines.size());
            try {
                CompletionService<UhpClient> started = new ExecutorCompletionService<>(starting);
                engines.forEach(engine -> started.submit(engine::client));
                for (int i = 0; i < engines.size(); i++) {
                    started.take().get();
                }
            } catch (ExecutionException e) {
                throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e);
            } finally {
                starting.shutdownNow(); // interrupts starts
                starting.awaitTermination(SHUTDOWN_MILLIS, TimeUnit.MILLISECONDS);
            }
        }

        @Override
        public void run() {
            try {
                startEngines();
                begin(engines.stream().map(MatchEngine::name).toList(), schedule);
                for (int game = next.getAndIncrement(); game < schedule.games(); game = next.getAndIncrement()) {
                    if (!file.played().containsKey(game + 1)) {
                        MatchSchedule.Pairing pairing = schedule.pairing(game);
                        MatchGame played = MatchGame.play(
                                pairing.opening(), engines.get(pairing.white()), engines.get(pairing.black()), limits);
                        end(pairing, schedule.games(), played);
                    }
                }
            } catch (InterruptedException e) {
                // the match is over
            } catch (RuntimeException e) {
                failure = Optional.of(e);
                next.set(schedule.games());
            } finally {
                Thread.interrupted(); // clears the interruption, so that close waits for the engines
                engines.forEach(MatchEngine::close);
            }
        }
    }

    /**
     * Plays the games that are not in the file and prints the score.
     *
     * @throws UhpException if an engine can't be started
     * @throws CommandException if the file contains a different match
     */
    void play(MatchSchedule schedule, int concurrency) {
        AtomicInteger next = new AtomicInteger();
        synchronized (this) {
            for (int i = 0; i < Math.min(concurrency, schedule.games()) && !isOver; i++) {
                Worker worker = new Worker(next, schedule);
                workers.add(worker);
                worker.start();
            }
        }
        await();
        if (!isOver) {
            workers.stream()
                    .flatMap(worker -> worker.failure.stream())
                    .findFirst()
                    .ifPresent(failure -> {
                        throw failure;
                    });
        }
        conclude();
    }

    /** Waits until all games are over and all engines have exited. */
    private void await() {
        try {
            for (Worker worker : workers) {
                worker.join();
            }
        } catch (InterruptedException e) {
            interrupt();
            Thread.currentThread().interrupt();
        }
    }

    /** Sets the engines' names. The first call also counts the games in the file. */
    private synchronized void begin(List<String> engines, MatchSchedule schedule) {
        standings.rename(engines);
        if (!isResumed) {
            file.played().forEach((number, record) -> {
                if (number <= schedule.games()) {
                    resume(schedule.pairing(number - 1), record);
                }
            });
            isResumed = true;
        }
    }

    private void resume(MatchSchedule.Pairing pairing, GameRecord record) {
        int length = pairing.opening().length();
        boolean isSame = record.tag("White").equals(Optional.of(standings.name(pairing.white())))
                && record.tag("Black").equals(Optional.of(standings.name(pairing.black())))
                && record.tag("Event").equals(Optional.of(event()))
                && record.moves().size() >= length
                && record.moves().subList(0, length).equals(pairing.opening().moves());
        if (!isSame) {
            throw new CommandException("Can't resume: game " + pairing.number()
                    + " in the file has other engines, limits or another opening.");
        }
        standings.add(pairing, record.outcome());
    }

    private String event() {
        return MatchFile.EVENT + limits.name();
    }

    private synchronized void end(MatchSchedule.Pairing pairing, int games, MatchGame played) {
        if (isOver) {
            return; // an interrupted game has no result
        }
        Game game = played.game();
        standings.add(pairing, game.outcome());
        String white = standings.name(pairing.white());
        String black = standings.name(pairing.black());
        file.add(GameRecord.of(game)
                .withTags(List.of(
                        new Tag(
                                "Date",
                                LocalDate.now(ZoneId.systemDefault()).toString().replace('-', '.')),
                        new Tag("Event", event()),
                        new Tag("Round", String.valueOf(pairing.number())),
                        new Tag("White", white),
                        new Tag("Black", black)))
                .cursor()
                .withComments(played.reason())
                .record());
        progress.around(
                () -> {
                    out.println(pairing.number() + " " + white + " - " + black + " "
                            + game.outcome().score() + " in " + game.length() + " plies: " + played.reason());
                    out.flush();
                },
                standings.games() + " of " + games + " games"
                        + (standings.isRoundRobin() ? "" : ", " + standings.first()));
        if (sprt.filter(test -> test.isDecided(standings.first())).isPresent()) {
            conclude();
        }
    }

    /**
     * Ends the match from another thread. Waits for the current write, prints the score so far and ends the engines.
     */
    void interrupt() {
        conclude();
        try {
            for (Worker worker : workers) {
                worker.join(SHUTDOWN_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Prints the score and ends the games in progress. Later calls do nothing. */
    private synchronized void conclude() {
        if (isOver) {
            return;
        }
        isOver = true;
        progress.end();
        standings.summary(sprt).forEach(out::println);
        for (int i = 0; i < starters.size(); i++) {
            long nanos = 0;
            long moves = 0;
            for (Worker worker : workers) {
                nanos += worker.engines.get(i).nanos();
                moves += worker.engines.get(i).moves();
            }
            out.println(String.format(
                    Locale.ROOT,
                    "%s: %d moves, %.3f s each on average",
                    standings.name(i),
                    moves,
                    moves == 0 ? 0 : nanos / 1e9 / moves));
        }
        out.flush();
        workers.forEach(Thread::interrupt);
    }
}
