// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.api.Violation.Kind;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.board.Grid;
import io.github.hiverules.impl.rules.Pillbug;
import java.util.ArrayList;
import java.util.List;

/** Converts the bits of {@link Pillbug#violations} to {@link Violation} objects. */
final class ThrowReasons {
    private final Board board;
    private final Position position;
    private final Piece piece;
    private final Hex from;
    private final Hex to;
    private final List<Piece> throwers;

    ThrowReasons(Board board, Position position, Piece piece, Hex from, Hex to) {
        this.board = board;
        this.position = position;
        this.piece = piece;
        this.from = from;
        this.to = to;
        int withAbility = Pillbug.withAbility(board);
        throwers = Piece.values().stream()
                .filter(thrower -> (withAbility >> thrower.index() & 1) != 0)
                .filter(thrower -> position.cellOf(thrower)
                        .filter(at -> at.isNeighbor(from) && at.isNeighbor(to))
                        .isPresent())
                .toList();
    }

    /**
     * Returns whether a piece with the Pillbug's ability touches start and destination. The piece may be covered or
     * resting.
     */
    boolean hasThrower() {
        return !throwers.isEmpty();
    }

    /**
     * Returns whether a throw to the destination is legal, ignoring the rules about lifting. If no throw is legal, adds
     * the reasons.
     */
    boolean isOpen(List<Violation> reasons) {
        List<Violation> all = new ArrayList<>();
        for (Piece thrower : throwers) {
            List<Violation> against = against(thrower);
            if (against.isEmpty()) {
                return true;
            }
            against.stream().filter(reason -> !all.contains(reason)).forEach(all::add);
        }
        reasons.addAll(all);
        return false;
    }

    private List<Violation> against(Piece thrower) {
        int violations = Pillbug.violations(board, thrower.index(), Grid.cell(from), Grid.cell(to));
        Hex over = position.cellOf(thrower).orElseThrow();
        List<Violation> against = new ArrayList<>();
        if ((violations & Pillbug.THROWER_COVERED) != 0) {
            against.add(Violations.of(
                    Kind.THROWER_COVERED, thrower, position.topAt(over).orElseThrow()));
        }
        if ((violations & Pillbug.THROWER_RESTING) != 0) {
            against.add(Violations.of(Kind.THROWER_RESTING, thrower));
        }
        if ((violations & Pillbug.THROWN_FROM_STACK) != 0) {
            against.add(Violations.of(Kind.THROWN_FROM_STACK, piece, from));
        }
        if ((violations & Pillbug.THROWN_ONTO_PIECES) != 0) {
            against.add(Violations.of(
                    Kind.THROWN_ONTO_PIECES, piece, to, position.stackAt(to).orElseThrow()));
        }
        if (against.isEmpty()) {
            if ((violations & Pillbug.NO_ROOM_UP) != 0) {
                against.add(gateBlocked(thrower, 1, from, over));
            }
            if ((violations & Pillbug.NO_ROOM_DOWN) != 0) {
                against.add(gateBlocked(thrower, 2, over, to));
            }
        }
        return against;
    }

    private Violation gateBlocked(Piece thrower, int step, Hex start, Hex end) {
        return Violations.of(Kind.GATE_BLOCKED, piece, Bug.PILLBUG, thrower, step, start, end);
    }
}
