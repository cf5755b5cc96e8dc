// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.bot.Problem;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.search.Solver;
import io.github.hiverules.search.SolverOptions;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Measures the bot's search and the solver in nodes per second of CPU time. */
final class SearchSpeed {
    private static final int ROUNDS = 4;
    private static final long SOLVER_NODES = 100_000_000;
    private static final long BOT_NODES = 300_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private SearchSpeed() {}

    /** Prints one row for each position that the bot searches, and one row for the solver. */
    static void print(PrintStream out) {
        out.println("search                       nodes  CPU seconds  nodes/CPU second");
        for (Row row : List.of(Row.P1, Row.P2, Row.P3, Row.P4)) {
            print(out, "bot, " + row, () -> nodesOfBot(row));
        }
        List<Problem> problems = Problem.all();
        print(out, "solver, " + problems.size() + " problems", () -> nodesOfSolver(problems));
    }

    private static long nodesOfBot(Row row) {
        Bot bot = new Bot();
        bot.maxNodes(BOT_NODES);
        bot.choose(Game.of(row.position()), SearchLimit.depth(30));
        return bot.nodes();
    }

    private static long nodesOfSolver(List<Problem> problems) {
        return problems.stream()
                .mapToLong(problem -> Solver.solve(
                                problem.position(),
                                SolverOptions.turns(problem.turns()).withNodes(SOLVER_NODES))
                        .nodes())
                .sum();
    }

    /** Prints the fastest of several rounds. */
    private static void print(PrintStream out, String name, LongSupplier search) {
        double seconds = Double.MAX_VALUE;
        long nodes = 0;
        for (int i = 0; i < ROUNDS; i++) {
            long start = THREADS.getCurrentThreadCpuTime();
            nodes = search.getAsLong();
            seconds = Math.min(seconds, (THREADS.getCurrentThreadCpuTime() - start) / 1e9);
        }
        out.printf(Locale.ROOT, "%-22s %11d %12.2f %17.0f%n", name, nodes, seconds, nodes / seconds);
    }
}
