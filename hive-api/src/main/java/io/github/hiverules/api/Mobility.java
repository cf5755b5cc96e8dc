// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.List;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/**
 * The mobility of a piece (R8): its legal moves or, if the piece is blocked, the violations that block it. The piece
 * may be on the table or in the hand.
 *
 * @see Position#mobility(Piece)
 * @see Game#mobility(Piece)
 */
@Value.Immutable
@PackagePrivateValue
public abstract class Mobility {
    Mobility() {}

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
     * Returns all violations that block the piece. Violations about the side to move come first, then violations about
     * the piece, then violations about the path. Violations by throws of the piece (R4.9) are omitted. If the game is
     * over, the end of the game is the only violation.
     *
     * @return the violations; empty if the piece is free
     */
    public abstract List<Violation> violations();

    /** {@return whether the piece has a legal move} */
    public boolean isFree() {
        return violations().isEmpty();
    }

    /** Returns a debug string, for example {@code wA1 free} or {@code wA1 blocked: pinned}. */
    @Override
    public String toString() {
        return piece()
                + (isFree()
                        ? " free"
                        : violations().stream()
                                .map(Violation::code)
                                .collect(Collectors.joining(", ", " blocked: ", "")));
    }
}
