package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.board.Board;
import io.github.hiverules.impl.internal.rules.Placing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The reasons against a placement (R2): first those against the piece, then those against the cell. */
public final class AgainstPlacement {
    private final Position position;
    private final List<Violation> reasons = new ArrayList<>();

    private AgainstPlacement(Position position) {
        this.position = position;
    }

    public static List<Violation> reasons(Board board, Position position, Placement placement) {
        Piece piece = placement.piece();
        if (!board.isInGame(piece.index())) {
            return List.of(new Violation.NotInGame(piece));
        }
        if (piece.color() != position.sideToMove()) {
            return List.of(new Violation.NotYourPiece(piece));
        }
        Optional<Hex> at = position.find(piece);
        if (at.isPresent()) {
            return List.of(new Violation.AlreadyPlaced(piece, at.get()));
        }
        AgainstPlacement against = new AgainstPlacement(position);
        piece(position, piece, against.reasons);
        against.cell(placement.to());
        return against.reasons;
    }

    /** Adds what is wrong with the piece, whatever the cell. */
    public static void piece(Position position, Piece piece, List<Violation> reasons) {
        Piece queen = Piece.of(piece.color(), Bug.QUEEN_BEE);
        if (piece != queen && position.find(queen).isEmpty() && position.turn() >= Placing.QUEEN_TURN) {
            reasons.add(new Violation.QueenIsDue(queen, Placing.QUEEN_TURN));
        }
        if (piece == queen && position.turn() == 1 && !position.ruleset().queenOpening()) {
            reasons.add(new Violation.QueenMayNotOpen(queen));
        }
        Piece first = position.nextInHand(piece.color(), piece.bug()).orElse(piece);
        if (first != piece) {
            reasons.add(new Violation.EntersLater(piece, first));
        }
    }

    private void cell(Hex to) {
        position.stackAt(to)
                .ifPresentOrElse(stack -> reasons.add(new Violation.CellOccupied(to, stack)), () -> neighbors(to));
    }

    private void neighbors(Hex to) {
        List<Piece> beside = to.neighbors().stream()
                .flatMap(hex -> position.topAt(hex).stream())
                .toList();
        if (position.ply() == 1) {
            if (beside.isEmpty()) {
                reasons.add(new Violation.ApartFromFirst(
                        to, position.stacks().keySet().iterator().next()));
            }
        } else if (position.ply() > 1) {
            Color own = position.sideToMove();
            List<Piece> enemies =
                    beside.stream().filter(piece -> piece.color() != own).toList();
            if (!enemies.isEmpty()) {
                reasons.add(new Violation.TouchesEnemy(to, enemies));
            }
            if (enemies.size() == beside.size()) {
                reasons.add(new Violation.TouchesNoOwnPiece(to));
            }
        }
    }
}
