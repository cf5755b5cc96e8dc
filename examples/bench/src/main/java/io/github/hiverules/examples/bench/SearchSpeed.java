// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.bench;

import io.github.hiverules.api.Game;
import io.github.hiverules.examples.bot.Bot;
import io.github.hiverules.examples.bot.Problem;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.search.Solver;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/** How many positions the solver and the bot look at in a second of processor time, on one thread. */
final class SearchSpeed {
    private static final int ROUNDS = 3;
    private static final long MOST_NODES = 100_000_000;
    private static final long BOT_NODES = 300_000;

    private SearchSpeed() {}

    static void print(PrintStream out) {
        List<Problem> problems = Problem.all();
        print(
                out,
                problems.size() + " problems solved",
                () -> problems.stream()
                        .mapToLong(problem -> Solver.solve(problem.position(), problem.turns(), MOST_NODES)
                                .nodes())
                        .sum());
        print(
                out,
                "bot in P1 to P4",
                () -> List.of(Row.P1, Row.P2, Row.P3, Row.P4).stream()
                        .mapToLong(SearchSpeed::nodesOfBot)
                        .sum());
    }

    private static long nodesOfBot(Row row) {
        Bot bot = new Bot();
        bot.maxNodes(BOT_NODES);
        bot.choose(Game.of(row.position()), SearchLimit.depth(30));
        return bot.nodes();
    }

    /** The quickest of some rounds. */
    private static void print(PrintStream out, String what, LongSupplier search) {
        double least = Double.MAX_VALUE;
        long nodes = 0;
        for (int i = 0; i < ROUNDS; i++) {
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            nodes = search.getAsLong();
            least = Math.min(least, (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1e9);
        }
        out.printf(Locale.ROOT, "%s: %d nodes in %.2f s, %.0f a second%n", what, nodes, least, nodes / least);
    }
}
