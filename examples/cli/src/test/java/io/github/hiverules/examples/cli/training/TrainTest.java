// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli.training;

import static io.github.hiverules.examples.cli.Answer.output;
import static io.github.hiverules.examples.cli.Answer.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.examples.bot.Network;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trains networks with few games. */
class TrainTest {
    @TempDir
    private static Path folder = Path.of("");

    private static String path(String name) {
        return folder.resolve(name).toString();
    }

    @BeforeAll
    static void makeGames() {
        String games = path("games.pgn");
        output("generate", "--players", "bot", "--nodes", "20", "--games", "12", "--plies", "40", "--out", games);
    }

    @Test
    void equalGamesGiveEqualNetworksThatLearn() throws IOException {
        String report = output("train", "--units", "4", "--epochs", "6", "--out", path("a.txt"), path("games.pgn"));
        output("train", "--units", "4", "--epochs", "6", "--out", path("b.txt"), path("games.pgn"));
        String network = Files.readString(folder.resolve("a.txt"));
        assertThat(Files.readString(folder.resolve("b.txt"))).isEqualTo(network);
        assertThat(network).startsWith(Network.parse(network).print());
        List<Double> errors = report.lines()
                .filter(line -> line.startsWith("epoch"))
                .map(line -> Double.valueOf(line.replaceAll(".*error ([0-9.]+),.*", "$1")))
                .toList();
        assertThat(errors).hasSize(6);
        assertThat(errors.get(5)).isLessThan(errors.get(0));
    }

    @Test
    void botPlaysWithNetworkOfFile() throws IOException {
        output("train", "--units", "1", "--epochs", "1", "--out", path("network.txt"), path("games.pgn"));
        String command = "generate --players bot --nodes 20 --games 4 --plies 30";
        String standard = output((Object[]) command.split(" "));
        assertThat(output((Object[]) (command + " --network " + path("network.txt")).split(" ")))
                .isNotEqualTo(standard);
    }

    @Test
    void gamesWithoutEvaluationsAreRefused() {
        output("generate", "--games", "3", "--plies", "10", "--out", path("random.pgn"));
        assertThat(run("train", "--out", path("network.txt"), path("random.pgn"))
                        .err())
                .isEqualToNormalizingNewlines(
                        "error: expected games with evaluations, as generate --players bot writes them; found none\n");
        assertThat(run("generate", "--players", "bot", "--games", "1", "--network", path("random.pgn"))
                        .err())
                .contains("Expected a network");
    }
}
