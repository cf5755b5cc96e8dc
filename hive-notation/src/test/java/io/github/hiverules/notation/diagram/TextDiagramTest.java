// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.PositionStrings;
import io.github.hiverules.notation.RandomRecords;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Draws positions as text. */
class TextDiagramTest {
    private static final String EXAMPLE = """
        Base+MLP, third repetition draws, Black[7] to move, wB1 rests
        White's hand: wS2 wB2 wG1 wG2 wG3 wA1 wA2 wA3 wM wL wP
        Black's hand: bS2 bB1 bB2 bG1 bG2 bG3 bA1 bA2 bA3 bM bL bP

               .     .     .
            .    wS1   wB1^2  .
         .    wQ     .    bQ     .
            .     .     .     .

        wB1^2 from the ground up: bS1 wB1
        """;
    private static final Position POSITION = PositionStrings.parse(PositionStringsTest.EXAMPLE);

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.randomValue(random -> RandomRecords.anyGame(random, 90));
    }

    @Test
    void exampleEqualsDocumentedDiagram() {
        assertThat(TextDiagram.print(POSITION)).isEqualTo(EXAMPLE);
    }

    @Property
    void printsEveryPieceOnceWithOrWithoutColour(@ForAll("games") Game game) {
        Position position = game.position();
        String plain = TextDiagram.print(position);
        List<String> rows = plain.lines().toList();
        String below = String.join("\n", rows.subList(1, rows.size()));
        for (Piece piece : Piece.values().stream()
                .filter(piece -> position.ruleset().includes(piece.bug()))
                .toList()) {
            int height = position.cellOf(piece).map(position::heightAt).orElse(0);
            boolean top = position.cellOf(piece)
                    .flatMap(position::topAt)
                    .filter(piece::equals)
                    .isPresent();
            int times = height < 2 ? 1 : top ? 3 : 1; // once in its row, twice in the list of stacks
            assertThat(below.split("\\b" + piece + "\\b", -1))
                    .as("%s in%n%s", piece, plain)
                    .hasSize(times + 1);
        }
        assertThat(plain).doesNotContain("\u001B");
        assertThat(TextDiagram.printInColor(position).replaceAll("\u001B\\[[0-9;]*m", ""))
                .isEqualTo(plain);
    }
}
