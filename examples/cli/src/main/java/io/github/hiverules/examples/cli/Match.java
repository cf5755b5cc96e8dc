// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.RecordFormat;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.Tag;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.notation.uhp.UhpException.Kind;
import io.github.hiverules.notation.words.Sentences;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Games between two engines: a line for each when it ends, its record, and what all say of the engines. */
final class Match {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

    /** An interrupt on a terminal reaches the engines too; before their end counts as a loss, this program learns of it. */
    private static final long INTERRUPT_MILLIS = 1000;

    /** How long engines may take to leave an interrupted match. */
    private static final long LEAVING_MILLIS = 5000;

    private final Supplier<UhpClient> starterA;
    private final Supplier<UhpClient> starterB;
    private final SearchLimit limit;
    private final int maxPlies;
    private final Writer pgn;
    private final PrintWriter out;
    private final Progress progress;
    private final List<Table> tables = new CopyOnWriteArrayList<>();
    private List<String> names = List.of("A", "B");
    private MatchScore score = new MatchScore(0, 0, 0);
    private boolean isOver;

    /**
     * A match between the engines that these start.
     *
     * @param pgn takes the record of each game when it ends
     * @param out takes a line for each game, and what is said at the end
     */
    Match(
            Supplier<UhpClient> starterA,
            Supplier<UhpClient> starterB,
            SearchLimit limit,
            int maxPlies,
            Writer pgn,
            PrintWriter out,
            Progress progress) {
        this.starterA = starterA;
        this.starterB = starterB;
        this.limit = limit;
        this.maxPlies = maxPlies;
        this.pgn = pgn;
        this.out = out;
        this.progress = progress;
    }

    /** A thread in which two engines play one game after the other. */
    private final class Table extends Thread {
        private final MatchEngine a = new MatchEngine(starterA);
        private final MatchEngine b = new MatchEngine(starterB);
        private final AtomicInteger next;
        private final int games;
        private final IntFunction<Game> openings;
        private volatile Optional<RuntimeException> failure = Optional.empty();

        Table(AtomicInteger next, int games, IntFunction<Game> openings) {
            super("match");
            this.next = next;
            this.games = games;
            this.openings = openings;
        }

        @Override
        public void run() {
            try {
                nameEngines(a.name(), b.name());
                for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
                    boolean isAWhite = game % 2 == 0;
                    Game opening = openings.apply(game / 2);
                    MatchGame played = MatchGame.play(opening, isAWhite ? a : b, isAWhite ? b : a, limit, maxPlies);
                    if (played.failure().filter(Kind.EXITED::equals).isPresent()) {
                        Thread.sleep(INTERRUPT_MILLIS);
                    }
                    ended(game + 1, games, played, isAWhite);
                }
            } catch (InterruptedException e) {
                // the match is over
            } catch (RuntimeException e) {
                failure = Optional.of(e);
                next.set(games);
            } finally {
                Thread.interrupted(); // so that the engines are given time to leave
                a.close();
                b.close();
            }
        }
    }

    /**
     * Plays the games, and says at the end what they say of the engines.
     *
     * @param concurrency how many games are played at a time
     * @param openings the opening of each pair of games, from 0
     * @throws UhpException if an engine can't be started
     */
    void play(int games, int concurrency, IntFunction<Game> openings) {
        AtomicInteger next = new AtomicInteger();
        synchronized (this) {
            for (int i = 0; i < Math.min(concurrency, games) && !isOver; i++) {
                Table table = new Table(next, games, openings);
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

    /** Waits until all games are over and all engines have left. */
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

    /** Engines are called what they call themselves, whatever that does to a terminal. */
    private synchronized void nameEngines(String a, String b) {
        names = Stream.of(a.equals(b) ? a + " A" : a, a.equals(b) ? b + " B" : b)
                .map(Verdict::printable)
                .toList();
    }

    private synchronized void ended(int number, int games, MatchGame played, boolean isAWhite) {
        if (isOver) {
            return; // a game that was interrupted says nothing
        }
        Game game = played.game();
        Optional<Color> winner = game.outcome().winner();
        boolean wonByA =
                winner.filter(color -> color == Color.WHITE == isAWhite).isPresent();
        score = score.and(new MatchScore(wonByA ? 1 : 0, winner.isEmpty() ? 1 : 0, winner.isEmpty() || wonByA ? 0 : 1));
        String white = names.get(isAWhite ? 0 : 1);
        String black = names.get(isAWhite ? 1 : 0);
        String result =
                winner.map(color -> color == Color.WHITE ? "1-0" : "0-1").orElse("1/2-1/2");
        String reason =
                played.reason().isEmpty() ? Sentences.of(Locale.ENGLISH).about(game.outcome()) : played.reason();
        save(number, white, black, game, reason);
        progress.around(
                () -> {
                    out.println(number + " " + white + " - " + black + " " + result + " in " + game.length()
                            + " plies: " + reason);
                    Main.flush(out);
                },
                score.games() + " of " + games + " games, " + score);
    }

    private void save(int number, String white, String black, Game game, String reason) {
        GameRecord record = GameRecord.of(game)
                .withTags(List.of(
                        new Tag("Date", LocalDate.now(ZoneId.systemDefault()).format(DAY)),
                        new Tag("Event", "Match at " + limit),
                        new Tag("Round", String.valueOf(number)),
                        new Tag("White", white),
                        new Tag("Black", black)))
                .cursor()
                .withComments(reason)
                .record();
        try {
            pgn.write(Records.print(record, RecordFormat.PGN));
            pgn.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Ends the match from another thread: says what the games played so far say, and ends the engines. A game that is being
     * written is written to its end, and no other one after it.
     */
    void interrupt() {
        synchronized (this) {
            conclude();
            tables.forEach(Thread::interrupt);
        }
        try {
            for (Table table : tables) {
                table.join(LEAVING_MILLIS);
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
        out.println(names.get(0) + " against " + names.get(1) + ": " + score);
        out.println("Elo difference " + score.elo());
        for (int side = 0; side < 2; side++) {
            long nanos = 0;
            long moves = 0;
            for (Table table : tables) {
                MatchEngine engine = side == 0 ? table.a : table.b;
                nanos += engine.nanos();
                moves += engine.moves();
            }
            out.println(String.format(
                    Locale.ROOT,
                    "%s: %d moves, %.3f s each on average",
                    names.get(side),
                    moves,
                    moves == 0 ? 0 : nanos / 1e9 / moves));
        }
        Main.flush(out);
    }
}
