// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.api.spi.PackagePrivateValue;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A move relative to a reference piece, as in MoveStrings. Relative moves do not depend on coordinates (R1.4).
 *
 * <pre>{@code
 * RelativeMove move = RelativeMove.beside(Piece.parse("bA1"), Direction.EAST, Piece.parse("wS1")); // bA1 wS1-
 * game = game.play(move.toMove(game.position()));
 * }</pre>
 */
@Value.Immutable
@PackagePrivateValue
public abstract class RelativeMove {
    RelativeMove() {}

    /**
     * Returns the first placement of a game.
     *
     * @param piece the piece
     * @return the move
     */
    public static RelativeMove first(Piece piece) {
        return ImmutableRelativeMove.of(requireNonNull(piece, "piece"), Optional.empty(), Optional.empty());
    }

    /**
     * Returns a move onto the cell of another piece.
     *
     * @param piece the piece
     * @param reference the other piece
     * @return the move
     */
    public static RelativeMove onto(Piece piece, Piece reference) {
        return ImmutableRelativeMove.of(
                requireNonNull(piece, "piece"), Optional.empty(), Optional.of(requireNonNull(reference, "reference")));
    }

    /**
     * Returns a move to a cell beside another piece.
     *
     * @param piece the piece
     * @param direction the direction from the reference to the cell, for example {@link Direction#EAST} for a cell to
     *     the right
     * @param reference the other piece
     * @return the move
     */
    public static RelativeMove beside(Piece piece, Direction direction, Piece reference) {
        return ImmutableRelativeMove.of(
                requireNonNull(piece, "piece"),
                Optional.of(requireNonNull(direction, "direction")),
                Optional.of(requireNonNull(reference, "reference")));
    }

    /** {@return the piece that is placed, moved or thrown} */
    public abstract Piece piece();

    /**
     * {@return the direction from the reference to the destination; empty for a move onto the reference or a first
     * placement}
     */
    public abstract Optional<Direction> direction();

    /**
     * Returns the reference piece. If the moving piece is its own reference, the destination is relative to the piece's
     * cell before the move.
     *
     * @return the reference, or empty for a first placement
     */
    public abstract Optional<Piece> reference();

    /**
     * Converts this move to a move in a position. A piece on the table is moved, and a piece in the hand is placed. A
     * first placement goes to {@link Hex#ORIGIN}.
     *
     * @param position the position
     * @return the move, which may be illegal
     * @throws IllegalArgumentException if the reference is not on the table, or if this is a first placement and the
     *     table is not empty
     */
    public PieceMove toMove(Position position) {
        requireNonNull(position, "position");
        if (reference().isEmpty()) {
            if (!position.stacks().isEmpty()) {
                throw new IllegalArgumentException(
                        "Expected a reference piece for " + piece() + ": the table is not empty.");
            }
            return position.moveOf(piece(), Hex.ORIGIN);
        }
        Hex cell = position.cellOf(reference().get())
                .orElseThrow(() ->
                        new IllegalArgumentException("Expected " + reference().get() + " on the table."));
        return position.moveOf(piece(), direction().map(cell::neighbor).orElse(cell));
    }

    /** Returns a debug string, for example {@code wB1 onto bQ} or {@code bA1 EAST of wS1}. */
    @Override
    public String toString() {
        return piece()
                + reference()
                        .map(other -> direction().map(to -> " " + to + " of ").orElse(" onto ") + other)
                        .orElse("");
    }
}
