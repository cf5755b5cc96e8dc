// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.commands;

import io.github.hiverules.examples.board.OpeningIndex;
import io.github.hiverules.examples.common.Failures;
import io.github.hiverules.examples.common.Output;
import io.github.hiverules.examples.common.Seal;
import io.github.hiverules.examples.common.Text;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Objects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Creates an index of openings. */
@Command(
        description =
                "Creates an index of the openings of all valid games, for explore and for board --openings. Exit code:"
                        + " 0 if all games are valid, 1 if some are not, 2 if a file can't be read or written.")
public final class IndexCommand extends RecordsCommand {
    private static final Seal SEAL = new Seal("", "index", "");

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "The index; an old one is replaced, unless it was changed.")
    private Path out = Path.of("");

    @Option(names = "--plies", description = "Number of moves per game. Default: ${DEFAULT-VALUE}.")
    private int plies = 24;

    @Override
    public Integer call() {
        checkRange("--plies", plies, 1, Integer.MAX_VALUE);
        if (Output.isDevice(out)) {
            throw Failures.cannotWrite(out, new FileSystemException(out.toString(), null, "not a file"));
        }
        try (Output output = outputFile(out, "an unchanged index of openings", SEAL::isOn);
                OpeningIndex index = OpeningIndex.create(output.scratch())) {
            long broken = addGames(game -> {
                if (game.error().isEmpty()) {
                    index.add(game.file() + "#" + game.index(), game.record().orElseThrow(), plies);
                }
                progress().around(() -> {}, Text.count(index.games(), "game"));
            });
            if (index.games() == 0) {
                if (exitCode(broken) == 0) {
                    err().println("no game to index; " + Text.printable(out.toString()) + " was not written");
                    err().flush();
                }
                return Math.max(1, exitCode(broken));
            }
            Path copy = output.scratch();
            index.save(copy);
            SEAL.addTo(copy);
            output.publish(copy);
            String omitted = broken == 0 ? "" : ", " + Text.count(broken, "invalid game") + " omitted";
            out().println(Text.count(index.games(), "game") + " in " + out + omitted);
            return exitCode(broken);
        } catch (UncheckedIOException e) {
            throw Failures.cannotWrite(out, Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            throw Failures.cannotWrite(out, e);
        }
    }
}
