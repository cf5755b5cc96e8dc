// SPDX-License-Identifier: Apache-2.0
package io.github.hiverules.notation.internal;

import io.github.hiverules.api.Direction;
import io.github.hiverules.api.Hex;
import io.github.hiverules.api.Move;
import io.github.hiverules.api.Piece;
import io.github.hiverules.api.PieceMove;
import io.github.hiverules.api.RelativeMove;
import java.util.Optional;

/** Names cells by the pieces beside them, as MoveStrings do (N1). */
public final class Places {
    private static final Direction[] LOOK = {
        Direction.WEST,
        Direction.NORTH_WEST,
        Direction.NORTH_EAST,
        Direction.EAST,
        Direction.SOUTH_EAST,
        Direction.SOUTH_WEST
    };

    private Places() {}

    /** The directions in the order in which a piece beside a cell is looked for. */
    public static Direction[] order() {
        return LOOK.clone();
    }

    /** The move to a cell told by a piece there or beside it; empty if no other piece is, and the table is not empty. */
    public static Optional<RelativeMove> relative(Piece piece, Hex to, Board board) {
        Optional<Piece> under = board.uppermost(to, piece);
        if (under.isPresent()) {
            return Optional.of(RelativeMove.onto(piece, under.get()));
        }
        for (Direction direction : LOOK) {
            Optional<Piece> reference = board.uppermost(to.neighbor(direction), piece);
            if (reference.isPresent()) {
                return Optional.of(RelativeMove.beside(piece, direction.opposite(), reference.get()));
            }
        }
        return board.isEmpty() ? Optional.of(RelativeMove.first(piece)) : Optional.empty();
    }

    /** The MoveString of a move; empty if none names it, as no other piece is on its destination or beside it. */
    public static Optional<String> find(Move move, Board board) {
        return move instanceof PieceMove pieceMove
                ? relative(pieceMove.piece(), pieceMove.to(), board).map(Places::print)
                : Optional.of("pass");
    }

    /** The MoveString of a move; an exception if it has none, see {@link #find}. */
    public static String print(Move move, Board board) {
        return find(move, board).orElseThrow(() -> unnamed(move));
    }

    public static IllegalArgumentException unnamed(Move move) {
        return new IllegalArgumentException(
                "No MoveString names a move to where no other piece is, and none beside it: " + move + ".");
    }

    /** The MoveString of a move that is told by its reference piece. */
    public static String print(RelativeMove move) {
        String place = place(move);
        return place.isEmpty() ? move.piece().toString() : move.piece() + " " + place;
    }

    private static String place(RelativeMove move) {
        return move.reference()
                .map(reference -> move.direction()
                        .map(direction -> beside(reference, direction.opposite()))
                        .orElseGet(reference::toString))
                .orElse("");
    }

    /** The place of a cell as a MoveString of that piece names it; empty if no other piece is on the cell or around it. */
    public static String of(Piece piece, Hex to, Board board) {
        return relative(piece, to, board).map(Places::place).orElse("");
    }

    /** The place of an empty cell that has the piece beside it in that direction: {@code wA1-} for a piece to the west. */
    public static String beside(Piece reference, Direction fromCell) {
        return switch (fromCell) {
            case WEST -> reference + "-";
            case NORTH_WEST -> reference + "\\";
            case SOUTH_WEST -> reference + "/";
            case EAST -> "-" + reference;
            case NORTH_EAST -> "/" + reference;
            case SOUTH_EAST -> "\\" + reference;
        };
    }
}
