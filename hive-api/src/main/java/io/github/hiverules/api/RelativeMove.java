// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.api;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.immutables.value.Value;

/**
 * A move told by a piece on the table instead of by a cell, as players and MoveStrings tell it: which piece, and on which side of
 * which other piece it comes to stand, or on top of it. It says the same wherever the hive lies (R1.4).
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

    /** The first placement of a game, beside nothing. */
    public static RelativeMove first(Piece piece) {
        return ImmutableRelativeMove.of(requireNonNull(piece, "piece"), Optional.empty(), Optional.empty());
    }

    /** A move to the cell of the reference, on top of what stands there. */
    public static RelativeMove onto(Piece piece, Piece reference) {
        return ImmutableRelativeMove.of(
                requireNonNull(piece, "piece"), Optional.empty(), Optional.of(requireNonNull(reference, "reference")));
    }

    /**
     * A move to the neighbouring cell of the reference in that direction.
     *
     * @param direction where the cell lies as seen from the reference: {@link Direction#EAST} to the right of it
     */
    public static RelativeMove beside(Piece piece, Direction direction, Piece reference) {
        return ImmutableRelativeMove.of(
                requireNonNull(piece, "piece"),
                Optional.of(requireNonNull(direction, "direction")),
                Optional.of(requireNonNull(reference, "reference")));
    }

    /** The piece that enters, moves or is thrown. */
    public abstract Piece piece();

    /** Where the piece goes as seen from the reference; empty for its own cell, and for a first placement. */
    public abstract Optional<Direction> direction();

    /**
     * The piece by which the move is told; empty for a first placement. The moving piece may be the reference itself: then the cell
     * is told from where it stands before the move.
     */
    public abstract Optional<Piece> reference();

    /**
     * The move in a position, legal or not: a movement if the piece is on the table there, a placement if not. A first placement
     * goes to {@link Hex#ORIGIN}.
     *
     * @throws IllegalArgumentException if the reference is not on the table; for a first placement, if the table is not empty
     */
    public PieceMove toMove(Position position) {
        requireNonNull(position, "position");
        if (reference().isEmpty()) {
            if (!position.stacks().isEmpty()) {
                throw new IllegalArgumentException("The table is not empty, so " + piece() + " needs a reference.");
            }
            return position.moveOf(piece(), Hex.ORIGIN);
        }
        Hex cell = position.cellOf(reference().get())
                .orElseThrow(() ->
                        new IllegalArgumentException("The piece " + reference().get() + " is not on the table."));
        return position.moveOf(piece(), direction().map(cell::neighbor).orElse(cell));
    }

    /** For example {@code wS1}, {@code wB1 onto bQ} and {@code bA1 EAST of wS1}. */
    @Override
    public String toString() {
        return piece()
                + reference()
                        .map(other -> direction().map(to -> " " + to + " of ").orElse(" onto ") + other)
                        .orElse("");
    }
}
