// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import io.github.hiverules.api.Game;
import io.github.hiverules.api.Move;
import io.github.hiverules.examples.bot.Problem;
import io.github.hiverules.notation.MoveStrings;
import io.github.hiverules.notation.PositionStrings;
import java.util.List;

/** Puzzles: the bot's problems with a win in two turns. */
public final class Puzzles {
    private Puzzles() {}

    /** Returns the puzzles and their solutions as JSON. The id of a puzzle is its position string. */
    public static Json all() {
        return Json.of(Problem.all().stream()
                .filter(problem -> problem.turns() == 2)
                .map(Puzzles::puzzle)
                .toList());
    }

    private static Json puzzle(Problem problem) {
        String position = PositionStrings.print(problem.position());
        return Json.object().put("id", position).put("game", position).put("line", moves(problem));
    }

    private static List<String> moves(Problem problem) {
        Game game = Game.of(problem.position());
        for (Move move : problem.line()) {
            game = game.play(move);
        }
        return MoveStrings.print(game);
    }
}
