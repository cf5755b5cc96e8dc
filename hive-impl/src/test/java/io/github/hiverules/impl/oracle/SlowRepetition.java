// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.impl.oracle;

import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Movement;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.Placement;
import io.github.hiverules.api.Position;
import io.github.hiverules.api.RepetitionRule;
import io.github.hiverules.api.Symmetry;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A slow implementation of R7.3. */
public final class SlowRepetition {
    private SlowRepetition() {}

    /**
     * Returns whether arrangement, side to move and legal moves are equal. Ignores shifts and the numbers of pieces.
     */
    public static boolean isSame(Position one, Position other) {
        return one.ruleset().repetition() == RepetitionRule.SYMMETRY
                ? Stream.of(Symmetry.values()).anyMatch(symmetry -> isSameUpToShift(symmetry.apply(one), other))
                : isSameUpToShift(one, other);
    }

    private static boolean isSameUpToShift(Position one, Position other) {
        return one.sideToMove() == other.sideToMove()
                && shifted(one).equals(shifted(other))
                && shiftedMoves(one).equals(shiftedMoves(other));
    }

    /** Returns the arrangement relative to the hive's upper left corner, without piece numbers. */
    public static Map<Hex, List<String>> shifted(Position position) {
        Hex corner = corner(position);
        Map<Hex, List<String>> cells = new HashMap<>();
        position.stacks()
                .forEach((hex, stack) -> cells.put(
                        hex.translate(-corner.q(), -corner.r()),
                        stack.pieces().stream().map(SlowRepetition::kind).toList()));
        return cells;
    }

    /** Returns the cell of the resting piece relative to the hive's upper left corner. */
    public static Optional<Hex> shiftedRest(Position position) {
        Hex corner = corner(position);
        return position.restingPiece().flatMap(position::cellOf).map(hex -> hex.translate(-corner.q(), -corner.r()));
    }

    private static Set<String> shiftedMoves(Position position) {
        Hex corner = corner(position);
        Set<String> moves = new HashSet<>();
        for (Move move : Oracle.legalMoves(position)) {
            if (move instanceof Placement placement) {
                moves.add(kind(placement.piece()) + placement.to().translate(-corner.q(), -corner.r()));
            } else if (move instanceof Movement movement) {
                moves.add(position.cellOf(movement.piece()).orElseThrow().translate(-corner.q(), -corner.r()) + ">"
                        + movement.to().translate(-corner.q(), -corner.r()));
            } else {
                moves.add("pass");
            }
        }
        return moves;
    }

    private static String kind(Piece piece) {
        return piece.color() + " " + piece.bug();
    }

    private static Hex corner(Position position) {
        int q = position.stacks().keySet().stream().mapToInt(Hex::q).min().orElse(0);
        int r = position.stacks().keySet().stream().mapToInt(Hex::r).min().orElse(0);
        return Hex.of(q, r);
    }
}
