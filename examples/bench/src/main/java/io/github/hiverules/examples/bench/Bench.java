// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Position;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.StandardOutput;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.search.Perft;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs the benchmarks and prints tables. */
@Command(
        name = "bench",
        description =
                "Measures perft, listing and playing moves on six positions, single operations, and searches. Takes about"
                        + " six minutes on an idle machine. Exit code 2 if an engine fails.")
public final class Bench extends HiveCommand {
    private static final Duration WARM_UP = Duration.ofSeconds(3);

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

    @Option(names = "--rounds", description = "Rounds per row with --against. Default: ${DEFAULT-VALUE}.")
    private int rounds = 5;

    @Option(names = "--timeout", description = "Seconds for an answer of the engine. Default: ${DEFAULT-VALUE}.")
    private int timeout = 600;

    /** Runs the command and exits with its code. */
    public static void main(String[] arguments) {
        PrintWriter out = StandardOutput.to(System.out);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code = commandLine(new Bench(), "bench", out, err).execute(arguments);
        out.flush();
        System.exit(code);
    }

    @Override
    public Integer call() throws RunnerException {
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
            new Comparison(engine, WARM_UP, System.out).run(wanted, rounds);
        }
    }

    private static void perft(Row row) throws RunnerException {
        double speed = row.leaves() / millis("perft", row) / 1e3;
        double listed = row.leaves() / millis("list", row) / 1e3;
        double single = row.leaves() / millis("single", row) / 1e3;
        double played = Perft.count(row.position(), row.depth() - 1) / millis("play", row) / 1e3;
        System.out.printf(
                Locale.ROOT,
                "%-11s %5d %11d %10.1f %11.1f %11.1f %11.1f%n",
                row,
                row.depth(),
                row.leaves(),
                speed,
                listed,
                played,
                single);
    }

    private static double millis(String name, Row row) throws RunnerException {
        return run(new OptionsBuilder()
                        .include(RowBenchmark.class.getName() + "." + name)
                        .param("row", row.name()))
                .iterator()
                .next()
                .getPrimaryResult()
                .getStatistics()
                .getPercentile(50);
    }

    /** Prints how much faster perft is with two threads. */
    private static void threads() {
        Position position = Row.BASE_START.position();
        double[] one = new double[5];
        double[] two = new double[5];
        for (int i = -2; i < one.length; i++) {
            one[Math.max(i, 0)] = seconds(position, 1);
            two[Math.max(i, 0)] = seconds(position, 2);
        }
        double faster = Comparison.median(one) / Comparison.median(two);
        System.out.printf(Locale.ROOT, "two threads count %s %.2f times as fast as one%n", Row.BASE_START, faster);
    }

    private static double seconds(Position position, int threads) {
        long start = System.nanoTime();
        Perft.count(position, Row.BASE_START.depth(), threads);
        return (System.nanoTime() - start) / 1e9;
    }

    private static void questions() throws RunnerException {
        System.out.println("question            ns/question  bytes/question");
        for (RunResult result : run(
                new OptionsBuilder().include(QuestionsBenchmark.class.getName()).addProfiler(GCProfiler.class))) {
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

    private static Collection<RunResult> run(ChainedOptionsBuilder options) throws RunnerException {
        return new Runner(options.verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .build())
                .run();
    }
}
