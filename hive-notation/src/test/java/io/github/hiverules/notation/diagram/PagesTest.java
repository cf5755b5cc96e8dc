// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.PositionStrings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The library draws the pictures in the Javadoc pages on rules and notations. Each {@code figure} names a position and
 * a piece whose moves are shown. {@code -Dhive.draw=true} updates the pictures.
 */
class PagesTest {
    private static final String RULES = "../hive-api/src/main/javadoc/doc-files/rules.html";
    private static final String NOTATION = "src/main/javadoc/doc-files/notation.html";

    private static final Pattern FIGURE = Pattern.compile(
            "(<figure data-position=\"([^\"]+)\"(?: data-piece=\"(\\w+)\")?>).*?</figure>", Pattern.DOTALL);

    @ParameterizedTest
    @ValueSource(strings = {RULES, NOTATION})
    void documentedPicturesEqualDrawnOnes(String page) throws IOException {
        Path file = Path.of(page);
        String text = Files.readString(file);
        String drawn = FIGURE.matcher(text)
                .replaceAll(figure -> Matcher.quoteReplacement(
                        figure.group(1) + picture(figure.group(2), figure.group(3)) + "</figure>"));
        if (Boolean.getBoolean("hive.draw")) {
            Files.writeString(file, drawn);
        }
        assertThat(FIGURE.matcher(text).results()).isNotEmpty();
        assertThat(Files.readString(file)).as("draw anew with -Dhive.draw=true").isEqualTo(drawn);
    }

    private static String picture(String line, String name) {
        Position position = PositionStrings.parse(line);
        SvgDiagram.Builder diagram = SvgDiagram.builder().hands(false);
        if (name != null) {
            Piece piece = Piece.tryParse(name).orElseThrow();
            diagram.lastTo(position.cellOf(piece));
            for (Move move : position.legalMoves(piece)) {
                diagram.highlight(move instanceof Placement placement ? placement.to() : ((Movement) move).to());
            }
        }
        return diagram.build().draw(position).replaceFirst("<svg ", "<svg width=\"360\" ");
    }
}
