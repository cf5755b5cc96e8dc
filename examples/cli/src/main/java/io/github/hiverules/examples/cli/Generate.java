// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import io.github.hiverules.notation.Records;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes archives of made-up games, by which readers can be tried at any size. */
@Command(
        description =
                "Writes made-up games: the same seed gives the same games, each by its number alone. Memory does not"
                        + " grow with their number. A file has its name only when it is whole; a run that was stopped is"
                        + " continued by the same command.")
final class Generate extends Example {
    /** So many games are made at once, by all cores, and written. */
    private static final long BLOCK = 1000;

    @Option(names = "--games", required = true, description = "How many games.")
    private long games;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to; the standard output unless given.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--to", description = "The format: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} unless given.")
    private Convert.Format to = Convert.Format.pgn;

    @Option(
            names = "--players",
            description =
                    "Who plays: random for any legal moves, bot for the bot against itself, looking one turn ahead;"
                            + " ${DEFAULT-VALUE} unless given.")
    private MadeUpGames.Players players = MadeUpGames.Players.random;

    @Option(names = "--seed", description = "Where chance begins; ${DEFAULT-VALUE} unless given.")
    private long seed = 1;

    @Option(names = "--plies", description = "How many plies a game has at most; ${DEFAULT-VALUE} unless given.")
    private int plies = 120;

    @Override
    public Integer call() {
        if (games < 0 || plies < 0 || plies == Integer.MAX_VALUE) {
            throw misused("--games is 0 or more, and --plies is 0 to " + (Integer.MAX_VALUE - 1) + ".");
        }
        try {
            if (file.isPresent() && ResumableFile.isPossible(file.get())) {
                writeFile(file.get());
            } else if (file.isPresent()) {
                try (OutputStream device = Files.newOutputStream(file.get())) {
                    for (long first = 1; first <= games; first += BLOCK) {
                        device.write(block(first).getBytes(StandardCharsets.UTF_8));
                    }
                }
            } else {
                print(out());
            }
        } catch (IOException e) {
            throw new IllegalStateException(
                    "can't write " + file.map(Path::toString).orElse("") + ": " + RecordFiles.describe(e), e);
        }
        return 0;
    }

    private void writeFile(Path path) throws IOException {
        String settings = to + " " + players + " seed " + seed + " plies " + plies + " of " + games;
        try (ResumableFile out = new ResumableFile(path, settings)) {
            for (long first = out.steps() * BLOCK + 1; first <= games; first += BLOCK) {
                out.write(block(first).getBytes(StandardCharsets.UTF_8));
            }
            out.finish();
        }
    }

    private void print(PrintWriter out) {
        for (long first = 1; first <= games; first += BLOCK) {
            out.print(block(first));
            Main.flush(out);
        }
    }

    /** The text of a block's games, which are made by all cores and stand in their order. */
    private String block(long first) {
        MadeUpGames made = new MadeUpGames(players, seed, plies);
        return LongStream.rangeClosed(first, Math.min(games, first + BLOCK - 1))
                .parallel()
                .mapToObj(number -> Records.print(made.game(number), to.format()))
                .collect(Collectors.joining());
    }
}
