// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.board;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.bot.Problem;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The problems of the bot's set that are won within two turns, as puzzles. */
final class Puzzles {
    private static final List<Problem> PROBLEMS =
            Problem.all().stream().filter(problem -> problem.turns() == 2).toList();

    private Puzzles() {}

    /** Solves the puzzles when a page first needs them. */
    private static final class Solved {
        static final byte[] JSON = solve();
    }

    /** Returns the puzzles with their positions, which identify them, and their solutions. */
    static byte[] json() {
        return Solved.JSON;
    }

    /** Returns bytes that are equal for equal puzzles. */
    static byte[] version() {
        return PROBLEMS.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] solve() {
        ArrayNode puzzles = Json.array();
        for (Problem problem : PROBLEMS) {
            String position = PositionStrings.print(problem.position());
            puzzles.addObject().put("id", position).put("game", position).set("line", Json.texts(moves(problem)));
        }
        return Json.print(puzzles);
    }

    private static List<String> moves(Problem problem) {
        Game game = Game.of(problem.position());
        for (Move move : problem.line()) {
            game = game.play(move);
        }
        return MoveStrings.print(game);
    }
}
