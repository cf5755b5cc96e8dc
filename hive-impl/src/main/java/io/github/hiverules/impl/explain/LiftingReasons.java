// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.rules.Lifting;
import java.util.ArrayList;
import java.util.List;

/** Converts the bits of {@link Lifting#violations} to {@link Violation} objects. */
final class LiftingReasons {
    private LiftingReasons() {}

    /** Returns the reasons why a side may not lift a piece. The piece must be on the table. */
    static List<Violation> reasons(Board board, Position position, Piece piece, Color side) {
        int violations = Lifting.violations(board, piece.index(), side.ordinal());
        List<Violation> reasons = new ArrayList<>();
        if ((violations & Lifting.QUEEN_NOT_PLACED) != 0) {
            reasons.add(Violations.of(Kind.QUEEN_NOT_PLACED, Piece.of(side, Bug.QUEEN_BEE)));
        }
        if ((violations & Lifting.RESTING) != 0) {
            reasons.add(Violations.of(Kind.RESTING, piece));
        }
        Hex at = position.cellOf(piece).orElseThrow();
        if ((violations & Lifting.COVERED) != 0) {
            reasons.add(Violations.of(Kind.COVERED, piece, position.topAt(at).orElseThrow()));
        }
        if ((violations & Lifting.PINNED) != 0) {
            reasons.add(Violations.of(Kind.PINNED, piece, new BoardWithoutPiece(board, position, at).groups()));
        }
        return reasons;
    }
}
