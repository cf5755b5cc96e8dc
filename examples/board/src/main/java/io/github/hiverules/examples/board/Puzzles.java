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

/** The bot's problems that can be won within two turns, as puzzles. */
final class Puzzles {
    private static final List<Problem> PROBLEMS =
            Problem.all().stream().filter(problem -> problem.turns() == 2).toList();

    private Puzzles() {}

    /** A holder class: the puzzles are solved at the first request. */
    private static final class Solved {
        static final byte[] JSON = solve();
    }

    /** Returns the puzzles with their positions and solutions. The position identifies a puzzle. */
    static byte[] json() {
        return Solved.JSON;
    }

    /** Returns a version of the puzzles: equal puzzles have equal bytes. */
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
