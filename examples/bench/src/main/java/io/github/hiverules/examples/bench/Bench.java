// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Position;
import io.github.hiverules.impl.Perft;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs a short set of benchmarks and prints a table. */
@Command(
        name = "bench",
        description =
                "Measures perft on six positions, in leaves per second and per yardstick step, and what single questions"
                        + " cost. Takes about three minutes; start it on an idle machine.")
public final class Bench implements Callable<Integer> {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli acts on it
    private boolean help;

    @Option(names = "--rows", description = "Only these perft rows: ${COMPLETION-CANDIDATES}.", split = ",")
    private List<Row> rows = new ArrayList<>();

    @Option(names = "--no-questions", description = "Leave out what single questions cost.")
    private boolean noQuestions;

    /** Runs the set. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Bench())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute(arguments));
    }

    @Override
    public Integer call() throws RunnerException {
        System.out.printf(
                "%s, %s %s, %d processors%n",
                System.getProperty("java.vm.name"),
                System.getProperty("java.vendor"),
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors());
        System.out.println("row         depth      leaves  Mleaves/s  yardstick  leaves/step");
        for (Row row : rows.isEmpty() ? Arrays.asList(Row.values()) : rows) {
            perft(row);
        }
        threads();
        if (!noQuestions) {
            questions();
        }
        return 0;
    }

    private static void perft(Row row) throws RunnerException {
        double before = Yardstick.measure();
        double millis = run(new OptionsBuilder()
                        .include(PerftBenchmark.class.getName() + ".perft")
                        .param("row", row.name()))
                .iterator()
                .next()
                .getPrimaryResult()
                .getStatistics()
                .getPercentile(50);
        double yardstick = (before + Yardstick.measure()) / 2;
        double speed = row.leaves() / millis / 1e3;
        System.out.printf(
                Locale.ROOT,
                "%-11s %5d %11d %10.1f %10.1f %12.2f%n",
                row,
                row.depth(),
                row.leaves(),
                speed,
                yardstick,
                speed / yardstick);
    }

    /** How much faster two threads are than one. */
    private static void threads() {
        Position position = Row.BASE_START.position();
        double[] one = new double[5];
        double[] two = new double[5];
        for (int i = -2; i < one.length; i++) {
            double single = seconds(position, 1);
            double pair = seconds(position, 2);
            if (i >= 0) {
                one[i] = single;
                two[i] = pair;
            }
        }
        Arrays.sort(one);
        Arrays.sort(two);
        System.out.printf(
                Locale.ROOT, "two threads count %s %.2f times as fast as one%n", Row.BASE_START, one[2] / two[2]);
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
