// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.examples.bench.MoveTree.LastPly;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.search.Perft;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;

/**
 * Compares the perft speeds of this library and a UHP engine that has a {@code perft} command. The two programs run
 * alternately, so that a temporarily slow machine affects both. The column "listed" is for engines that list the moves
 * of the last ply instead of counting them. The column "single" is for engines that make each placement, because perft
 * counts the replies to all placements on one cell together.
 *
 * @param warmUp the minimum warm-up time of each row
 */
record Comparison(UhpClient engine, Duration warmUp, PrintStream out) {
    /** The minimum time of a round. Longer rounds reduce the effect of switching between programs. */
    private static final double ROUND_SECONDS = 0.5;

    /** Measures each row and prints one line per row. */
    void run(List<Row> rows, int rounds) {
        out.println("against " + engine.name() + " " + engine.version());
        out.println(
                "listed: our leaves listed as a bot lists them, for an engine whose perft lists the last moves too");
        out.println("single: each placement made and its replies counted alone; Mleaves/s counts equal replies once");
        out.println("row         depth      leaves  Mleaves/s     theirs      ratio   Mlisted/s  listed/theirs"
                + "   Msingle/s  single/theirs");
        for (Row row : rows) {
            if (engine.expansions().containsAll(row.game().ruleset().expansions())) {
                compare(row, rounds);
            } else {
                skip(row, "the engine does not play " + row.game().ruleset().gameType());
            }
        }
    }

    private void compare(Row row, int rounds) {
        MoveTree tree = new MoveTree(row.position(), row.depth());
        List<DoubleSupplier> programs = List.of(
                () -> count(row),
                () -> Math.max(ask(row).orElseThrow(), 1e-9),
                () -> seconds(row, () -> tree.leaves(row.depth(), LastPly.LISTED)),
                () -> seconds(row, () -> tree.leaves(row.depth(), LastPly.COUNTED)));
        double[][] seconds = new double[programs.size()][rounds];
        try {
            engine.follow(row.game());
            if (ask(row).isEmpty()) {
                skip(row, "no line of the engine's answer has " + row.leaves() + " leaves");
                return;
            }
            int times = timesPerRound(row, programs.get(2));
            for (int round = 0; round < rounds; round++) {
                for (int i = 0; i < programs.size(); i++) {
                    seconds[i][round] = DoubleStream.generate(programs.get(i))
                            .limit(times)
                            .average()
                            .orElseThrow();
                }
            }
        } catch (UhpException e) {
            if (e.kind() != UhpException.Kind.REFUSED) {
                throw e;
            }
            skip(row, Failures.clause(e));
            return;
        }
        double ours = row.leaves() / median(seconds[0]) / 1e6;
        double theirs = row.leaves() / median(seconds[1]) / 1e6;
        double listed = row.leaves() / median(seconds[2]) / 1e6;
        double single = row.leaves() / median(seconds[3]) / 1e6;
        out.printf(
                Locale.ROOT,
                "%-11s %5d %11d %10.1f %10.1f %10.2f %11.1f %14.2f %11.1f %14.2f%n",
                row,
                row.depth(),
                row.leaves(),
                ours,
                theirs,
                ours / theirs,
                listed,
                listed / theirs,
                single,
                single / theirs);
    }

    private void skip(Row row, String reason) {
        out.printf(Locale.ROOT, "%-11s skipped: %s%n", row, reason);
    }

    /** Warms up this library and returns the number of repetitions of a row per round. */
    private int timesPerRound(Row row, DoubleSupplier listing) {
        long start = System.nanoTime();
        double seconds;
        do {
            count(row);
            seconds = listing.getAsDouble();
        } while (System.nanoTime() - start < warmUp.toNanos());
        return (int) Math.ceil(ROUND_SECONDS / seconds);
    }

    private static double count(Row row) {
        return seconds(row, () -> Perft.count(row.position(), row.depth()));
    }

    private static double seconds(Row row, LongSupplier count) {
        long start = System.nanoTime();
        long leaves = count.getAsLong();
        double seconds = (System.nanoTime() - start) / 1e9;
        if (leaves != row.leaves()) {
            throw new IllegalStateException(row + " has " + row.leaves() + " leaves, not " + leaves);
        }
        return seconds;
    }

    /**
     * Returns the time in seconds: the time that the engine reports, or the measured time if the engine reports none.
     * Returns empty if the engine's number of leaves is wrong.
     */
    private OptionalDouble ask(Row row) {
        long start = System.nanoTime();
        List<String> lines = engine.send("perft " + row.depth());
        double seconds = (System.nanoTime() - start) / 1e9;
        return PerftAnswer.seconds(lines, row.leaves(), seconds);
    }

    static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
