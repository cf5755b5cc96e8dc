// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.examples.bench.MoveTree.LastPly;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import io.github.hiverules.search.Perft;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * Compares the perft speeds of this library and a UHP engine that has a {@code perft} command. The column "listed" is
 * for engines that list the moves of the last ply instead of counting them. The column "single" is for engines that
 * make each placement, because perft counts the replies to all placements on one cell together.
 */
record Comparison(UhpClient engine, Timing timing, PrintStream out) {
    /** Measures each row and prints one line per row. */
    void run(List<Row> rows) {
        out.println("against " + engine.name() + " " + engine.version());
        out.println(
                "listed: our leaves listed as a bot lists them, for an engine whose perft lists the last moves too");
        out.println("single: each placement made and its replies counted alone; Mleaves/s counts equal replies once");
        out.println("row         depth      leaves  Mleaves/s     theirs      ratio   Mlisted/s  listed/theirs"
                + "   Msingle/s  single/theirs");
        for (Row row : rows) {
            if (engine.expansions().containsAll(row.game().ruleset().expansions())) {
                compare(row);
            } else {
                skip(row, "the engine does not play " + row.game().ruleset().gameType());
            }
        }
    }

    private void compare(Row row) {
        long leaves = row.leaves();
        MoveTree tree = new MoveTree(row);
        double[] millions;
        try {
            engine.follow(row.game());
            if (ask(row).isEmpty()) {
                skip(row, "no line of the engine's answer has " + leaves + " leaves");
                return;
            }
            millions = DoubleStream.of(timing.medians(
                            () -> Timing.seconds(leaves, () -> Perft.count(row.position(), row.depth())),
                            () -> Math.max(ask(row).orElseThrow(), 1e-9),
                            () -> Timing.seconds(leaves, () -> tree.leaves(row.depth(), LastPly.LISTED)),
                            () -> Timing.seconds(leaves, () -> tree.leaves(row.depth(), LastPly.COUNTED))))
                    .map(seconds -> leaves / seconds / 1e6)
                    .toArray();
        } catch (UhpException e) {
            if (e.kind() != UhpException.Kind.REFUSED) {
                throw e;
            }
            skip(row, Failures.clause(e));
            return;
        }
        double theirs = millions[1];
        out.printf(
                Locale.ROOT,
                "%-11s %5d %11d %10.1f %10.1f %10.2f %11.1f %14.2f %11.1f %14.2f%n",
                row,
                row.depth(),
                leaves,
                millions[0],
                theirs,
                millions[0] / theirs,
                millions[2],
                millions[2] / theirs,
                millions[3],
                millions[3] / theirs);
    }

    private void skip(Row row, String reason) {
        out.printf(Locale.ROOT, "%-11s skipped: %s%n", row, reason);
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
}
