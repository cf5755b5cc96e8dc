// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.check;

import io.github.hiverules.api.Ruleset;
import io.github.hiverules.examples.common.HiveCommand;
import io.github.hiverules.examples.common.Progress;
import io.github.hiverules.examples.common.Text;
import io.github.hiverules.notation.uhp.UhpClient;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the protocol and the rules of an engine. */
@Command(
        description = "Checks a UHP engine: its answers to commands, and its legal moves and results in random games."
                + " Prints the shortest game for each difference, with the rule. The exit code is 0 without"
                + " differences, 1 with differences, and 2 if the engine can't be started.")
public final class CheckCommand extends HiveCommand {
    /** The maximum time of the search for a shorter game. */
    private static final Duration MAX_SEARCH = Duration.ofSeconds(10);

    @Option(names = "--minutes", description = "Duration in minutes. Default: ${DEFAULT-VALUE}.")
    private BigDecimal minutes = BigDecimal.ONE;

    @Option(names = "--type", description = "Game type, such as Base+MLP. Default: every type that the engine names.")
    private Optional<Ruleset> type = Optional.empty();

    @Option(names = "--timeout", description = "Seconds for an answer. Default: ${DEFAULT-VALUE}.")
    private int timeout = 10;

    @Option(names = "--seed", description = "Random seed. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Parameters(paramLabel = "ENGINE", description = "Command that starts the engine, quoted as one argument.")
    private String engine = "";

    @Override
    public Integer call() {
        Supplier<UhpClient> starter = engine(engine, timeout);
        checkRange("--minutes", minutes, "0.001", "10000");
        checkRange("--timeout", timeout, 1, Integer.MAX_VALUE);
        long end = System.nanoTime()
                + seconds(minutes.multiply(BigDecimal.valueOf(60))).toNanos();
        try (CheckedEngine tested = new CheckedEngine(starter)) {
            EngineCheck check = new EngineCheck(tested, type, seed);
            check.protocol().forEach(this::print);
            Progress progress = Progress.on(err());
            for (int game = 0; System.nanoTime() < end && tested.isUsable(); game++) {
                List<Difference> found = check.playGame(game, end);
                progress.around(
                        () -> found.forEach(difference -> print(check.shortest(difference, MAX_SEARCH))),
                        check.summary());
            }
            progress.end();
            out().println(Text.printable(tested.name()) + ": " + check.summary());
            out().flush();
            return check.differences() == 0 ? 0 : 1;
        }
    }

    private void print(Difference difference) {
        out().println(Text.printable(difference.sentence()));
        out().println("    " + difference.gameString());
        out().flush();
    }
}
