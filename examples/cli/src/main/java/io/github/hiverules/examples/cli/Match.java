// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.sentences.Sentences;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** A match between engines. Prints one line per game, saves its record, and prints the score at the end. */
final class Match {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

    /** The delay before an engine's exit counts as a loss: Ctrl-C also ends the engines, perhaps before it ends this program. */
    private static final long EXIT_GRACE_MILLIS = 1000;

    /** The maximum time for engines to exit after an interrupt. */
    private static final long SHUTDOWN_MILLIS = 5000;

    private final List<Supplier<UhpClient>> starters;
    private final MatchLimits limits;
    private final Optional<Sprt> sprt;
    private final MatchFile file;
    private final PrintWriter out;
    private final Progress progress;
    private final List<Table> tables = new CopyOnWriteArrayList<>();
    private final MatchScore[][] scores;
    private List<String> names;
    private boolean isResumed;
    private boolean isOver;

    /**
     * Creates a match of two engines or a round robin of several.
     *
     * @param starters start the engines
     * @param sprt the test that ends a match of two engines
     * @param file contains the games already played and receives new records
     * @param out receives the results
     */
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
        scores = new MatchScore[starters.size()][starters.size()];
        for (MatchScore[] row : scores) {
            Arrays.fill(row, MatchScore.NONE);
        }
        names = IntStream.range(0, starters.size())
                .mapToObj(i -> String.valueOf((char) ('A' + i)))
                .toList();
    }

    /** A thread on which engines play games one after the other. */
    private final class Table extends Thread {
        private final List<MatchEngine> engines =
                starters.stream().map(MatchEngine::new).toList();
        private final AtomicInteger next;
        private final MatchSchedule schedule;
        private volatile Optional<RuntimeException> failure = Optional.empty();

        Table(AtomicInteger next, MatchSchedule schedule) {
            super("match");
            this.next = next;
            this.schedule = schedule;
        }

        @Override
        public void run() {
            try {
                begin(engines.stream().map(MatchEngine::name).toList(), schedule);
                for (int game = next.getAndIncrement(); game < schedule.games(); game = next.getAndIncrement()) {
                    if (!file.played().containsKey(game + 1)) {
                        MatchSchedule.Pairing pairing = schedule.pairing(game);
                        MatchGame played = MatchGame.play(
                                pairing.opening(), engines.get(pairing.white()), engines.get(pairing.black()), limits);
                        if (played.failure().filter(Kind.EXITED::equals).isPresent()) {
                            Thread.sleep(EXIT_GRACE_MILLIS);
                        }
                        end(pairing, schedule.games(), played);
                    }
                }
            } catch (InterruptedException e) {
                // the match is over
            } catch (RuntimeException e) {
                failure = Optional.of(e);
                next.set(schedule.games());
            } finally {
                Thread.interrupted(); // otherwise close would not wait for the engines
                engines.forEach(MatchEngine::close);
            }
        }
    }

    /**
     * Plays the games that are not in the file and prints the score.
     *
     * @param concurrency the number of concurrent games
     * @throws UhpException if an engine can't be started
     * @throws IllegalStateException if the file contains another match
     */
    void play(MatchSchedule schedule, int concurrency) {
        AtomicInteger next = new AtomicInteger();
        synchronized (this) {
            for (int i = 0; i < Math.min(concurrency, schedule.games()) && !isOver; i++) {
                Table table = new Table(next, schedule);
                tables.add(table);
                table.start();
            }
        }
        await();
        boolean interrupted;
        synchronized (this) {
            interrupted = isOver;
        }
        for (Table table : tables) {
            table.failure.filter(reason -> !interrupted).ifPresent(reason -> {
                throw reason;
            });
        }
        conclude();
    }

    /** Waits until all games are over and all engines have exited. */
    private void await() {
        try {
            for (Table table : tables) {
                table.join();
            }
        } catch (InterruptedException e) {
            interrupt();
            Thread.currentThread().interrupt();
        }
    }

    /** Called by each table: sets the engines' names, and counts the games of the file once. */
    private synchronized void begin(List<String> engines, MatchSchedule schedule) {
        List<String> named = new ArrayList<>();
        for (int i = 0; i < engines.size(); i++) {
            boolean isUnique = Collections.frequency(engines, engines.get(i)) == 1;
            named.add(Verdict.printable(isUnique ? engines.get(i) : engines.get(i) + " " + (char) ('A' + i)));
        }
        names = List.copyOf(named);
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
        boolean isSame = record.tag("White").equals(Optional.of(names.get(pairing.white())))
                && record.tag("Black").equals(Optional.of(names.get(pairing.black())))
                && record.tag("Event").equals(Optional.of(event()))
                && record.moves().size() >= length
                && record.moves().subList(0, length).equals(pairing.opening().moves());
        if (!isSame) {
            throw new IllegalStateException("Can't resume: game " + pairing.number()
                    + " in the file has other engines, limits or another opening.");
        }
        count(pairing, record.outcome());
    }

    private String event() {
        return "Match at " + limits;
    }

    private void count(MatchSchedule.Pairing pairing, Outcome outcome) {
        boolean isWhite = outcome.winner().equals(Optional.of(Color.WHITE));
        MatchScore white = outcome.winner().isEmpty()
                ? new MatchScore(0, 1, 0)
                : new MatchScore(isWhite ? 1 : 0, 0, isWhite ? 0 : 1);
        scores[pairing.white()][pairing.black()] = scores[pairing.white()][pairing.black()].and(white);
        scores[pairing.black()][pairing.white()] = scores[pairing.black()][pairing.white()].and(white.reversed());
    }

    private synchronized void end(MatchSchedule.Pairing pairing, int games, MatchGame played) {
        if (isOver) {
            return; // an interrupted game doesn't count
        }
        Game game = played.game();
        count(pairing, game.outcome());
        String white = names.get(pairing.white());
        String black = names.get(pairing.black());
        String result = game.outcome()
                .winner()
                .map(color -> color == Color.WHITE ? "1-0" : "0-1")
                .orElse("1/2-1/2");
        String reason =
                played.reason().isEmpty() ? Sentences.of(Locale.ENGLISH).describe(game.outcome()) : played.reason();
        file.add(GameRecord.of(game)
                .withTags(List.of(
                        new Tag("Date", LocalDate.now(ZoneId.systemDefault()).format(DAY)),
                        new Tag("Event", event()),
                        new Tag("Round", String.valueOf(pairing.number())),
                        new Tag("White", white),
                        new Tag("Black", black)))
                .cursor()
                .withComments(reason)
                .record());
        progress.around(
                () -> {
                    out.println(pairing.number() + " " + white + " - " + black + " " + result + " in " + game.length()
                            + " plies: " + reason);
                    out.flush();
                },
                ended() + " of " + games + " games" + (isRoundRobin() ? "" : ", " + scores[0][1]));
        if (sprt.filter(test -> test.isDecided(scores[0][1])).isPresent()) {
            conclude();
            tables.forEach(Thread::interrupt);
        }
    }

    private boolean isRoundRobin() {
        return names.size() > 2;
    }

    private int ended() {
        return Arrays.stream(scores)
                        .flatMap(Arrays::stream)
                        .mapToInt(MatchScore::games)
                        .sum()
                / 2;
    }

    /**
     * Ends the match from another thread: prints the score so far and ends the engines. A record that is being written is
     * completed.
     */
    void interrupt() {
        synchronized (this) {
            conclude();
            tables.forEach(Thread::interrupt);
        }
        try {
            for (Table table : tables) {
                table.join(SHUTDOWN_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void conclude() {
        if (isOver) {
            return;
        }
        isOver = true;
        progress.end();
        if (isRoundRobin()) {
            new Ratings(scores).table(names).forEach(out::println);
        } else {
            out.println(names.get(0) + " against " + names.get(1) + ": " + scores[0][1]);
            out.println("Elo difference " + scores[0][1].elo());
            sprt.ifPresent(test -> out.println(test.describe(scores[0][1])));
        }
        for (int i = 0; i < names.size(); i++) {
            long nanos = 0;
            long moves = 0;
            for (Table table : tables) {
                nanos += table.engines.get(i).nanos();
                moves += table.engines.get(i).moves();
            }
            out.println(String.format(
                    Locale.ROOT,
                    "%s: %d moves, %.3f s each on average",
                    names.get(i),
                    moves,
                    moves == 0 ? 0 : nanos / 1e9 / moves));
        }
        out.flush();
    }
}
