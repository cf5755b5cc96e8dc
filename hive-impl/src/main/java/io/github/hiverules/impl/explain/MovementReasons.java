// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.board.MoveCodec;
import io.github.hiverules.impl.board.Pieces;
import io.github.hiverules.impl.rules.MoveGenerator;
import io.github.hiverules.impl.rules.OneHive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the reasons why a movement is illegal, in this order: wrong side, piece, destination, path or throw. */
final class MovementReasons {
    private MovementReasons() {}

    static List<Violation> reasons(MoveGenerator generator, Position position, Movement move) {
        Board board = generator.board();
        Piece piece = move.piece();
        boolean own = piece.color() == position.sideToMove();
        List<Violation> reasons = new ArrayList<>();
        Optional<Hex> at = position.cellOf(piece);
        if (at.isEmpty()) {
            if (!own) {
                reasons.add(Violations.of(Kind.NOT_YOUR_PIECE, piece));
            }
            reasons.add(Violations.of(board.isInGame(piece.index()) ? Kind.STILL_IN_HAND : Kind.NOT_IN_GAME, piece));
            return reasons;
        }
        Hex from = at.get();
        Hex to = move.to();
        ThrowReasons thrown = new ThrowReasons(board, position, piece, from, to);
        if (!own && !thrown.hasThrower()) {
            reasons.add(Violations.of(Kind.NOT_YOUR_PIECE, piece));
            if (!position.ruleset().includes(Bug.PILLBUG)) {
                return reasons; // throws need a Pillbug in the game
            }
        }
        reasons.addAll(LiftingReasons.reasons(board, position, piece, position.sideToMove()));
        if (from.equals(to)) {
            reasons.add(Violations.of(Kind.STAYS_IN_PLACE, piece, from));
        }
        int destination = MoveCodec.isNear(board, to) ? Grid.cell(to) : Pieces.NONE;
        boolean apart = OneHive.endsApart(board, Grid.cell(from), destination);
        if (apart) {
            reasons.add(Violations.of(Kind.ENDS_APART, piece, to));
        }
        if (!board.isCovered(piece.index()) && !from.equals(to)) {
            List<Violation> why = new ArrayList<>();
            boolean open = own && new PathReasons(generator, position, piece, from, to, apart).isOpen(why)
                    || thrown.isOpen(why);
            if (!open) {
                reasons.addAll(why);
            }
        }
        return reasons;
    }
}
