// SPDX-License-Identifier: Apache-2.0
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Ruleset;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.uhp.SearchLimit;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.notation.uhp.UhpException;
import java.time.Duration;

/**
 * Starts a UHP engine and requests moves: {@code java -cp hive.jar AskEngine.java COMMAND}. The command starts the
 * engine, for example {@code java -jar hive.jar uhp}.
 */
final class AskEngine {
    private static final int PLIES = 6;

    public static void main(String[] command) {
        SearchLimit limit = SearchLimit.time(Duration.ofMillis(1000));
        try (UhpClient engine = UhpClient.start(command)) {
            System.out.println(engine.name() + " " + engine.version() + ", expansions " + engine.expansions());
            engine.options().forEach(option -> System.out.println("option " + option));

            Game game = MoveStrings.play(Game.start(Ruleset.full()), "wS1", "bG1 wS1-");
            for (int ply = 0; ply < PLIES && !game.isOver(); ply++) {
                Move move = engine.bestMove(game, limit); // the client has checked that the move is legal
                System.out.println(MoveStrings.print(move, game.position()));
                game = game.play(move);
            }
        } catch (UhpException e) {
            System.out.println(e.kind() + ": " + e.getMessage());
            System.exit(1);
        }
    }
}
