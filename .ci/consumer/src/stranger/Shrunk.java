// SPDX-License-Identifier: Apache-2.0
package stranger;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Position;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.Records;
import io.github.hiverules.notation.diagram.SvgDiagram;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.Locale;

/** Reads a game, lists and judges moves, and draws a position. R8 shrinks this program, as it does in an Android release. */
public final class Shrunk {
    private Shrunk() {}

    public static void main(String[] args) {
        Game game = Records.parseOne("Base+MLP;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-")
                .game();
        Position position = game.position();
        String sentence = Sentences.of(new Locale("ru"))
                .describe(
                        game.judge(MoveStrings.parse("wS1 bQ-", game))
                                .violations()
                                .get(0),
                        position);
        System.out.println(SvgDiagram.standard().draw(position).substring(0, 4) + sentence + ": shrunk, "
                + game.legalMoves().size() + " moves");
    }
}
