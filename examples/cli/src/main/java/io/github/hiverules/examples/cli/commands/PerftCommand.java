// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.search.Perft;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the move sequences from a position and prints one line per depth. */
@Command(description = "Counts move sequences. Prints \"perft DEPTH LEAVES SECONDS LEAVES_PER_SECOND\" for each depth.")
public final class PerftCommand extends HiveCommand {
    @Option(names = "--threads", defaultValue = "1", description = "Number of threads. Default: 1.")
    private int threads;

    @Option(names = "--divide", description = "At the last depth, print the number of leaves for each first move.")
    private boolean divide;

    @Option(names = "--depth", required = true, description = "Maximum depth in plies.")
    private int depth;

    @Parameters(paramLabel = "GAMESTRING", description = "A GameString, or a game type for the empty table.")
    private String gameString = "";

    @Override
    public Integer call() {
        checkRange("--depth", depth, 1, Perft.maxDepth());
        checkRange("--threads", threads, 1, Perft.maxThreads());
        // perft ignores repetition
        Ruleset rules = Ruleset.tournament().withRepetition(RepetitionRule.OFF);
        Position position = Arguments.game(gameString, rules).position();
        for (int plies = 1; plies <= depth; plies++) {
            boolean isDivided = divide && plies == depth;
            int wanted = plies;
            Map<Move, Long> shares = new LinkedHashMap<>();
            PerftCount count = PerftCount.of(plies, () -> {
                if (isDivided) {
                    shares.putAll(Perft.divide(position, wanted, threads));
                    return shares.values().stream().mapToLong(share -> share).sum();
                }
                return threads == 1 ? Perft.count(position, wanted) : Perft.count(position, wanted, threads);
            });
            out().println(count.commandLine());
            shares.forEach((move, share) -> out().println(MoveStrings.print(move, position) + " " + share));
            out().flush();
        }
        return 0;
    }
}
