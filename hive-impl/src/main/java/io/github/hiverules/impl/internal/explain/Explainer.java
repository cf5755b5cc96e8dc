package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Outcome;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.board.CoordinateMap;
import io.github.hiverules.impl.internal.rules.MoveGenerator;
import java.util.List;

/**
 * Finds every reason why a move is illegal, with its witness. It decides nothing itself: what is barred it asks of the rules
 * beside it, and it is not asked about legal moves.
 */
public final class Explainer {
    private Explainer() {}

    /** The reasons against a move that is illegal in the position the board shows, the most fundamental first. */
    public static List<Violation> reasonsAgainst(
            Board board, Position position, CoordinateMap whereabouts, Outcome outcome, Move move) {
        if (outcome.isOver()) {
            return List.of(new Violation.GameOver(outcome));
        }
        if (move instanceof Placement placement) {
            return List.copyOf(AgainstPlacement.reasons(board, position, placement));
        }
        if (move instanceof Movement movement) {
            return List.copyOf(AgainstMovement.reasons(board, position, movement));
        }
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        MoveGenerator.list(board, moves, 0);
        return List.of(new Violation.PassNotAllowed(whereabouts.toMove(board, moves[0])));
    }
}
