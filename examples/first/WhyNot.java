// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Legality;
import io.github.hiverules.api.Mobility;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Violation;
import io.github.hiverules.notation.GameStrings;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.Locale;

/**
 * Explains why a move is illegal, or why each piece can't move:
 * {@code java -cp hive.jar WhyNot.java GAMESTRING [MOVE]}.
 */
final class WhyNot {
    private static final Sentences ENGLISH = Sentences.of(Locale.ENGLISH);

    public static void main(String[] arguments) {
        String text = arguments.length > 0 ? arguments[0] : "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";
        Game game = GameStrings.parse(text);

        if (arguments.length > 1) {
            Legality verdict = game.judge(MoveStrings.parse(arguments[1], game));
            System.out.println(verdict.isLegal() ? "legal" : "illegal:");
            print(verdict.violations(), game);
            return;
        }
        for (Piece piece : game.ruleset().pieces(game.sideToMove())) {
            Mobility mobility = game.mobility(piece);
            System.out.println(piece + ": " + mobility.moves().size() + " moves");
            print(mobility.violations(), game);
        }
    }

    private static void print(List<Violation> reasons, Game game) {
        for (Violation reason : reasons) {
            // Programs should compare code() or rule(), not the sentence.
            System.out.println("  " + reason.code() + " [" + reason.rule().number() + "] "
                    + ENGLISH.describe(reason, game.position()));
        }
    }
}
