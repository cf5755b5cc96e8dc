// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.examples.questions;

import static java.util.Objects.requireNonNull;

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
    public static Object tree() {
        JsonNode puzzles = Json.array();
        for (Problem problem : Problem.all()) {
            if (problem.turns() == 2) {
                String position = PositionStrings.print(problem.position());
                puzzles.addObject().put("id", position).put("game", position).set("line", Json.write(moves(problem)));
            }
        }
        return requireNonNull(puzzles.tree());
    }

    private static List<String> moves(Problem problem) {
        Game game = Game.of(problem.position());
        for (Move move : problem.line()) {
            game = game.play(move);
        }
        return MoveStrings.print(game);
    }
}
