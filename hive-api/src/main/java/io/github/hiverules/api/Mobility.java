// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/**
 * The answer whether a piece, on the table or in the hand, has legal moves in this turn, and why not if it has none (R8).
 *
 * @see Position#mobility(Piece)
 * @see Game#mobility(Piece)
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Mobility {
    Mobility() {}

    /**
     * Creates the mobility of a piece that has moves.
     *
     * @throws IllegalArgumentException if there are no moves
     */
    public static Mobility free(Piece piece, List<Move> moves) {
        requireNonNull(piece, "piece");
        if (requireNonNull(moves, "moves").isEmpty()) {
            throw new IllegalArgumentException("A free piece needs a move: " + piece + ".");
        }
        return ImmutableMobility.of(piece, moves, List.of());
    }

    /**
     * Creates the mobility of a piece that has no moves.
     *
     * @throws IllegalArgumentException if there are no reasons
     */
    public static Mobility blocked(Piece piece, List<Violation> reasons) {
        requireNonNull(piece, "piece");
        if (requireNonNull(reasons, "reasons").isEmpty()) {
            throw new IllegalArgumentException("A blocked piece needs a reason: " + piece + ".");
        }
        return ImmutableMobility.of(piece, List.of(), reasons);
    }

    /** Returns the piece. */
    public abstract Piece piece();

    /**
     * Returns the legal moves of the piece; empty if it is blocked. A piece of the side that is not to move has the throws of
     * it (R4.9).
     */
    public abstract List<Move> moves();

    /**
     * Returns every reason why the piece has no legal move; empty if it is free. The order is fixed: game over, wrong side,
     * piece, path.
     */
    public abstract List<Violation> reasons();

    /** Returns whether the piece has a legal move. */
    public boolean isFree() {
        return reasons().isEmpty();
    }

    /** Returns the piece with {@code free}, or with {@code blocked: } and the codes of the reasons. */
    @Override
    public String toString() {
        return piece()
                + (isFree()
                        ? " free"
                        : reasons().stream().map(Violation::code).collect(Collectors.joining(", ", " blocked: ", "")));
    }
}
