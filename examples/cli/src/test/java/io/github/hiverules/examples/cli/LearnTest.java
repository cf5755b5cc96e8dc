// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The player that learns from games by chance. */
class LearnTest {
    private static final int PLIES = 200;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void whatIsLearntFromChanceBeatsChance() throws IOException {
        List<Path> files = Learn.selfPlay(folder, 200, 4);
        double[] model = Learn.train(files);
        int wins = 0;
        int losses = 0;
        for (int number = 0; number < 20; number++) {
            Color learner = number % 2 == 0 ? Color.WHITE : Color.BLACK;
            Random random = new Random(number);
            Game game = Game.start(Ruleset.parse(number % 4 < 2 ? "Base" : "Base+MLP"));
            while (!game.isOver() && game.length() < PLIES) {
                double[] player = game.sideToMove() == learner ? model : new double[0];
                game = game.play(Learn.choose(game, player, random));
            }
            wins += game.outcome().winner().filter(winner -> winner == learner).isPresent() ? 1 : 0;
            losses +=
                    game.outcome().winner().filter(winner -> winner != learner).isPresent() ? 1 : 0;
        }
        assertThat(wins).as("%d losses", losses).isGreaterThanOrEqualTo(12);
        assertThat(losses).isZero();
    }

    @Test
    void theProgramStaysSmall() throws IOException {
        Path source = Path.of("src/main/java/io/github/hiverules/examples/cli/Learn.java");
        assertThat(Files.readAllLines(source)).hasSizeLessThanOrEqualTo(120);
    }
}
