// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Rule;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.api.Termination;
import io.github.hiverules.api.analysis.CanonicalPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page on what to store says what is so. */
class StoringPageTest {
    private static final Path PAGE = Path.of("../hive-api/src/main/javadoc/doc-files/storing.html");

    @Test
    void eachPublicExceptionStandsOnThePage() throws IOException {
        String page = Files.readString(PAGE);
        for (String sources : List.of("../hive-api/src/main/java", "../hive-impl/src/main/java", "src/main/java")) {
            try (Stream<Path> files = Files.walk(Path.of(sources))) {
                List<Path> exceptions = files.filter(file -> file.toString().endsWith("Exception.java"))
                        .toList();
                for (Path file : exceptions) {
                    String name = file.getFileName().toString().replace(".java", "");
                    if (Files.readString(file).contains("public final class " + name)) {
                        assertThat(page).contains("<code>" + name + "</code>");
                    }
                }
            }
        }
    }

    @Test
    void theExamplesReadBack() throws IOException {
        String page = Files.readString(PAGE);
        Game game = MoveStrings.play(Game.start(Ruleset.tournament()), "wS1", "bS1 wS1-");
        Piece ant = Piece.parse("bA2");
        Ruleset ruleset = Ruleset.parse("Base+MLP rulebook");
        Outcome late = Outcome.wonBy(Color.BLACK, Termination.TIME);
        List<String> examples = List.of(
                ant.toString(),
                String.valueOf(Bug.SOLDIER_ANT.letter()),
                Rule.ONE_HIVE.number(),
                Color.WHITE.name(),
                Hex.of(2, -1).toString(),
                ruleset.toString(),
                MoveStrings.print(MoveStrings.parseRelative("bA1 wS1-")),
                PositionStrings.print(game.position()),
                GameStrings.print(game),
                late.winner().orElseThrow().name(),
                late.termination().orElseThrow().name(),
                CanonicalPosition.of(PositionStrings.parse(
                                "Base r Black[7] - wS1..........wS2/wQbQwG1bG1wB1bB1wB2bB2wG2bS1bS2"))
                        .key());
        for (String example : examples) {
            assertThat(page).contains("<code>" + example + "</code>");
        }
        assertThat(GameStrings.parse(GameStrings.print(game))).isEqualTo(game);
        Game shifted = MoveStrings.play(
                Game.start(Ruleset.tournament()).play(Move.place(Piece.parse("wS1"), Hex.of(3, -4))), "bS1 wS1-");
        assertThat(GameStrings.parse(GameStrings.print(shifted))).isEqualTo(game);
        assertThat(PositionStrings.parse(PositionStrings.print(game.position())))
                .isEqualTo(game.position().normalized());
    }
}
