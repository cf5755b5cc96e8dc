// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

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

/**
 * Finds every reason why a move is illegal, with its witness. It decides nothing: it translates what the rules forbid, and it is
 * asked about illegal moves only.
 */
public final class Explainer {
    private Explainer() {}

    /**
     * The reasons against a move that is illegal in the position, which the generator's board shows: that the game is over or the
     * piece not the mover's, then what is wrong with the piece, then what is wrong with the cell or the path.
     */
    public static List<Violation> reasonsAgainst(
            MoveGenerator generator, Position position, Outcome outcome, Move move) {
        if (outcome.isOver()) {
            return List.of(Violation.of(Kind.GAME_OVER, outcome));
        }
        if (move instanceof Placement placement) {
            return AgainstPlacement.reasons(generator.board(), position, placement);
        }
        if (move instanceof Movement movement) {
            return AgainstMovement.reasons(generator, position, movement);
        }
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        generator.list(moves, 0);
        return List.of(Violation.of(Kind.PASS_NOT_ALLOWED, MoveCodec.decode(generator.board(), moves[0])));
    }
}
