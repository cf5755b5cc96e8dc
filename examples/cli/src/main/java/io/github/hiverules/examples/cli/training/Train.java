// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import io.github.hiverules.examples.bot.Trainer;
import io.github.hiverules.examples.cli.commands.RecordsCommand;
import io.github.hiverules.examples.common.CommandException;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.examples.common.Seal;
import io.github.hiverules.examples.common.Text;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Trains a network for the bot. */
@Command(
        description =
                "Trains a network with games from generate --players bot. uhp --network FILE plays with the network."
                        + " Equal games and settings give equal networks. Exit code: 0 if all games were used, 1 if broken"
                        + " games were skipped, 2 if a file can't be read.")
public final class Train extends RecordsCommand {
    private static final int MAX_UNITS = 64;
    private static final Seal SEAL = new Seal("", "network", "");

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "Output file; an old network is replaced, unless it was changed.")
    private Path out = Path.of("");

    @Option(names = "--units", description = "Number of hidden units. Default: ${DEFAULT-VALUE}.")
    private int units = 16;

    @Option(names = "--epochs", description = "Number of passes over the positions. Default: ${DEFAULT-VALUE}.")
    private int epochs = 10;

    @Option(names = "--seed", description = "Random seed. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Override
    public Integer call() {
        checkRange("--units", units, 1, MAX_UNITS);
        checkRange("--epochs", epochs, 1, Integer.MAX_VALUE);
        try (Output output = outputFile(out, "an unchanged network", SEAL::isOn)) {
            return train(output);
        } catch (IOException e) {
            throw Failures.cannotWrite(out, e);
        }
    }

    private int train(Output output) throws IOException {
        Trainer trainer = new Trainer();
        long broken = addGames(verdict -> {
            if (verdict.error().isEmpty()) {
                trainer.add(verdict.record().orElseThrow());
            }
            progress().around(() -> {}, describe(trainer));
        });
        out().println(describe(trainer));
        if (trainer.positions() == 0) {
            if (exitCode(broken) == 0) {
                throw new CommandException(
                        "expected games with evaluations, as generate --players bot writes them; found none");
            }
            return Failures.COULD_NOT_RUN;
        }
        output.replace(SEAL.on(trainer.train(units, epochs, seed, this::print).print()));
        return exitCode(broken);
    }

    private static String describe(Trainer trainer) {
        return Text.count(trainer.games(), "game") + ", " + Text.count(trainer.positions(), "position");
    }

    private void print(Trainer.Epoch epoch) {
        out().printf(
                        Locale.ROOT,
                        "epoch %d: error %.5f, held out %.5f, result %.5f%n",
                        epoch.number(),
                        epoch.training(),
                        epoch.heldOut(),
                        epoch.result());
        out().flush();
    }
}
