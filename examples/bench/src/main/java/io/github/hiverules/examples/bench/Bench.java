// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Position;
import io.github.hiverules.examples.bench.MoveTree.LastPly;
import io.github.hiverules.examples.bot.Level;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.search.Perft;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs the benchmarks and prints tables. */
@Command(
        name = "bench",
        description =
                "Measures perft, listing and playing moves on six positions, single operations, and searches. Takes"
                        + " about three minutes on an idle machine. Exit code 2 if an engine fails.")
public final class Bench extends HiveCommand {
    private static final Timing TIMING = new Timing(Duration.ofSeconds(3), 5);

    @Option(names = "--rows", description = "Perft rows to run: ${COMPLETION-CANDIDATES}. Default: all.", split = ",")
    private List<Row> rows = new ArrayList<>();

    @Option(names = "--no-questions", description = "Skip single operations and searches.")
    private boolean noQuestions;

    @Option(
            names = "--against",
            paramLabel = "COMMAND",
            description =
                    "Compare perft with a UHP engine that has a perft command. COMMAND is quoted as one argument.")
    private Optional<String> against = Optional.empty();

    @Option(
            names = "--levels",
            description = "Only play matches of the bot's levels: novices against each level, each level against the"
                    + " next. Takes about an hour.")
    private boolean levels;

    @Option(
            names = "--games",
            description = "Games of a novice per level and game type with --levels. Default: ${DEFAULT-VALUE}.")
    private int games = 100;

    @Option(names = "--rounds", description = "Rounds per row with --against. Default: ${DEFAULT-VALUE}.")
    private int rounds = 5;

    @Option(names = "--timeout", description = "Seconds for an answer of the engine. Default: ${DEFAULT-VALUE}.")
    private int timeout = 600;

    /** Runs the command and exits with its code. */
    public static void main(String[] arguments) {
        System.exit(
                run((out, err) -> commandLine(new Bench(), "bench", out, err).execute(arguments)));
    }

    @Override
    public Integer call() throws RunnerException {
        if (levels) {
            checkRange("--games", games, 1, Integer.MAX_VALUE / 2);
            new LevelMatches(List.of(Level.values()), games, System.out).play();
            return 0;
        }
        System.out.printf(
                "%s, %s %s, %d processors%n",
                System.getProperty("java.vm.name"),
                System.getProperty("java.vendor"),
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors());
        List<Row> wanted = rows.isEmpty() ? Arrays.asList(Row.values()) : rows;
        if (against.isPresent()) {
            compare(against.get(), wanted);
            return 0;
        }
        System.out.println("row         depth      leaves  Mleaves/s   Mlisted/s   Mplayed/s   Msingle/s");
        for (Row row : wanted) {
            perft(row);
        }
        threads();
        if (!noQuestions) {
            questions();
            SearchSpeed.print(System.out);
        }
        return 0;
    }

    private void compare(String command, List<Row> wanted) {
        checkRange("--rounds", rounds, 1, Integer.MAX_VALUE);
        checkRange("--timeout", timeout, 1, Integer.MAX_VALUE);
        try (UhpClient engine = engine(command, timeout).get()) {
            new Comparison(engine, new Timing(TIMING.warmUp(), rounds), System.out).run(wanted);
        }
    }

    private static void perft(Row row) {
        Position position = row.position();
        int depth = row.depth();
        long played = Perft.count(position, depth - 1);
        MoveTree tree = new MoveTree(row);
        double[] seconds = TIMING.medians(
                () -> Timing.seconds(row.leaves(), () -> Perft.count(position, depth)),
                () -> Timing.seconds(row.leaves(), () -> tree.leaves(depth, LastPly.LISTED)),
                () -> Timing.seconds(played, () -> tree.leaves(depth - 1, LastPly.PLAYED)),
                () -> Timing.seconds(row.leaves(), () -> tree.leaves(depth, LastPly.COUNTED)));
        System.out.printf(
                Locale.ROOT,
                "%-11s %5d %11d %10.1f %11.1f %11.1f %11.1f%n",
                row,
                depth,
                row.leaves(),
                row.leaves() / seconds[0] / 1e6,
                row.leaves() / seconds[1] / 1e6,
                played / seconds[2] / 1e6,
                row.leaves() / seconds[3] / 1e6);
    }

    /** Prints how much faster perft is with two threads. */
    private static void threads() {
        Row row = Row.BASE_START;
        Position position = row.position();
        double[] seconds = TIMING.medians(
                () -> Timing.seconds(row.leaves(), () -> Perft.count(position, row.depth(), 1)),
                () -> Timing.seconds(row.leaves(), () -> Perft.count(position, row.depth(), 2)));
        double faster = seconds[0] / seconds[1];
        System.out.printf(Locale.ROOT, "two threads count %s %.2f times as fast as one%n", row, faster);
    }

    private static void questions() throws RunnerException {
        System.out.println("question            ns/question  bytes/question");
        Options options = new OptionsBuilder()
                .include(QuestionsBenchmark.class.getName())
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
        for (RunResult result : new Runner(options).run()) {
            String name = result.getParams().getBenchmark();
            System.out.printf(
                    Locale.ROOT,
                    "%-18s %12.0f %15.0f%n",
                    name.substring(name.lastIndexOf('.') + 1),
                    result.getPrimaryResult().getScore(),
                    Objects.requireNonNull(result.getSecondaryResults().get("gc.alloc.rate.norm"))
                            .getScore());
        }
    }
}
