// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.rules.Placing;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts the bits of {@link Placing} to {@link Violation} objects. Reasons about the piece precede reasons about the
 * cell.
 */
final class PlacementReasons {
    private PlacementReasons() {}

    static List<Violation> reasons(Board board, Position position, Placement placement) {
        Piece piece = placement.piece();
        List<Violation> reasons = new ArrayList<>();
        if (piece.color() != position.sideToMove()) {
            reasons.add(Violations.of(Kind.NOT_YOUR_PIECE, piece));
        }
        if (!board.isInGame(piece.index())) {
            reasons.add(Violations.of(Kind.NOT_IN_GAME, piece));
        }
        position.cellOf(piece).ifPresent(at -> reasons.add(Violations.of(Kind.ALREADY_PLACED, piece, at)));
        if (reasons.isEmpty()) {
            reasons.addAll(pieceReasons(board, position, piece));
            reasons.addAll(cellReasons(board, position, placement.to()));
        }
        return reasons;
    }

    /**
     * Returns the reasons why a piece may not be placed now, regardless of the cell. The piece must be in the hand of
     * the side to move.
     */
    static List<Violation> pieceReasons(Board board, Position position, Piece piece) {
        int violations = Placing.pieceViolations(board, piece.index());
        Piece queen = Piece.of(piece.color(), Bug.QUEEN_BEE);
        List<Violation> reasons = new ArrayList<>();
        if ((violations & Placing.QUEEN_IS_DUE) != 0) {
            reasons.add(Violations.of(Kind.QUEEN_IS_DUE, queen));
        }
        if ((violations & Placing.QUEEN_MAY_NOT_OPEN) != 0) {
            reasons.add(Violations.of(Kind.QUEEN_MAY_NOT_OPEN, queen));
        }
        if ((violations & Placing.ENTERS_LATER) != 0) {
            Piece first = position.nextInHand(piece.color(), piece.bug()).orElseThrow();
            reasons.add(Violations.of(Kind.ENTERS_LATER, piece, first));
        }
        return reasons;
    }

    private static List<Violation> cellReasons(Board board, Position position, Hex to) {
        int around = MoveCodec.isNear(board, to) ? board.around[Grid.cell(to)] : 0;
        int violations = Placing.cellViolations(board, around);
        List<Violation> reasons = new ArrayList<>();
        if ((violations & Placing.CELL_OCCUPIED) != 0) {
            reasons.add(
                    Violations.of(Kind.CELL_OCCUPIED, to, position.stackAt(to).orElseThrow()));
        }
        if ((violations & Placing.APART_FROM_FIRST) != 0) {
            reasons.add(Violations.of(
                    Kind.APART_FROM_FIRST,
                    to,
                    position.stacks().keySet().iterator().next()));
        }
        if ((violations & Placing.TOUCHES_ENEMY) != 0) {
            List<Piece> enemies = to.neighbors().stream()
                    .flatMap(hex -> position.topAt(hex).stream())
                    .filter(piece -> piece.color() != position.sideToMove())
                    .toList();
            reasons.add(Violations.of(Kind.TOUCHES_ENEMY, to, enemies));
        }
        if ((violations & Placing.TOUCHES_NO_OWN_PIECE) != 0) {
            reasons.add(Violations.of(Kind.TOUCHES_NO_OWN_PIECE, to));
        }
        return reasons;
    }
}
