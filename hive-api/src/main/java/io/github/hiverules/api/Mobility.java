// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/**
 * The mobility of a piece (R8): its legal moves or, if the piece is blocked, the reasons. The piece may be on the table
 * or in the hand.
 *
 * @see Position#mobility(Piece)
 * @see Game#mobility(Piece)
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Mobility {
    Mobility() {}

    /**
     * Returns the mobility of a piece that has moves.
     *
     * @param piece the piece
     * @param moves the legal moves of the piece, at least one
     * @return the mobility
     * @throws IllegalArgumentException if there are no moves
     */
    public static Mobility free(Piece piece, List<PieceMove> moves) {
        requireNonNull(piece, "piece");
        if (requireNonNull(moves, "moves").isEmpty()) {
            throw new IllegalArgumentException("Expected at least one move of " + piece + ".");
        }
        return ImmutableMobility.of(piece, moves, List.of());
    }

    /**
     * Returns the mobility of a piece that has no moves.
     *
     * @param piece the piece
     * @param reasons the reasons, at least one
     * @return the mobility
     * @throws IllegalArgumentException if there are no reasons
     */
    public static Mobility blocked(Piece piece, List<Violation> reasons) {
        requireNonNull(piece, "piece");
        if (requireNonNull(reasons, "reasons").isEmpty()) {
            throw new IllegalArgumentException("Expected at least one reason why " + piece + " is blocked.");
        }
        return ImmutableMobility.of(piece, List.of(), reasons);
    }

    /** {@return the piece} */
    public abstract Piece piece();

    /**
     * Returns the legal moves of the piece. If the piece's side is not to move, the moves are throws by the other side
     * (R4.9).
     *
     * @return the moves; empty if the piece is blocked
     */
    public abstract List<PieceMove> moves();

    /**
     * Returns all reasons why the piece has no legal move. Reasons about the side to move come first, then reasons
     * about the piece, then reasons about the path. Reasons against throws of the piece (R4.9) are omitted. If the game
     * is over, the end of the game is the only reason.
     *
     * @return the reasons; empty if the piece is free
     */
    public abstract List<Violation> reasons();

    /** {@return whether the piece has a legal move} */
    public boolean isFree() {
        return reasons().isEmpty();
    }

    /** Returns a debug string, for example {@code wA1 free} or {@code wA1 blocked: pinned}. */
    @Override
    public String toString() {
        return piece()
                + (isFree()
                        ? " free"
                        : reasons().stream().map(Violation::code).collect(Collectors.joining(", ", " blocked: ", "")));
    }
}
