// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import static io.github.hiverules.api.spi.Answers.answers;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.rules.MoveGenerator;
import java.util.List;

/** Finds all reasons why a move is illegal. */
public final class Explainer {
    private Explainer() {}

    /**
     * Returns the reasons why a move is illegal, in a fixed order: game over, wrong side, piece, destination, path.
     *
     * @param generator a generator whose board shows the position
     */
    public static List<Violation> reasonsAgainst(
            MoveGenerator generator, Position position, Outcome outcome, Move move) {
        if (outcome.isOver()) {
            return answers().gameOver(outcome);
        }
        if (move instanceof Placement placement) {
            return PlacementReasons.reasons(generator.board(), position, placement);
        }
        if (move instanceof Movement movement) {
            return MovementReasons.reasons(generator, position, movement);
        }
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        generator.list(moves, 0);
        return List.of(Violations.of(Kind.PASS_NOT_ALLOWED, MoveCodec.decode(generator.board(), moves[0])));
    }
}
