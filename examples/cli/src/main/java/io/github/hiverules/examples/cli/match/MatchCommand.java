// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.match;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.PackedFile;
import io.github.hiverules.examples.common.Progress;
import io.github.hiverules.examples.common.RandomGames;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.record.ReaderOptions;
import io.github.hiverules.notation.text.GameText;
import io.github.hiverules.notation.text.NotationException;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a match between engines. */
@Command(
        description =
                "Plays a match between UHP engines, or a round robin of three or more with a table of ratings. Each"
                        + " opening is played twice with colours reversed. An engine that makes an illegal move, exceeds"
                        + " its time or crashes loses the game. Ctrl-C ends the match, keeps finished games and prints the"
                        + " score so far.")
public final class MatchCommand extends HiveCommand {
    private static final int MAX_CONCURRENCY = 64;
    private static final int MAX_ENGINES = 26;
    private static final int MAX_GAMES = 1_000_000;
    private static final int MAX_SPRT_GAMES = 20_000;
    private static final int RANDOM_PLIES = 4;

    @Option(names = "--games", description = "Number of games per pair of engines. Default: 20, or 20000 with --sprt.")
    private Optional<Integer> games = Optional.empty();

    @ArgGroup
    private Limit limit = new Limit();

    /** The options that exclude each other. */
    private static final class Limit {
        @Option(names = "--time", description = "Seconds per move, such as 0.1. Default: 1.")
        private Optional<BigDecimal> time = Optional.empty();

        @Option(names = "--depth", description = "Search depth per move, instead of a time.")
        private Optional<Integer> depth = Optional.empty();

        @Option(
                names = "--nodes",
                description =
                        "Nodes per move, instead of a time: fair on a busy machine. Requires engines with the option "
                                + MatchLimits.NODES + ".")
        private Optional<Integer> nodes = Optional.empty();

        @Option(
                names = "--clock",
                paramLabel = "SECONDS[+INCREMENT]",
                description =
                        "Time per game and increment per move, such as 60+0.5. Engines with the options TimeTotal and"
                                + " TimeIncrement manage the time themselves.")
        private Optional<String> clock = Optional.empty();
    }

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            converter = Sprt.Converter.class,
            description = "End a match of two engines as soon as a sequential probability ratio test with an error of 5"
                    + " percent decides between two differences in Elo.")
    private Optional<Sprt> sprt = Optional.empty();

    @Option(names = "--type", description = "Game type. Default: Base+MLP.")
    private Ruleset type = Ruleset.full();

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Records whose last positions are the openings. Default: four random plies.")
    private Optional<Path> openings = Optional.empty();

    @Option(
            names = "--pgn",
            paramLabel = "FILE",
            description = "Output file for the games, which must not exist yet without --resume.")
    private Optional<Path> pgn = Optional.empty();

    @Option(names = "--resume", description = "Continue the match in the --pgn file, if the file exists.")
    private boolean resume;

    @Option(names = "--concurrency", description = "Number of concurrent games. Default: ${DEFAULT-VALUE}.")
    private int concurrency = 1;

    @Option(names = "--plies", description = "Plies after which a game is drawn. Default: ${DEFAULT-VALUE}.")
    private int plies = 200;

    @Option(names = "--timeout", description = "Additional seconds for an answer. Default: ${DEFAULT-VALUE}.")
    private int timeout = 60;

    @Option(names = "--seed", description = "Random seed for the openings. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Parameters(
            arity = "0..*",
            paramLabel = "ENGINE",
            description = "Command that starts an engine, quoted as one argument.")
    private List<String> engines = List.of();

    @Override
    public Integer call() throws IOException {
        int number = games.orElse(sprt.isPresent() ? MAX_SPRT_GAMES : 20);
        checkRange("--games", number, 1, MAX_GAMES);
        checkRange("--concurrency", concurrency, 1, MAX_CONCURRENCY);
        checkRange("--plies", plies, 1, Integer.MAX_VALUE);
        checkRange("--timeout", timeout, 1, Integer.MAX_VALUE);
        if (engines.size() < 2 || engines.size() > MAX_ENGINES) {
            throw usageError("ENGINE: Expected 2 to " + MAX_ENGINES + " engines, found " + engines.size() + ".");
        }
        if (sprt.isPresent() && engines.size() > 2) {
            throw usageError("--sprt requires two engines, found " + engines.size() + ".");
        }
        if (resume && pgn.isEmpty()) {
            throw usageError("--resume requires --pgn.");
        }
        List<Supplier<UhpClient>> starters =
                engines.stream().map(command -> engine(command, timeout)).toList();
        MatchLimits limits = limits();
        MatchSchedule schedule = new MatchSchedule(engines.size(), number, openings());
        try (MatchFile file = file()) {
            Match match = new Match(starters, limits, sprt, file, out(), Progress.on(err()));
            Thread atEnd = new Thread(match::interrupt);
            Runtime.getRuntime().addShutdownHook(atEnd);
            try {
                match.play(schedule, concurrency);
            } finally {
                removeHook(atEnd);
            }
        }
        return 0;
    }

    private MatchFile file() {
        if (pgn.isEmpty()) {
            return MatchFile.none();
        }
        try {
            return MatchFile.open(
                    pgn.get(), resume, openings.stream().map(Path::toString).toList());
        } catch (IOException e) {
            throw Failures.cannotWrite(pgn.get(), e);
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the program is already exiting
        }
    }

    private MatchLimits limits() {
        if (limit.clock.isPresent()) {
            return fromOption("--clock", () -> MatchLimits.ofClock(limit.clock.get(), plies));
        } else if (limit.nodes.isPresent()) {
            checkRange("--nodes", limit.nodes.get(), 1, Integer.MAX_VALUE);
            return MatchLimits.ofNodes(limit.nodes.get(), plies);
        } else if (limit.depth.isPresent()) {
            return MatchLimits.of(fromOption("--depth", () -> SearchLimit.depth(limit.depth.get())), plies);
        }
        BigDecimal time = limit.time.orElse(BigDecimal.ONE);
        checkRange("--time", time, "0.001", "360000");
        return MatchLimits.of(SearchLimit.time(seconds(time)), plies);
    }

    /** Returns a function from opening numbers, which start at 0, to openings. */
    private IntFunction<Game> openings() {
        if (openings.isPresent()) {
            List<Game> read = readOpenings(openings.get());
            return pair -> read.get(pair % read.size());
        }
        return pair -> randomOpening(type, seed + pair);
    }

    /**
     * Reads the games of a file. Reopens games that ended by resignation or agreement.
     *
     * @throws CommandException if the file can't be read, or if a game in the file is invalid or over
     */
    static List<Game> readOpenings(Path file) {
        List<Game> openings = new ArrayList<>();
        ReaderOptions options = ReaderOptions.lenient();
        try (Stream<GameText> texts = PackedFile.split(file, options)) {
            texts.forEach(text -> {
                Game game = Records.judge(text, options).orElseThrow().game().reopen();
                if (game.isOver()) {
                    throw new CommandException(
                            "opening " + (openings.size() + 1) + " in " + file + " is a finished game");
                }
                openings.add(game);
            });
        } catch (NotationException | UncheckedIOException e) {
            throw new CommandException(Failures.clause(e));
        }
        return openings;
    }

    static Game randomOpening(Ruleset ruleset, long seed) {
        return RandomGames.extend(Game.start(ruleset), RANDOM_PLIES, new Random(seed));
    }
}
