// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.explain;

import io.github.hiverules.api.Bug;
import io.github.hiverules.api.Color;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.Violation;
import io.github.hiverules.impl.board.Board;
import io.github.hiverules.impl.rules.Lifting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Translates what {@link Lifting} forbids: the reasons against lifting a piece on the table, wherever it is to go. */
final class AgainstLifting {
    private AgainstLifting() {}

    /** The reasons why a side may not lift the piece. */
    static List<Violation> reasons(Board board, Position position, Piece piece, Color side) {
        int violations = Lifting.violations(board, piece.index(), side.ordinal());
        List<Violation> reasons = new ArrayList<>();
        if ((violations & Lifting.QUEEN_NOT_PLACED) != 0) {
            reasons.add(new Violation.QueenNotPlaced(Piece.of(side, Bug.QUEEN_BEE)));
        }
        if ((violations & Lifting.RESTING) != 0) {
            reasons.add(new Violation.Resting(piece));
        }
        Hex at = position.cellOf(piece).orElseThrow();
        if ((violations & Lifting.COVERED) != 0) {
            reasons.add(new Violation.Covered(piece, position.topAt(at).orElseThrow()));
        }
        if ((violations & Lifting.PINNED) != 0) {
            reasons.add(new Violation.Pinned(piece, groupsWithout(position, at)));
        }
        return reasons;
    }

    /** The groups into which the hive falls apart without a cell; each has a cell beside it. */
    private static List<Set<Hex>> groupsWithout(Position position, Hex lifted) {
        Set<Hex> left = new HashSet<>(position.stacks().keySet());
        left.remove(lifted);
        List<Set<Hex>> groups = new ArrayList<>();
        for (Hex beside : lifted.neighbors()) {
            Set<Hex> group = new HashSet<>();
            collect(beside, left, group);
            if (!group.isEmpty()) {
                groups.add(group);
            }
        }
        return groups;
    }

    private static void collect(Hex cell, Set<Hex> left, Set<Hex> group) {
        if (left.remove(cell)) {
            group.add(cell);
            cell.neighbors().forEach(neighbor -> collect(neighbor, left, group));
        }
    }
}
