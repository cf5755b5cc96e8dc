// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.diagram.TextDiagram;
import io.github.hiverules.notation.sentences.Sentences;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Lists moves, plays a game with random moves, draws the last position and prints the outcome:
 * {@code java -cp hive.jar FirstGame.java [SEED]}.
 */
final class FirstGame {
    private static final int MAX_PLIES = 200;

    public static void main(String[] arguments) {
        Random random = new Random(arguments.length > 0 ? Long.parseLong(arguments[0]) : 1);

        // A game is immutable: play returns a new game.
        Game game = Game.start(Ruleset.full());
        game = game.play(MoveStrings.parse("wS1", game));
        game = game.play(MoveStrings.parse("bG1 wS1-", game));

        List<Move> all = game.legalMoves();
        System.out.println(all.size() + " legal moves, such as " + MoveStrings.print(all.get(0), game.position()));
        System.out.println(
                "of the Queen Bee: " + game.legalMoves(Piece.parse("wQ")).size());

        while (!game.isOver() && game.length() < MAX_PLIES) {
            List<Move> moves = game.legalMoves(); // never empty: contains a pass if no other move is legal
            game = game.play(moves.get(random.nextInt(moves.size())));
        }

        System.out.println(TextDiagram.print(game.position()));
        System.out.println(String.join("; ", MoveStrings.print(game)));
        System.out.println(
                game.length() + " plies: " + Sentences.of(Locale.ENGLISH).describe(game.outcome()));
    }
}
