package io.github.hiverules.impl.internal.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Expansion;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Stack;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.internal.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The reasons against a movement: first those against moving the piece at all (R3, R5), in the order of the rules, then, if
 * neither its own movement nor a throw leads to the cell, why not (R4).
 */
public final class AgainstMovement {
    private final Board board;
    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final List<Violation> reasons = new ArrayList<>();

    private AgainstMovement(Board board, Position position, Hex from, Movement move) {
        this.board = board;
        this.position = position;
        this.piece = move.piece();
        this.from = from;
        this.to = move.to();
    }

    public static List<Violation> reasons(Board board, Position position, Movement move) {
        Piece piece = move.piece();
        if (!board.isInGame(piece.index())) {
            return List.of(new Violation.NotInGame(piece));
        }
        Optional<Hex> from = position.find(piece);
        if (from.isEmpty()) {
            return List.of(new Violation.StillInHand(piece));
        }
        boolean throwable = position.ruleset().expansions().contains(Expansion.PILLBUG);
        if (piece.color() != position.sideToMove() && !throwable) {
            return List.of(new Violation.NotYourPiece(piece));
        }
        AgainstMovement against = new AgainstMovement(board, position, from.get(), move);
        against.findReasons();
        return against.reasons;
    }

    private void findReasons() {
        Piece queen = Piece.of(position.sideToMove(), Bug.QUEEN_BEE);
        if (position.find(queen).isEmpty()) {
            reasons.add(new Violation.QueenNotPlaced(queen));
        }
        if (MobilityExplainer.isPinned(board, position, from)) {
            reasons.add(new Violation.Pinned(piece, MobilityExplainer.groupsWithout(position, from)));
        }
        boolean apart = endsApart();
        if (apart) {
            reasons.add(new Violation.EndsApart(piece, to));
        }
        Stack stack = position.stackAt(from).orElseThrow();
        boolean covered = stack.top() != piece;
        if (covered) {
            reasons.add(new Violation.Covered(piece, stack.top()));
        }
        if (from.equals(to)) {
            reasons.add(new Violation.StaysInPlace(piece, from));
        }
        if (position.restingPiece().equals(Optional.of(piece))) {
            reasons.add(new Violation.JustMoved(piece));
        }
        if (!covered && !from.equals(to)) {
            paths(apart);
        }
    }

    /** Whether nothing but the piece itself would be on the destination or beside it. */
    private boolean endsApart() {
        BoardWithoutPiece lifted = new BoardWithoutPiece(board, position, from);
        return lifted.height(to) == 0
                && lifted.piecesBeside(to).isEmpty()
                && position.stacks().size() > 1;
    }

    /** Why no way of the piece and no throw of it leads there, or nothing if one would but for what was found already. */
    private void paths(boolean apart) {
        List<Violation> why = new ArrayList<>();
        boolean own = piece.color() == position.sideToMove();
        if (own && new AgainstPath(board, position, piece, from, to, apart).isOpen(why)) {
            return;
        }
        if (new AgainstThrow(board, position, piece, from, to).isOpen(why)) {
            return;
        }
        reasons.addAll(why);
        if (!own && why.isEmpty()) {
            reasons.add(new Violation.NoThrower(piece, to));
        }
    }
}
