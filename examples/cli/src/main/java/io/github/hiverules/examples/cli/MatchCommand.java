// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets two engines play each other. */
@Command(
        description = "Lets two UHP engines play each other, with this library as the referee: colours alternate, each"
                + " opening is played twice with colours changed, and an engine that makes an illegal move, takes"
                + " too much time or crashes loses the game. Interrupted, it keeps what was played.")
final class MatchCommand extends Example {
    private static final int MAX_CONCURRENCY = 64;
    private static final BigDecimal DEFAULT_SECONDS = BigDecimal.ONE;

    @Option(names = "--games", paramLabel = "N", description = "How many games; ${DEFAULT-VALUE} unless given.")
    private int games = 20;

    @Option(names = "--time", paramLabel = "SECONDS", description = "The time for a move, such as 0.1; 1 unless given.")
    private Optional<BigDecimal> seconds = Optional.empty();

    @Option(names = "--depth", paramLabel = "PLIES", description = "The depth for a move, instead of a time.")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--type", paramLabel = "TYPE", description = "The game type; ${DEFAULT-VALUE} unless given.")
    private String type = "Base+MLP";

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Records of any format to go on with, each from its end; four plies by chance unless given.")
    private Optional<Path> openings = Optional.empty();

    @Option(names = "--pgn", paramLabel = "FILE", description = "Where the games are written, each when it ends.")
    private Optional<Path> pgn = Optional.empty();

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            description = "How many games are played at a time; ${DEFAULT-VALUE} unless given.")
    private int concurrency = 1;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "A game of so many plies is a draw; ${DEFAULT-VALUE} unless given.")
    private int plies = 200;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "How long an answer may take, beyond the time for the move; ${DEFAULT-VALUE} unless given.")
    private int timeout = 60;

    @Option(names = "--seed", description = "Where chance begins; ${DEFAULT-VALUE} unless given.")
    private long seed = 1;

    @Parameters(index = "0", paramLabel = "ENGINE_A", description = "The command that starts an engine, in one word.")
    private String engineA = "";

    @Parameters(index = "1", paramLabel = "ENGINE_B", description = "The command that starts the other.")
    private String engineB = "";

    @Override
    public Integer call() throws IOException {
        boolean inRange = games > 0 && concurrency > 0 && plies > 0 && timeout > 0;
        if (!inRange || concurrency > MAX_CONCURRENCY) {
            throw misused(
                    "--games, --plies and --timeout are 1 or more, and --concurrency is 1 to " + MAX_CONCURRENCY + ".");
        }
        Supplier<UhpClient> one = starter(engineA);
        Supplier<UhpClient> other = starter(engineB);
        SearchLimit limit = limit();
        IntFunction<Game> openingOf = openings();
        try (Writer file = written()) {
            Match match = new Match(one, other, limit, plies, file, out(), Progress.on(err()));
            Thread atEnd = new Thread(match::interrupt);
            Runtime.getRuntime().addShutdownHook(atEnd);
            try {
                match.play(games, concurrency, openingOf);
            } catch (UhpException e) {
                throw new IllegalStateException(e.getMessage());
            } finally {
                removeHook(atEnd);
            }
        }
        return 0;
    }

    private Writer written() {
        if (pgn.isEmpty()) {
            return Writer.nullWriter();
        }
        try {
            return ReplacedFile.open(pgn.get());
        } catch (IOException e) {
            throw new IllegalStateException("can't write " + pgn.get() + ": " + RecordFiles.describe(e));
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the program is being ended, and the hook does its work
        }
    }

    private SearchLimit limit() {
        if (seconds.isPresent() && depth.isPresent()) {
            throw misused("--time and --depth are two limits; choose one.");
        }
        try {
            return depth.isPresent()
                    ? SearchLimit.depth(depth.get())
                    : SearchLimit.time(Duration.ofNanos(
                            seconds.orElse(DEFAULT_SECONDS).movePointRight(9).longValueExact()));
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw misused("A limit can't be: " + e.getMessage());
        }
    }

    /** The opening of each pair of games, from 0. */
    private IntFunction<Game> openings() {
        if (openings.isPresent()) {
            List<Game> read = MatchOpenings.read(openings.get());
            return pair -> read.get(pair % read.size());
        }
        Ruleset ruleset;
        try {
            ruleset = Ruleset.parse(type);
        } catch (IllegalArgumentException e) {
            throw misused("\"" + type + "\" is no game type such as Base+MLP.");
        }
        return pair -> MatchOpenings.byChance(ruleset, seed + pair);
    }

    private Supplier<UhpClient> starter(String command) {
        List<String> words = words(command);
        if (words.isEmpty()) {
            throw misused("An engine is a command, such as \"java -jar hive.jar uhp\".");
        }
        return () -> UhpClient.builder(new ProcessBuilder(words))
                .timeout(Duration.ofSeconds(timeout))
                .start();
    }

    /** The words of a command; quotes keep spaces together. */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)").matcher(command);
        while (matcher.find()) {
            for (int group = 1; group <= 3; group++) {
                if (matcher.group(group) != null) {
                    words.add(matcher.group(group));
                }
            }
        }
        return words;
    }
}
